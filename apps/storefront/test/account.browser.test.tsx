import { API } from '@bozor/contract/shop/routes.ts';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { CopyCode } from '../app/features/coupons/copy-code.tsx';
import { NotificationsPage } from '../app/features/notifications/notifications-page.tsx';
import { useInvoice } from '../app/features/orders/use-invoice.ts';
import { renderShop } from './render-shop.tsx';
import { replyOf } from './samples.ts';
import type { ShopServer } from './shop-server.ts';

const [notice] = replyOf(API.notifications.list).notifications;

test('a notice that is new says so, one that was read does not', async () => {
  const rows = [
    { ...notice!, id: 1, title: 'On its way', is_read: false },
    { ...notice!, id: 2, title: 'Delivered', is_read: true },
  ];
  const answers = (server: ShopServer) => server.answer(API.notifications.list, replyOf(API.notifications.list, { notifications: rows }));
  await renderShop(<NotificationsPage />, { answers });
  const texts = () =>
    page
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent);
  await expect.poll(texts).toEqual([expect.stringContaining('On its way, new'), expect.stringContaining('Delivered')]);
  expect(texts()[1]).not.toContain(', new');
});

test.each([
  ['allows it', () => Promise.resolve(), 'copied'],
  ['refuses', () => Promise.reject(new DOMException('No', 'NotAllowedError')), 'Copy'],
])('a coupon code says that it is copied only where the browser %s', async (_how, write, label) => {
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const copying = vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(write);
  await renderShop(<CopyCode code="NAVRUZ" />);
  await page.getByRole('button').click();
  await expect.poll(() => copying.mock.calls).toEqual([['NAVRUZ']]);
  await expect.element(page.getByRole('button')).toHaveTextContent(`NAVRUZ${label}`);
  await expect.element(page.getByRole('button')).toHaveTextContent('NAVRUZCopy');
  copying.mockRestore();
  logged.mockRestore();
});

test('an invoice that is refused says why in the server’s words, and its button is busy meanwhile', async () => {
  const { server } = await renderShop(<Invoice />);
  const sentence = server.refuse(API.orders.invoice, 'order-not-found', undefined, 'This invoice is with the accountant.');
  const release = server.hold(API.orders.invoice);
  const button = page.getByRole('button', { name: 'Invoice' });
  await button.click();
  await expect.element(button).toHaveAttribute('aria-busy', 'true');
  release();
  await expect.element(page.getByText(sentence)).toBeVisible();
  await expect.element(button).toHaveAttribute('aria-busy', 'false');
});

function Invoice() {
  const { print, isFetching } = useInvoice();
  return (
    <button type="button" aria-busy={isFetching} onClick={() => print(123_456_789)}>
      Invoice
    </button>
  );
}
