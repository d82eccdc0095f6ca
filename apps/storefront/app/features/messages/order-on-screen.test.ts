import { expect, test } from 'vitest';
import { isOrderOnScreen } from './order-on-screen.ts';

const home = { pathname: '/home', search: '', overlays: [] };
const tracking = (orderId: number, open = true) => ({ ...home, overlays: [{ name: 'tracking' as const, open, props: { orderId } }] });

test.each([
  ['that is followed beside a page', tracking(7)],
  ['on its own page', { ...home, pathname: '/profile', search: '?page=my-orders&orderId=7' }],
])('an order %s is in sight', (_, screen) => {
  expect(isOrderOnScreen(7, screen)).toBe(true);
});

test.each([
  ['while one is elsewhere', home],
  ['whose drawer is just closing', tracking(7, false)],
  ['while another one is followed', tracking(8)],
  ['in the list of all', { ...home, pathname: '/profile', search: '?page=my-orders' }],
])('an order %s is not', (_, screen) => {
  expect(isOrderOnScreen(7, screen)).toBe(false);
});
