import type { APIRequestContext, Page } from '@playwright/test';
import type { OrderTracking } from '@bozor/contract/shop/orders/order-shapes.ts';
import type { Shop } from './shop.ts';
import { arriveAs, remembered, visit } from './visitor.ts';

interface OnItsWay {
  readonly module: 'food' | 'grocery';
  /** What else the page is told of it. */
  readonly as?: (order: OrderTracking) => Partial<OrderTracking>;
}

/** Signs in as the regular, and lets one of their delivered orders look as if its courier were still on the way. Answers the order as it really is. */
export async function orderOnItsWay(
  page: Page,
  request: APIRequestContext,
  shop: Shop,
  { module, as = () => ({}) }: OnItsWay,
): Promise<OrderTracking> {
  await arriveAs(page, request, { module, isSignedIn: true });
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
