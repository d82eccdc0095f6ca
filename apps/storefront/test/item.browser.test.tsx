import type { ItemDetails } from '@bozor/contract/shop/catalogue/item-details.ts';
import { API } from '@bozor/contract/shop/routes.ts';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { buildCart } from '../app/features/cart/testing/build-cart.ts';
import { ItemPage } from '../app/features/item/item-page.tsx';
import { renderShop, type RenderOptions } from './render-shop.tsx';
import { replyOf } from './samples.ts';

const PICTURES = ['one', 'two', 'three'].map(
  (name) => `data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==#${name}`,
);
const SIZE = {
  name: 'Size',
  type: 'single',
  required: 'on',
  min: 0,
  max: 0,
  values: ['Small', 'Large'].map((label) => ({ label, optionPrice: 0, isSelected: false })),
} as const;

async function renderItem(different: Partial<ItemDetails>, options: RenderOptions = {}) {
  const sample = replyOf(API.items.details);
  const item = {
    ...sample,
    name: 'Plov',
    stock: null,
    schedule_order: true,
    variations: [],
    choice_options: [],
    food_variations: [],
    ...different,
  };
  const shop = await renderShop(
    <main id="main">
      <ItemPage idOrSlug="plov" isCampaign={false} />
    </main>,
    {
      ...options,
      answers: (server) => {
        server.answer(API.items.details, { ...item, store: { ...item.store, open: true } });
        server.answer(API.cart.list, buildCart());
      },
    },
  );
  await expect.element(page.getByRole('heading', { level: 1, name: 'Plov' })).toBeVisible();
  return shop;
}

const track = () => document.querySelector<HTMLElement>('main [class*="_track_"]')!;
/** The picture in sight, counted from 0. */
const inSight = () => Math.round(Math.abs(track().scrollLeft) / track().clientWidth);

test.each([
  ['en', 1],
  ['ar', -1],
] as const)('in %s the pictures of an item are leafed by arrows and by thumbnails, each in its direction', async (locale, sign) => {
  await renderItem({ images_full_url: PICTURES }, { locale });
  const [back, on] = [...document.querySelectorAll<HTMLElement>('main [class*="_arrows_"] button')];
  await expect.element(back!).toHaveAttribute('aria-disabled', 'true');
  on!.click();
  await expect.poll(inSight).toBe(1);
  expect(Math.sign(track().scrollLeft)).toBe(sign);
  await expect.element(back!).toHaveAttribute('aria-disabled', 'false');
  const thumbs = [...document.querySelectorAll<HTMLElement>('main [class*="_thumbs_"] button')];
  thumbs[2]!.click();
  await expect.poll(inSight).toBe(2);
  await expect.element(thumbs[2]!).toHaveAttribute('aria-current', 'true');
  await expect.element(on!).toHaveAttribute('aria-disabled', 'true');
});

test.each([
  ['en', 'ArrowRight', 'ArrowLeft'],
  ['ar', 'ArrowLeft', 'ArrowRight'],
] as const)('in %s %s shows the next enlarged picture and %s the one before, until it is made larger', async (locale, on, back) => {
  await renderItem({ images_full_url: PICTURES }, { locale });
  document.querySelector<HTMLElement>('main [class*="_zoom_"]')!.click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog).toBeVisible();
  const said = () => dialog.getByRole('status').element().textContent;
  const first = said();
  const frame = dialog.element().querySelector<HTMLElement>('[aria-pressed]')!;
  frame.focus();
  await userEvent.keyboard(`{${back}}`);
  expect(said()).toBe(first);
  await userEvent.keyboard(`{${on}}`);
  await expect.poll(said).not.toBe(first);
  await userEvent.keyboard(`{${back}}`);
  await expect.poll(said).toBe(first);
  await userEvent.keyboard('{Enter}');
  await expect.element(frame).toHaveAttribute('aria-pressed', 'true');
  await userEvent.keyboard(`{${on}}`);
  expect(said()).toBe(first);
});

test('an option that is missing is named, marked and gets the focus, and nothing is sent', async () => {
  const { server } = await renderItem({ food_variations: [SIZE] });
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  const sentence = 'Size can not remain without selection';
  await expect.element(page.getByText(sentence).first()).toBeVisible();
  await expect.element(page.getByRole('radio', { name: 'Small' })).toHaveFocus();
  await expect.element(page.getByRole('radiogroup', { name: /^Size/ })).toHaveAccessibleDescription(sentence);
  expect(server.received(API.cart.add)).toHaveLength(0);
  await page.getByText('Large').click();
  await expect.element(page.getByRole('radiogroup', { name: /^Size/ })).toHaveAttribute('aria-invalid', 'false');
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect.poll(() => server.received(API.cart.add).length).toBe(1);
});

test('no more than an item allows can be chosen, and the reason is told', async () => {
  await renderItem({ maximum_cart_quantity: 1 });
  await page.getByRole('button', { name: 'One more' }).first().click();
  await expect.element(page.getByText('Out of Limits')).toBeVisible();
  await expect.element(page.getByRole('group', { name: 'Quantity' }).getByRole('status').first()).toHaveTextContent('01');
});

test('an item is bought at once by the checkout with only this item', async () => {
  await renderItem({});
  await page.getByRole('button', { name: 'Buy Now' }).first().click();
  await expect.poll(() => `${window.location.pathname}${window.location.search}`).toBe('/checkout?page=buy_now');
});

test.each([
  ['no option contains any', [], ['No allergens']],
  [
    'an option contains some',
    [{ name: 'Cheese sauce', allergies_name: ['Milk', 'Eggs'] }],
    ['No allergens in the dish itself', 'Cheese sauce contains: Milk, Eggs'],
  ],
  ['an add-on does not state them', [{ name: 'Mystery dip', allergies_name: null }], ['No allergens in the dish itself']],
])('a dish without allergens is called so where %s', async (_, option_allergies, expected) => {
  await renderItem({
    module_type: 'food',
    allergens_stated: true,
    allergies_name: [],
    nutritions_name: [],
    is_halal: 0,
    organic: 0,
    option_allergies,
  });
  const marks = () => [...document.querySelectorAll('main [class*="_marks_"] li')].map(({ textContent }) => textContent);
  await expect.poll(marks).toEqual(expected);
});

test('an option is not named for allergens that the dish has itself', async () => {
  const option_allergies = [
    { name: 'Extra cheese', allergies_name: ['Milk'] },
    { name: 'Garlic sauce', allergies_name: ['Milk', 'Eggs'] },
  ];
  await renderItem({ module_type: 'food', allergens_stated: true, allergies_name: ['Milk'], option_allergies });
  await expect.element(page.getByText('Garlic sauce contains: Eggs')).toBeVisible();
  expect(document.body.textContent).not.toContain('Extra cheese contains');
});

test.each([
  [80_000, 1],
  [0, 0],
])('an order of %s or more from which the store takes something off is named at the item', async (min_purchase, count) => {
  const terms = { discount: 10, discount_type: 'percent', max_discount: null } as const;
  const dates = { start_date: '2020-01-01T00:00:00Z', end_date: '2031-01-19T12:00:00Z' };
  await renderItem({ store_discount_terms: { ...terms, ...dates, min_purchase } });
  expect(page.getByText(/^10% off when you order for 80\s000\s\S+ or more, until /).elements()).toHaveLength(count);
});
