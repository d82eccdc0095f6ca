import type { APIRequestContext, Page } from '@playwright/test';
import type { DeviceOrder, OrderTracking } from '@bozor/contract/shop/orders/order-shapes.ts';
import type { Shop } from './shop.ts';
import { REGULAR, remembered, signInAs, visit } from './visitor.ts';

interface OrderInTransit {
  readonly module: 'food' | 'grocery';
  /** Overrides of the order in the page's responses. */
  readonly as?: (order: OrderTracking) => Partial<OrderTracking>;
}

/** Signs in as the regular customer, and presents one of their delivered orders as still on the way. Returns the real order. */
export async function orderInTransit(
  page: Page,
  request: APIRequestContext,
  shop: Shop,
  { module, as = () => ({}) }: OrderInTransit,
): Promise<OrderTracking> {
  await signInAs(page, request, { module, isSignedIn: true });
  await visit(page, '/about-us');
  const headers = { Authorization: `Bearer ${await remembered(page, 'token')}` };
  const { orders } = await (await request.get('/api/v1/customer/order/delivered', { headers, params: { limit: 50 } })).json();
  const { id } = orders.find(({ order_type: type }: { order_type: string }) => type === 'delivery');
  const order: OrderTracking = await (await request.get('/api/v1/customer/order/track', { headers, params: { order_id: id } })).json();
  shop.expectTrouble(/customer\/order\/events/);
  await page.route('**/customer/order/events?*', (route) => route.abort());
  await page.route('**/customer/order/track?*', (route) =>
    route.fulfill({ json: { ...order, order_status: 'picked_up', order_step: 3, delivered: null, ...as(order) } }),
  );
  return order;
}

/** Presents a delivered order of the regular customer as one of this browser that is on the way. */
export async function showRunningOrder(page: Page, request: APIRequestContext): Promise<void> {
  const { token } = await (await request.post('/api/v1/auth/login', { data: REGULAR })).json();
  const headers = { Authorization: `Bearer ${token}` };
  const { orders } = await (await request.get('/api/v1/customer/order/of-device', { headers, params: { limit: 50 } })).json();
  const order = (orders as DeviceOrder[]).find(({ order_type: type }) => type === 'delivery');
  const running = { ...order, order_status: 'picked_up', order_step: 3, delivered: null };
  await page.route('**/customer/order/of-device*', (route) =>
    route.fulfill({ json: { orders: [running], total_size: 1, limit: 10, offset: 1 } }),
  );
  const link = JSON.stringify([{ token: order!.tracking_token }]);
  await page.addInitScript((links) => {
    if (location.protocol.startsWith('http')) localStorage.setItem('placed_orders', links);
  }, link);
}
