import { API } from '@bozor/contract/shop/routes.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { CartLineRow } from '../app/features/cart/cart-line-row.tsx';
import { buildCart, buildCartItem, buildCartLine } from '../app/features/cart/testing/build-cart.ts';
import { CheckoutPage } from '../app/features/checkout/checkout-page.tsx';
import { ItemPage } from '../app/features/item/item-page.tsx';
import { renderShop } from './render-shop.tsx';
import { buildQuote, replyOf } from './samples.ts';

const APPLES = { name: 'Apples', sold_by: 'weight', measure: { amount: 0.5, per: 'kg' } } as const;
const said = () => document.body.innerText.replace(/[^\w.,:%\n]+/g, ' ');

test('the page of an item that is sold by weight says what is paid, and by how much it may rise', async () => {
  const sample = replyOf(API.items.details);
  await renderShop(<ItemPage idOrSlug="apples" isCampaign={false} />, {
    answers: (server) => {
      server.answer(API.items.details, { ...sample, ...APPLES });
      server.answer(API.cart.list, buildCart());
    },
  });
  await expect.poll(said).toMatch(/About 500 g: you pay what it weighs, at most \d+ % more\./);
});

test('a line of the cart says it for all its pieces, and another line says nothing', async () => {
  const lines = [buildCartLine(buildCartItem(APPLES), { quantity: 3 }), buildCartLine(buildCartItem({ name: 'Milk' }), { quantity: 3 })];
  await renderShop(
    <>
      {lines.map((line) => (
        <CartLineRow key={line.item!.name} line={line} />
      ))}
    </>,
    { answers: (server) => server.answer(API.cart.list, buildCart(...lines)) },
  );
  const row = page.getByRole('article', { name: 'Apples' });
  await expect
    .poll(() => (row.element() as HTMLElement).innerText.replace(/[^\w.,]+/g, ' '))
    .toContain('About 1.5 kg, you pay what it weighs');
  expect(page.getByText(/you pay what it weighs/).elements()).toHaveLength(1);
});

test('the checkout says it before the order is placed', async () => {
  const quote = buildQuote();
  const line = { ...quote.lines[0]!, name: 'Apples', weight: 1500 };
  await renderShop(<CheckoutPage />, {
    answers: (server) =>
      server.answer(API.checkout.quote, { ...quote, lines: [line, { ...line, id: line.id + 1, name: 'Milk', weight: null }] }),
  });
  await expect.poll(said).toContain('About 1.5 kg, you pay what it weighs');
  expect(page.getByText(/you pay what it weighs/).elements()).toHaveLength(1);
});
