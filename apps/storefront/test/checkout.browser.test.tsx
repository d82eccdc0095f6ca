import { API } from '@bozor/contract/shop/routes.ts';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { buildCart, buildCartItem, buildCartLine } from '../app/features/cart/testing/build-cart.ts';
import { readDraft } from '../app/features/checkout/checkout-draft.ts';
import { CheckoutPage } from '../app/features/checkout/checkout-page.tsx';
import { TimeCard } from '../app/features/checkout/time-card.tsx';
import { renderShop } from './render-shop.tsx';
import { buildConfig, buildQuote, replyOf } from './samples.ts';
import type { ShopServer } from './shop-server.ts';

const item = buildCartItem({ name: 'Plov', module_type: 'food', module_id: 1, module: { id: 1, module_type: 'food' } });
const cash = { payment_method: 'cash_on_delivery', available: true, reason: null, maximum: null } as const;
const [address] = replyOf(API.customer.addresses).addresses;
const place = page.getByRole('button', { name: /^Place Order/ });
const alert = page.getByRole('alert');

function answers(server: ShopServer) {
  server.answer(API.cart.list, buildCart(buildCartLine(item)));
  server.answer(API.checkout.quote, buildQuote({ payment_options: [cash] }));
  server.answer(API.stores.details, replyOf(API.stores.details, { delivery: true }));
  server.answer(API.customer.info, replyOf(API.customer.info, { f_name: 'Dilnoza', l_name: 'Karimova', phone: '+998901234567' }));
  // The saved address is the place that is delivered to.
  const saved = {
    ...address!,
    address: 'Amir Temur 15',
    latitude: 41.31,
    longitude: 69.27,
    house: '7',
    floor: '2',
    contact_person_number: '+998901234567',
  };
  server.answer(API.customer.addresses, replyOf(API.customer.addresses, { addresses: [saved] }));
}

async function renderCheckout() {
  const { server } = await renderShop(<CheckoutPage />, { address: '/checkout', answers });
  await expect.element(place).toBeVisible();
  await expect.element(place).not.toHaveAttribute('aria-disabled', 'true');
  return server;
}

test('an order goes to the door of the saved address that is delivered to', async () => {
  const server = await renderCheckout();
  await place.click();
  await expect.poll(() => server.received(API.checkout.place)[0]?.body).toMatchObject({ address: 'Amir Temur 15', house: '7', floor: '2' });
});

/** Chooses a tip, and holds the bill with it back. Resolves to its release. */
async function changeTip(server: ShopServer) {
  const before = server.received(API.checkout.quote).length;
  const release = server.hold(API.checkout.quote);
  await page.getByRole('radio', { name: /5.000/ }).first().click({ force: true });
  await expect.poll(() => server.received(API.checkout.quote).length).toBe(before + 1);
  await expect.element(place).toHaveAttribute('aria-disabled', 'true');
  return release;
}

test('a press while the bill is requested again waits for it, and places the order once', async () => {
  const server = await renderCheckout();
  const release = await changeTip(server);
  await place.click({ force: true });
  await expect.element(place).toHaveAttribute('aria-busy', 'true');
  await place.click({ force: true });
  expect(server.received(API.checkout.place)).toHaveLength(0);
  release();
  await expect.poll(() => server.received(API.checkout.place).map(({ body }) => body)).toMatchObject([{ dm_tips: 5000 }]);
  await expect.poll(() => server.received(API.checkout.place).length).toBe(1);
});

test('a press at an amount that the new bill changes says so, and the next one places the order', async () => {
  const server = await renderCheckout();
  server.answer(API.checkout.quote, buildQuote({ payment_options: [cash], quote_id: 'with-tip', payable_amount: 31_000 }));
  const release = await changeTip(server);
  await place.click({ force: true });
  release();
  await expect.element(alert.getByText(/The amount is now .*31.000.* Press again to place the order/)).toBeVisible();
  await expect.element(place).not.toHaveAttribute('aria-busy');
  expect(server.received(API.checkout.place)).toHaveLength(0);
  await place.click();
  await expect.poll(() => server.received(API.checkout.place).map(({ body }) => body)).toMatchObject([{ quote_id: 'with-tip' }]);
});

test('a press whose bill is lost says so, and places nothing', async () => {
  const server = await renderCheckout();
  const release = await changeTip(server);
  await place.click({ force: true });
  server.lose(API.checkout.quote);
  release();
  await expect.element(alert.getByText('Connection lost. Please try again.')).toBeVisible();
  expect(server.received(API.checkout.place)).toHaveLength(0);
});

test('an obstacle takes the focus at a press of Place Order, and keeps it once a way past it is taken', async () => {
  const obstacle = { code: 'no-delivery', message: 'The store does not deliver here.', field: null, line_id: null, name: null };
  const way = { action: 'take_away', schedule_at: null, quantity: null } as const;
  const { server } = await renderShop(<CheckoutPage />, {
    address: '/checkout',
    answers: (shop) => {
      answers(shop);
      const blocked = buildQuote({ payment_options: [cash], obstacles: [{ ...obstacle, actions: [way] }] });
      shop.answer(API.checkout.quote, ({ body }) =>
        (body as { order_type: string }).order_type === 'take_away' ? buildQuote({ payment_options: [cash] }) : blocked,
      );
    },
  });
  await expect.element(place).not.toHaveAttribute('aria-disabled', 'true');
  await place.click();
  const obstacles = page.getByRole('status').filter({ has: page.getByRole('button', { name: 'Collect it yourself' }) });
  await expect.element(obstacles).toHaveFocus();
  expect(server.received(API.checkout.place)).toHaveLength(0);
  const press = page.getByRole('button', { name: 'Collect it yourself' });
  (press.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(press).not.toBeInTheDocument();
  await expect.poll(() => document.activeElement).not.toBe(document.body);
});

test('a time is chosen among the slots of a day, and given up for as soon as possible', async () => {
  await renderShop(<Times />);
  const chosen = page.getByTestId('time');
  await expect.element(chosen).toHaveTextContent('now');
  await page.getByRole('radio', { name: /At a time of your choice/ }).click({ force: true });
  await expect.element(chosen).toHaveTextContent('2026-11-20T07:30:00.000Z');
  await page.getByRole('group', { name: 'Day' }).getByRole('radio').nth(1).click({ force: true });
  await expect.element(chosen).toHaveTextContent('2026-11-20T19:00:00.000Z');
  await page.getByRole('group', { name: 'Time' }).getByRole('radio').nth(1).click({ force: true });
  await expect.element(chosen).toHaveTextContent('2026-11-20T19:30:00.000Z');
  await page.getByRole('radio', { name: /As soon as possible/ }).click({ force: true });
  await expect.element(chosen).toHaveTextContent('now');
});

/** Slots of a store that is open day and night, at noon in Tashkent. */
function Times() {
  const [draft, setDraft] = useState(() => ({ ...readDraft(), scheduleAt: undefined as string | undefined }));
  const nowMs = Date.parse('2026-11-20T07:00:00Z');
  const slots = Array.from({ length: 96 }, (_, index) => new Date(nowMs + (index + 1) * 30 * 60_000).toISOString());
  const soon = new Date(nowMs).toISOString();
  const times = { asap: { from: soon, to: soon, latest: soon }, not_now: [], slots, slot_minutes: 30 };
  return (
    <>
      <output data-testid="time">{draft.scheduleAt ?? 'now'}</output>
      <TimeCard
        times={times}
        draft={draft}
        change={(changes) => setDraft((before) => ({ ...before, ...changes }))}
        promise={undefined}
        nowMs={nowMs}
      />
    </>
  );
}

test('where guests may not order, the checkout asks to sign in on arrival [perm-02]', async () => {
  const config = { ...buildConfig(), guest_checkout_status: 0 as const };
  const { server } = await renderShop(<CheckoutPage />, { address: '/checkout', visitor: 'guest', answers, config });
  await expect.element(page.getByRole('dialog', { name: 'Sign In' })).toBeVisible();
  await expect.element(page.getByText('Sign in to place your order')).toBeInTheDocument();
  expect(place.elements()).toEqual([]);
  expect(server.received(API.checkout.place)).toEqual([]);
});
