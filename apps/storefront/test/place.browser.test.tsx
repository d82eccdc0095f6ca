import { API } from '@bozor/contract/shop/routes.ts';
import { openOverlay } from '@bozor/web/overlays/overlays.ts';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { useLanguageChoice } from '../app/features/language/use-language-choice.ts';
import { LocationMenu } from '../app/features/place/location-menu.tsx';
import { useZoneRefresh } from '../app/features/place/use-zone-refresh.ts';
import { readStored } from '../app/platform/storage.ts';
import { renderShop } from './render-shop.tsx';
import { replyOf } from './samples.ts';
import type { ShopServer } from './shop-server.ts';

const [sample] = replyOf(API.customer.addresses).addresses;
const saved = { ...sample!, id: 3, address: 'Navoiy 7', latitude: 41.33, longitude: 69.25, zone_ids: [1], contact_person_name: 'Aziz' };
const withSaved = (server: ShopServer) => server.answer(API.customer.addresses, replyOf(API.customer.addresses, { addresses: [saved] }));

test('a saved address that is chosen in the header is delivered to, says so and closes the menu', async () => {
  const close = vi.fn<() => void>();
  await renderShop(<LocationMenu close={close} />, { answers: withSaved });
  await page.getByRole('button', { name: /Navoiy 7/ }).click();
  await expect.element(page.getByText('New delivery address selected.')).toBeVisible();
  expect(close).toHaveBeenCalledOnce();
  expect(readStored('location')).toBe('Navoiy 7');
});

test('a saved address that is selected in the dialog goes on with its details', async () => {
  const then = vi.fn<(kept: object) => void>();
  await renderShop(
    <button type="button" onClick={() => openOverlay('saved-addresses', { then })}>
      Opener
    </button>,
    { answers: withSaved },
  );
  await page.getByRole('button', { name: 'Opener' }).click();
  await page.getByRole('radio').click({ force: true });
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await expect.poll(() => then.mock.calls).toEqual([[expect.objectContaining({ contact_person_name: 'Aziz' })]]);
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(readStored('location')).toBe('Navoiy 7');
});

const elsewhere = (server: ShopServer) => {
  server.answer(API.place.zoneOf, replyOf(API.place.zoneOf, { zone_id: '[2]' }));
};
const nowhere = (server: ShopServer) => {
  server.refuse(API.place.zoneOf, 'zone-not-found');
};
const offline = (server: ShopServer) => {
  server.lose(API.place.zoneOf);
};

test.each([
  ['are those of the server', elsewhere, 'Amir Temur 15', [2]],
  ['are forgotten with it where nobody delivers', nowhere, undefined, undefined],
  ['stay while the network is down', offline, 'Amir Temur 15', [1]],
])('the zones of a place where nothing is offered %s', async (_what, answers, address, zones) => {
  const { server } = await renderShop(<NothingOffered />);
  answers(server);
  const before = server.received(API.place.zoneOf).length;
  await page.getByRole('button', { name: 'Nothing is offered' }).click();
  await expect.poll(() => server.received(API.place.zoneOf).length).toBeGreaterThan(before);
  const stored = () => ({ address: readStored('location'), zones: readStored('location') && readStored('zoneid') });
  await expect.poll(stored).toEqual({ address, zones });
});

test('another language is asked about first, the present one is not', async () => {
  await renderShop(<Languages />);
  await page.getByRole('button', { name: 'en', exact: true }).click();
  await page.getByRole('button', { name: 'uz', exact: true }).click();
  await expect.poll(() => page.getByRole('alertdialog').elements().length).toBe(1);
  await page.getByRole('alertdialog').getByRole('button').first().click();
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
  expect(readStored('language-setting')).toBe('en');
});

function NothingOffered() {
  const [isNothing, setNothing] = useState(false);
  useZoneRefresh(isNothing);
  return (
    <button type="button" onClick={() => setNothing(true)}>
      Nothing is offered
    </button>
  );
}

function Languages() {
  const { options, choose } = useLanguageChoice();
  return options.map((option) => (
    <button key={option.languageCode} type="button" onClick={() => choose(option)}>
      {option.languageCode}
    </button>
  ));
}
