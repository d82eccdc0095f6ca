import { afterEach, expect, test, vi } from 'vitest';
import { ordersUrl as ordersOfTheHeader } from '../../shell/cart/orders-url.ts';
import { ordersUrl } from './orders-url.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  {
    built: ['profile', 'myOrders'],
    url: '/profile?page=my-orders',
    order: '/profile?page=my-orders&orderId=7',
    header: '/profile?page=my-orders',
  },
  { built: ['myOrders'], url: '/my-orders', order: '/my-orders?orderId=7', header: '/my-orders' },
  { built: [], url: '/my-orders', order: '/my-orders?orderId=7', header: undefined },
])('a build with the pages $built has its orders under $url', ({ built, url, order, header }) => {
  vi.stubGlobal('BUILT_PAGES', built);
  expect([ordersUrl(), ordersUrl(7), ordersOfTheHeader()]).toEqual([url, order, header]);
});
