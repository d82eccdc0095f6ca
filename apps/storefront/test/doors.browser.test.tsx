import { API } from '@bozor/contract/shop/routes.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { useCheckoutDraft } from '../app/features/checkout/checkout-draft.ts';
import { useDoor } from '../app/features/checkout/use-door.ts';
import { setDeliveryPlace } from '../app/platform/scope/delivery-place.tsx';
import type { PlaceDoor } from '../app/platform/scope/place-door.ts';
import { renderShop } from './render-shop.tsx';
import { replyOf } from './samples.ts';
import type { ShopServer } from './shop-server.ts';

const [sample] = replyOf(API.customer.addresses).addresses;
const [found] = replyOf(API.place.geocode).results;
const POINT = { lat: 41.33, lng: 69.25 };
const saved = { ...sample!, address: 'Navoiy 7', latitude: POINT.lat, longitude: POINT.lng, house: '7-B', floor: '9', road: 'Navoiy' };

/** The house beside the point is another than the customer's. */
function answers(server: ShopServer) {
  server.answer(API.customer.addresses, replyOf(API.customer.addresses, { addresses: [saved] }));
  const beside = { ...found!, place_id: 'road:navoiy#11', name: 'Navoiy 11', house: '11', formatted_address: 'Navoiy 11' };
  server.answer(API.place.geocode, replyOf(API.place.geocode, { results: [beside] }));
}

const typed: PlaceDoor = { house: '15, 42', floor: '3', note: 'Korzinka' };

test.each([
  ['of a saved address are its own, not those of the house beside its point', 'Navoiy 7', undefined, '7-B', '9'],
  ['of a searched address are those that were typed with it', 'Navoiy 15', typed, '15, 42', '3'],
  ['of a point on the map are those of the house there', 'Navoiy 11', undefined, '11', ''],
  ['of an address that the point does not name stay empty', 'Beshogʻoch', undefined, '', ''],
])('house and floor %s', async (_what, address, door, house, floor) => {
  await renderShop(<Door />, { answers });
  setDeliveryPlace({ address, point: POINT as never, zoneIds: [1 as never], door });
  await expect.element(page.getByLabelText('House')).toHaveValue(house);
  await expect.element(page.getByLabelText('Floor')).toHaveValue(floor);
});

test('what was typed into the fields before there was an address stays', async () => {
  await renderShop(<Door />, { answers, visitor: 'nobody' });
  await page.getByLabelText('House').fill('99');
  setDeliveryPlace({ address: 'Navoiy 11', point: POINT as never, zoneIds: [1 as never], door: undefined });
  await expect.element(page.getByText('found')).toBeVisible();
  await expect.element(page.getByLabelText('House')).toHaveValue('99');
});

test('another address takes its own house, and forgets the floor of the earlier one', async () => {
  await renderShop(<Door />, { answers });
  setDeliveryPlace({ address: 'Navoiy 15', point: POINT as never, zoneIds: [1 as never], door: typed });
  await expect.element(page.getByLabelText('Floor')).toHaveValue('3');
  setDeliveryPlace({ address: 'Navoiy 11', point: POINT as never, zoneIds: [1 as never], door: undefined });
  await expect.element(page.getByLabelText('House')).toHaveValue('11');
  await expect.element(page.getByLabelText('Floor')).toHaveValue('');
});

function Door() {
  const [draft, change] = useCheckoutDraft();
  const isFindable = useDoor(draft, change);
  return (
    <>
      <input aria-label="House" value={draft.house} onChange={(event) => change({ house: event.target.value })} />
      <input aria-label="Floor" value={draft.floor} readOnly />
      {isFindable && <p>found</p>}
    </>
  );
}
