import { API } from '@bozor/contract/shop/routes.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { buildCartItem } from '../app/features/cart/testing/build-cart.ts';
import { ItemGrid } from '../app/features/catalogue/item-grid.tsx';
import type { ItemCardLayout } from '../app/features/catalogue/item-card-layout.ts';
import { StoreGrid } from '../app/features/catalogue/store-grid.tsx';
import { renderShop } from './render-shop.tsx';
import { replyOf } from './samples.ts';

const FLASH = { id: 1, flash_sale_id: 1, sold: 41, stock: 50, available_stock: 9 };
const bread = buildCartItem({
  id: 1,
  name: 'Toast bread of wholemeal flour with sunflower seeds',
  store_id: 1,
  store_name: 'Oloy Basket',
  price: 16_990,
  discounted_price: 15_300,
  reference_price: 16_990,
  discount_chip: { discount: 10, discount_type: 'percent' } as never,
  measure: { amount: 0.5, per: 'kg' },
  unit_price: { amount: 30_600, per: 'kg' },
  recommended: 1,
  organic: 1,
  avg_rating: 4.8,
  rating_count: 12,
});
const LAYOUTS = ['vertical', 'popular', 'list', 'food', 'special', 'flash', 'flash-slide'] as const satisfies readonly ItemCardLayout[];

/** Texts of a card in the order of the document, as a screen reader meets them. */
const readingOf = (card: Element) => (card.textContent ?? '').replaceAll(/\s+/g, ' ');

test.each(LAYOUTS)('the card %s begins with the name, which names it, and says price and discount in one piece each', async (layout) => {
  const flash = layout.startsWith('flash') ? (FLASH as never) : null;
  await renderShop(<ItemGrid items={[{ ...bread, flash }]} layout={layout} label="Items" />, { width: 360 });
  await expect.element(page.getByRole('article', { name: bread.name, exact: true })).toBeVisible();
  const card = page.getByRole('article').element();
  expect(card.querySelector('h3, [class*=price], [class*=badge], button')).toBe(card.querySelector('h3'));
  const amount = [...card.querySelectorAll('bdi')].find(({ textContent }) => textContent?.startsWith('15'))!;
  expect([...amount.childNodes].map(({ nodeType, textContent }) => [nodeType, textContent])).toEqual([[3, '15\u202F300\u00A0so‘m']]);
  expect(readingOf(card)).toContain('−10% discount');
  expect(readingOf(card)).toContain('Oloy Basket');
  await expect.element(page.getByRole('heading', { name: bread.name, exact: true })).toBeVisible();
});

test('a picture has one badge, and the facts name the other marks apart', async () => {
  await renderShop(<ItemGrid items={[bread, { ...bread, id: 2, discount_chip: null }]} label="Items" />);
  const [reduced, plain] = page.getByRole('article').elements();
  const badges = (card: Element) => [...card.querySelectorAll('[data-kind]')].map(({ textContent }) => textContent);
  expect([badges(reduced!), badges(plain!)]).toEqual([['−10% discount'], ['Recommend']]);
  expect(readingOf(reduced!)).toMatch(/500 g .*4\.8 Recommend Organic 30 600 so‘m per kg/);
});

test('items of one name in several stores have labels that name the store', async () => {
  const other = { ...bread, id: 2, store_id: 2, store_name: 'Chinor' };
  await renderShop(<ItemGrid items={[bread, other, { ...bread, id: 3, name: 'Milk' }]} label="Items" />);
  const names = page
    .getByRole('button', { name: /to the cart$/ })
    .elements()
    .map((button) => button.getAttribute('aria-label'));
  expect(names).toEqual([`Add ${bread.name}, Oloy Basket, to the cart`, `Add ${bread.name}, Chinor, to the cart`, 'Add Milk to the cart']);
  await expect.element(page.getByRole('article', { name: `${bread.name} Chinor`, exact: true })).toBeVisible();
});

test('the pieces sold of a sale are said once', async () => {
  await renderShop(<ItemGrid items={[{ ...bread, flash: FLASH as never }]} layout="flash" label="Items" />);
  await expect.element(page.getByRole('progressbar', { name: 'Sold 41', exact: true })).toHaveAttribute('value', '82');
  expect(page.getByText('Sold 41').element().getAttribute('aria-hidden')).toBe('true');
  await expect.element(page.getByText('9 left')).toBeVisible();
});

test('the card of a store begins with its name and says delivery and time in words', async () => {
  const [store] = replyOf(API.stores.popular).stores;
  const free = {
    ...store!,
    name: 'Oloy Basket',
    open: true,
    delivery: true,
    delivery_time: '20-30',
    free_delivery: true,
    closing_at: null,
  };
  await renderShop(<StoreGrid stores={[{ ...free, delivery_terms: { ...free.delivery_terms, free_delivery: true } }]} />, {
    visitor: 'nobody',
  });
  const card = page.getByRole('article', { name: 'Oloy Basket', exact: true });
  await expect.element(card).toBeVisible();
  expect(readingOf(card.element())).toMatch(/Oloy Basket.*Free delivery.*\d+–\d+ min/);
  expect(readingOf(card.element())).not.toMatch(/\d\d:\d\d/);
});
