import { API } from '@bozor/contract/shop/routes.ts';
import type { ReplyOf } from '@bozor/contract/endpoint.ts';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { PaymentReturn } from '../app/features/payments/payment-return.tsx';
import { ParcelPage } from '../app/features/parcel/parcel-page.tsx';
import { TopUpOutcome } from '../app/features/wallet/top-up-outcome.tsx';
import { renderShop } from './render-shop.tsx';
import { buildQuote, replyOf } from './samples.ts';
import type { ShopServer } from './shop-server.ts';

const ORDER = 123_456_789;
const TOKEN = `${ORDER}.${'t'.repeat(22)}`;
const [credit] = replyOf(API.wallet.transactions).transactions;

const unpaid = { id: ORDER, order_status: 'pending', payment_status: 'unpaid' } as const;
const orderIs = (different: Partial<ReplyOf<typeof API.orders.track>>) => (server: ShopServer) =>
  server.answer(API.orders.track, replyOf(API.orders.track, { ...unpaid, ...different }));
const comeBack = (flag: string, answers: (server: ShopServer) => void) =>
  renderShop(<PaymentReturn />, { address: `/payment?token=${TOKEN}&flag=${flag}`, answers });

test('a payment that succeeds is waited for, then the order is shown as placed', async () => {
  const { server } = await comeBack('success', orderIs({}));
  await expect.element(page.getByRole('heading', { name: 'Waiting for the bank' })).toBeVisible();
  orderIs({ payment_status: 'paid' })(server);
  await expect.element(page.getByRole('dialog')).toBeVisible();
  expect(window.location.pathname).toBe('/home');
});

test.each(['fail', 'cancel'])('a payment that comes back with %s is not waited for', async (flag) => {
  await comeBack(flag, orderIs({}));
  await expect.element(page.getByText('Waiting for the bank')).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(window.location.pathname).toBe('/payment');
});

test('an order that cannot be read says so and is read again, and only an unknown one leads home', async () => {
  const { server } = await comeBack('success', (each) => void each.refuse(API.orders.track, 'bad-request'));
  await expect.element(page.getByRole('alert').getByText('The order could not be loaded')).toBeVisible();
  expect(window.location.pathname).toBe('/payment');
  server.recover();
  orderIs({})(server);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('Waiting for the bank')).toBeVisible();
});

test('a payment of an unknown order leads home', async () => {
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await comeBack('success', (server) => void server.refuse(API.orders.track, 'order-not-found'));
  await expect.poll(() => window.location.pathname).toBe('/home');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  logged.mockRestore();
});

test.each([
  ['fail', 'The payment did not go through. Nothing was added.'],
  ['cancel', 'You left without paying. Nothing was added.'],
  ['success', 'Waiting for the bank'],
])('a top-up that comes back with %s says: %s', async (flag, sentence) => {
  const none = (server: ShopServer) => server.answer(API.wallet.transactions, replyOf(API.wallet.transactions, { transactions: [] }));
  await renderShop(<TopUpOutcome />, { address: `/profile?page=wallet&payment=5&flag=${flag}`, answers: none });
  await expect.element(page.getByText(sentence)).toBeVisible();
  await expect.element(page.getByText(/in your wallet/)).not.toBeInTheDocument();
});

test('a top-up says what has come, with its bonus and of this payment alone', async () => {
  const rows = [
    { ...credit!, id: 1, payment_id: 5, transaction_type: 'top_up', amount: 5000 },
    { ...credit!, id: 2, payment_id: 5, transaction_type: 'top_up_bonus', amount: 300 },
    { ...credit!, id: 3, payment_id: 4, transaction_type: 'top_up', amount: 9000 },
  ] as const;
  await renderShop(<TopUpOutcome />, {
    address: '/profile?page=wallet&payment=5&flag=success',
    answers: (server) => server.answer(API.wallet.transactions, replyOf(API.wallet.transactions, { transactions: [...rows] })),
  });
  await expect.element(page.getByText(/5.000.* is in your wallet/)).toBeVisible();
  await expect.element(page.getByText(/And a bonus of 300/)).toBeVisible();
  await expect.poll(() => window.location.search).toBe('?page=wallet');
});

test('a parcel that is placed keeps its sender for the next one, and nothing of its receiver', async () => {
  const end = { point: { lat: 41.31, lng: 69.27 }, address: 'Amir Temur 15', name: 'Dilnoza', phone: '+998901234567' };
  const { server } = await renderShop(<ParcelPage />, {
    address: '/parcel?category=sample',
    answers: (each) => {
      window.sessionStorage.setItem('parcel-draft', JSON.stringify({ sender: end, receiver: { ...end, name: 'Aziz' } }));
      each.answer(API.parcel.categories, [{ ...Object.values(replyOf(API.parcel.categories))[0]!, slug: 'sample' }]);
      each.answer(
        API.checkout.quote,
        buildQuote({
          payment_options: [{ payment_method: 'cash_on_delivery', available: true, reason: null, maximum: null }],
        }),
      );
    },
  });
  await page.getByRole('button', { name: /^Place Order.*\d/ }).click();
  await expect.poll(() => server.received(API.checkout.place).length).toBe(1);
  expect(server.received(API.checkout.place)[0]!.body).toMatchObject({ parcel: { receiver: { contact_person_name: 'Aziz' } } });
  const kept = () => JSON.parse(window.sessionStorage.getItem('parcel-draft') ?? '{}') as Record<'sender' | 'receiver', { name: string }>;
  await expect.poll(() => kept().receiver.name).toBe('');
  expect(kept().sender.name).toBe('Dilnoza');
});
