import { API } from '@bozor/contract/shop/routes.ts';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { MyOrders } from '../app/features/orders/my-orders.tsx';
import { renderShop } from './render-shop.tsx';
import { replyOf } from './samples.ts';
import type { ShopServer } from './shop-server.ts';

const list = replyOf(API.orders.list);
const [sample] = list.orders;
const orders = (ids: readonly number[], total = ids.length) => ({
  ...list,
  total_size: total,
  orders: ids.map((id) => ({ ...sample!, id })),
});
const FIRST = 123_456_701;
const ids = (count: number, from = FIRST) => Array.from({ length: count }, (_, at) => from + at);
const cards = () => document.querySelectorAll('article[class] h2 a').length;

test('an order that is canceled leaves the list without a reload', async () => {
  const answers = (server: ShopServer) => {
    server.answer(API.orders.list, ({ params }) => orders(params['status'] === 'list' ? [] : [FIRST]));
    server.answer(API.orders.details, replyOf(API.orders.details, { id: FIRST, can_cancel: true }));
  };
  const { server } = await renderShop(<MyOrders />, { address: `/my-orders?orderId=${FIRST}`, answers });
  await page.getByRole('button', { name: 'Cancel Order' }).click();
  await page.getByRole('radio').first().click();
  server.answer(API.orders.list, orders([]));
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect.poll(cards).toBe(0);
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('the next page is fetched once when requested twice, and is appended', async () => {
  const answers = (server: ShopServer) =>
    server.answer(API.orders.list, ({ query }) => orders(query.get('offset') === '1' ? ids(10) : ids(2, FIRST + 10), 12));
  const { server } = await renderShop(<MyOrders />, { address: '/my-orders', answers });
  await expect.poll(cards).toBe(10);
  const release = server.hold(API.orders.list);
  await page.getByRole('button', { name: /more/i }).dblClick();
  release();
  await expect.poll(cards).toBe(12);
  expect(server.received(API.orders.list).filter(({ query }) => query.get('offset') === '2')).toHaveLength(1);
});

test('a failed page keeps the rows before it and can be retried', async () => {
  const answers = (server: ShopServer) =>
    server.answer(API.orders.list, ({ query }) => orders(query.get('offset') === '1' ? ids(10) : ids(2, FIRST + 10), 12));
  const { server } = await renderShop(<MyOrders />, { address: '/my-orders', answers });
  await expect.poll(cards).toBe(10);
  server.refuse(API.orders.list, 'bad-request');
  await page.getByRole('button', { name: /more/i }).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Something went wrong. Please try again.');
  expect(cards()).toBe(10);
  server.recover();
  await page.getByRole('button', { name: /more/i }).click();
  await expect.poll(cards).toBe(12);
});

test.each([
  ['en', 'ArrowRight'],
  ['ar', 'ArrowLeft'],
] as const)('in %s %s moves to the next tab, which shows its own list', async (locale, key) => {
  const answers = (server: ShopServer) =>
    server.answer(API.orders.list, ({ params }) => orders(params['status'] === 'list' ? ids(3) : ids(1)));
  await renderShop(<MyOrders />, { address: '/my-orders', answers, locale });
  await expect.poll(cards).toBe(1);
  const [first, second] = document.querySelectorAll<HTMLElement>('[role=tab]');
  first!.focus();
  await userEvent.keyboard(`{${key}}`);
  await expect.element(second!).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(second!).toHaveAttribute('aria-selected', 'true');
  await expect.poll(cards).toBe(3);
});
