import { API } from '@bozor/contract/shop/routes.ts';
import type { DeviceOrder } from '@bozor/contract/shop/orders/order-shapes.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { MyOrders } from '../app/features/orders/my-orders.tsx';
import { OrderBar } from '../app/features/orders/order-bar.tsx';
import { rememberOrder } from '../app/platform/session/placed-orders.ts';
import { readStored } from '../app/platform/storage.ts';
import { renderShop, type RenderOptions } from './render-shop.tsx';
import { replyOf } from './samples.ts';
import type { ShopServer } from './shop-server.ts';

const [sample] = replyOf(API.orders.ofDevice).orders;
const tokenOf = (id: number) => `${id}.${'t'.repeat(22)}`;
const order = (id: number, different: Partial<DeviceOrder> = {}): DeviceOrder => ({
  ...sample!,
  id,
  order_id: id,
  order_status: 'pending',
  order_step: 1,
  payment_method: 'cash_on_delivery',
  can_pay: false,
  eta: null,
  tracking_token: tokenOf(id),
  ...different,
});
const running = (server: ShopServer, ...orders: DeviceOrder[]) =>
  server.answer(API.orders.ofDevice, replyOf(API.orders.ofDevice, { orders, total_size: orders.length }));
const bar = page.getByRole('region', { name: 'Orders under way' });

/** A guest who has placed orders here. */
const showBar = (options: RenderOptions, ...placed: number[]) =>
  renderShop(<OrderBar page="home" />, {
    visitor: 'guest',
    ...options,
    answers: (server) => {
      placed.forEach((id) => rememberOrder(tokenOf(id)));
      options.answers?.(server);
    },
  });

test("a guest's running order is followed by one press, proved by its kept link", async () => {
  const { server } = await showBar({ answers: (shop) => running(shop, order(123456789)) }, 123456789);
  await expect.element(bar.getByText('Waiting for the store to confirm')).toBeVisible();
  await expect.element(bar.getByText('Order No. 123 456 789')).toBeVisible();
  expect(server.received(API.orders.ofDevice)[0]!.query.get('tokens')).toBe(tokenOf(123456789));
  await bar.getByRole('button').first().click();
  await expect.poll(() => server.received(API.orders.track)[0]?.query.get('token')).toBe(tokenOf(123456789));
});

test('a priced prescription says its price and until when it is answered, in the bar and in the list', async () => {
  const proposed = order(123456789, {
    order_status: 'price_proposed',
    order_step: 0,
    order_amount: 81_330,
    price_proposal: { before: 6_330, amount: 81_330, agree_until: '2026-11-20T16:45:00Z' },
  });
  await showBar({ answers: (shop) => running(shop, proposed) }, 123456789);
  await expect.element(bar.getByText('Do you agree to the price?')).toBeVisible();
  await expect.element(bar.getByText(/81.330/)).toBeVisible();
  await expect.element(bar.getByText(/^Answer until/)).toBeVisible();
  await cleanup();
  await renderShop(<MyOrders />, { visitor: 'guest', answers: (shop) => running(shop, proposed) });
  await expect.element(page.getByRole('article').getByText('Price proposed')).toBeVisible();
  await expect.element(page.getByRole('article').getByText(/^Answer until/)).toBeVisible();
});

test('several orders are counted, and their list is opened', async () => {
  await showBar({ answers: (shop) => running(shop, order(123456789), order(223456789)) }, 123456789, 223456789);
  await expect.element(bar.getByText('2 orders are under way')).toBeVisible();
  await bar.getByRole('button').first().click();
  await expect.poll(() => window.location.search).toContain('page=my-orders');
});

test('without a running order nothing is asked for and nothing shown', async () => {
  const { server } = await showBar({ answers: (shop) => running(shop) }, 123456789);
  await expect.poll(() => readStored('placed_orders')).toEqual([{ token: tokenOf(123456789), over: true }]);
  await expect.element(bar).not.toBeInTheDocument();
  expect(server.received(API.orders.ofDevice)).toHaveLength(1);
  const customer = await renderShop(<OrderBar page="home" />, {
    answers: (shop) => shop.answer(API.customer.info, replyOf(API.customer.info, { running_orders: 0 })),
  });
  await expect.poll(() => customer.server.received(API.customer.info).length).toBeGreaterThan(0);
  expect(customer.server.received(API.orders.ofDevice)).toHaveLength(0);
});

test("a customer's own order has the bar too, but not in the checkout", async () => {
  const answers = (shop: ShopServer) => {
    shop.answer(API.customer.info, replyOf(API.customer.info, { running_orders: 1 }));
    running(shop, order(123456789, { order_status: 'picked_up', order_step: 3 }));
  };
  await renderShop(<OrderBar page="store" />, { answers });
  await expect.element(bar.getByText('The courier is on the way')).toBeVisible();
  await cleanup();
  const { server } = await renderShop(<OrderBar page="checkout" />, { answers });
  await expect.poll(() => server.received(API.orders.ofDevice).length).toBeGreaterThan(0);
  await expect.element(bar).not.toBeInTheDocument();
});

test('the bar is collapsed and shown again, and has its status as a name meanwhile', async () => {
  await showBar({ answers: (shop) => running(shop, order(123456789)) }, 123456789);
  await bar.getByRole('button', { name: 'Hide the order' }).click();
  await expect.element(bar.getByText('Waiting for the store')).not.toBeInTheDocument();
  await expect.element(bar.getByRole('button', { name: /^Waiting for the store to confirm/ })).toBeVisible();
  await bar.getByRole('button', { name: 'Show the order' }).click();
  await expect.element(bar.getByText('Waiting for the store to confirm')).toBeVisible();
});

test('a new state is read out', async () => {
  const { queries } = await showBar(
    {
      answers: (shop) => {
        let status: DeviceOrder['order_status'] = 'pending';
        shop.answer(API.orders.ofDevice, () => {
          const reply = replyOf(API.orders.ofDevice, { orders: [order(123456789, { order_status: status })], total_size: 1 });
          status = 'confirmed';
          return reply;
        });
      },
    },
    123456789,
  );
  await expect.element(bar.getByText('Waiting for the store to confirm')).toBeVisible();
  await queries.refetchQueries();
  await expect.element(bar.getByText('The store has taken your order')).toBeVisible();
  await expect.element(page.getByRole('status').filter({ hasText: 'The store has taken your order' })).toBeInTheDocument();
});

test('Orders of a guest lists what was ordered on this device, running and past', async () => {
  await renderShop(<MyOrders />, {
    visitor: 'guest',
    address: '/profile?page=my-orders',
    answers: (shop) => {
      rememberOrder(tokenOf(123456789));
      running(shop, order(123456789), order(223456789, { order_status: 'delivered', order_step: 4 }));
    },
  });
  await expect.element(page.getByRole('region', { name: 'Running' }).getByText('No. 123 456 789')).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'History' }).getByText('No. 223 456 789')).toBeVisible();
  const link = page.getByRole('region', { name: 'Running' }).getByRole('link');
  await expect.element(link).toHaveAttribute('href', `/track-order?token=${tokenOf(123456789)}`);
});

test('Orders of a guest who has ordered nothing here offers to sign in or to track by number', async () => {
  await renderShop(<MyOrders />, { visitor: 'guest', answers: (shop) => running(shop) });
  await expect.element(page.getByText('Sign in to see your orders')).toBeVisible();
});
