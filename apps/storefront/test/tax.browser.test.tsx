import { API } from '@bozor/contract/shop/routes.ts';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { buildCart } from '../app/features/cart/testing/build-cart.ts';
import { ItemDialog } from '../app/features/item/item-dialog.tsx';
import { ItemPage } from '../app/features/item/item-page.tsx';
import { StoreTerms } from '../app/features/store/store-terms.tsx';
import { renderShop } from './render-shop.tsx';
import { replyOf } from './samples.ts';

interface Tax {
  readonly tax_percent: number;
  readonly tax_included: boolean;
}

const nothing = () => undefined;
const PLACES: readonly (readonly [string, (tax: Tax) => ReactElement])[] = [
  ['page of an item', () => <ItemPage idOrSlug="plov" isCampaign={false} />],
  ['dialog of an item', () => <ItemDialog idOrSlug="plov" open close={nothing} closed={nothing} />],
  ['page of a store', (tax) => <StoreTerms store={{ ...replyOf(API.stores.details), ...tax }} near={undefined} />],
];

async function render(place: (tax: Tax) => ReactElement, tax: Tax) {
  const item = { ...replyOf(API.items.details), category_ids: [], variations: [], choice_options: [], food_variations: [] };
  await renderShop(<main id="main">{place(tax)}</main>, {
    answers: (server) => {
      server.answer(API.items.details, { ...item, store: { ...item.store, ...tax } });
      server.answer(API.cart.list, buildCart());
    },
  });
}

test.each(PLACES)('the %s says the tax that comes on top of its prices', async (_name, place) => {
  await render(place, { tax_percent: 12, tax_included: false });
  await expect.element(page.getByText('+ 12 % tax', { exact: true })).toBeVisible();
});

test.each(PLACES)('the %s says nothing of a tax that is inside its prices, or none', async (_name, place) => {
  await render(place, { tax_percent: 12, tax_included: true });
  await expect.element(page.getByText('Delivery').or(page.getByRole('heading')).first()).toBeVisible();
  expect(page.getByText('% tax').elements()).toEqual([]);
  await render(place, { tax_percent: 0, tax_included: false });
  await expect.element(page.getByText('Delivery').or(page.getByRole('heading')).first()).toBeVisible();
  expect(page.getByText('% tax').elements()).toEqual([]);
});
