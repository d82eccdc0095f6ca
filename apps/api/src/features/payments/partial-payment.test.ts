import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { API } from '@bozor/contract/shop/routes.ts';
import { testApi, type Caller } from '../../../test/api.ts';
import { buildItem, buildStore, headersFor, type BuiltItem, type BuiltStore } from '../../../test/fixtures.ts';
import { bringOrder } from '../../../test/order.ts';
import { changeSettings } from '../../../test/settings.ts';
import { brokenInvariants } from '../../platform/db/check-invariants.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { bookEntry } from '../wallet/book-entry.ts';

const tested = await testApi();
const { api, db, call, guest, customer } = tested;

let store: BuiltStore;
let item: BuiltItem;

beforeAll(async () => {
  store = await buildStore(db);
  item = await buildItem(db, { store, price_minor: 20_000, stock: 1_000 });
});
beforeEach(() => changeSettings(tested, { wallet: true, wallet_partial_payment: true, digital_payment: true }));

/** Builds a customer with this amount in the wallet. */
const rich = async (amount: number) => {
  const as = await customer();
  await give(as, amount);
  return as;
};
const give = ({ customerId }: { readonly customerId: number }, amount: number) =>
  inTransaction(db, (trx) =>
    bookEntry(trx, { reason: 'referral', once: randomUUID() }, customerId, [{ own: 'wallet', shop: 'referral', amount }]),
  );
const wanted = (over: object = {}) => ({
  order_type: 'delivery',
  page: 'buy_now',
  item: { item_id: item.id, quantity: 1 },
  latitude: store.lat,
  longitude: store.lng,
  ...over,
});
const quote = async (as: Caller, over: object = {}) =>
  (await call(API.checkout.quote, { as, headers: headersFor(store), body: wanted({ partial_payment: true, ...over }) })).body;
const place = (as: Caller, quote_id: string, over: object = {}) =>
  call(API.checkout.place, {
    as,
    headers: { ...headersFor(store), 'idempotency-key': randomUUID() },
    body: {
      ...wanted({ partial_payment: true }),
      payment_method: 'cash_on_delivery',
      quote_id,
      contact_person_name: 'Aziza',
      contact_person_number: '+998901234567',
      contact_person_email: 'aziza@example.uz',
      address: 'Amir Temur 15',
      ...over,
    },
  });
const order = async (as: Caller, over: object = {}) => (await place(as, (await quote(as, over)).quote_id, over)).body;
const balanceOf = async (as: Caller) => (await call(API.wallet.transactions, { as })).body.wallet_balance;
const details = async (as: Caller, order_id: number) => (await call(API.orders.details, { as, query: { order_id } })).body;
const pay = async (url: string | null, decision: 'approve' | 'decline') => {
  const id = url!.replace('/payment/', '');
  await call(API.payment.sandboxDecide, { params: { payment: id }, body: { decision } });
  await api.jobs.perform('sandbox-callback', { id });
};
const expire = async (id: number) => {
  await sql`update orders set pay_until = now() - interval '1 second' where id = ${id}`.execute(db);
  await api.jobs.perform('expire-unpaid-orders', {});
};
const paymentsOf = (id: number) => db.selectFrom('payments').where('order_id', '=', id).orderBy('id').selectAll().execute();
const code = (answer: { body: { errors?: readonly { code: string; field?: string }[] } }) =>
  answer.body.errors?.map((each) => [each.code, each.field])[0];

describe('a part from the wallet', () => {
  it('is in the quote, taken when the order is placed, and leaves the rest to the courier', async () => {
    const as = await rich(5_000);
    const quoted = await quote(as);
    expect(quoted).toMatchObject({ order_amount: 28_000, wallet_amount: 5_000, payable_amount: 23_000, wallet_balance: 5_000 });
    const { body } = await place(as, quoted.quote_id, { change_from: 50_000 });
    expect(body).toMatchObject({ order_amount: 28_000, payment_method: 'cash_on_delivery', payment_status: 'unpaid' });
    expect(await balanceOf(as)).toBe(0);
    const shown = await details(as, body.order_id);
    expect(shown).toMatchObject({ order_amount: 28_000, wallet_amount: 5_000, due_amount: 23_000, change_from: 50_000 });
    const { body: invoice } = await call(API.orders.invoice, { as, query: { order_id: body.order_id } });
    expect(String(invoice).replace(/<[^>]+>|\s/g, '')).toContain('Total28000soʻmPaidfromwallet-5000soʻmTopay23000soʻm'.replace('-', '−'));
    await bringOrder(db, body.order_id);
    expect(await details(as, body.order_id)).toMatchObject({ payment_status: 'paid', due_amount: 0 });
    const [row] = (await call(API.wallet.transactions, { as })).body.transactions;
    expect(row).toMatchObject({ transaction_type: 'order_payment', order_id: body.order_id, debit: 5_000 });
  });

  it('does not change the order where the quote was asked without it', async () => {
    const as = await rich(5_000);
    const plain = await quote(as, { partial_payment: false });
    expect(plain).toMatchObject({ wallet_amount: 0, payable_amount: 28_000 });
    expect((await place(as, plain.quote_id)).status).toBe(200);
    expect(await balanceOf(as)).toBe(0);
  });

  it('that covers all makes the order one that the wallet pays', async () => {
    const as = await rich(100_000);
    const body = await order(as);
    expect(body).toMatchObject({ payment_method: 'wallet', payment_status: 'paid' });
    expect(await balanceOf(as)).toBe(72_000);
  });

  it('comes back when the order is called off', async () => {
    const as = await rich(5_000);
    const body = await order(as);
    await call(API.orders.cancel, { as, body: { order_id: body.order_id, reason: 'Changed my mind' } });
    expect(await balanceOf(as)).toBe(5_000);
  });

  it('leaves the rest to the gateway, and both come back when a paid order is called off', async () => {
    const as = await rich(5_000);
    const body = await order(as, { payment_method: 'digital_payment' });
    expect((await paymentsOf(body.order_id)).map(({ amount_minor }) => amount_minor)).toEqual([23_000]);
    await pay(body.redirect_url, 'approve');
    expect(await details(as, body.order_id)).toMatchObject({ payment_status: 'paid', wallet_amount: 5_000, due_amount: 0 });
    await call(API.orders.cancel, { as, body: { order_id: body.order_id, reason: 'Changed my mind' } });
    expect(await balanceOf(as)).toBe(5_000);
    expect((await paymentsOf(body.order_id)).every((payment) => payment.give_back_since !== null)).toBe(true);
  });

  it('stays taken while a declined rest is paid in cash instead', async () => {
    const as = await rich(5_000);
    const body = await order(as, { payment_method: 'digital_payment' });
    await pay(body.redirect_url, 'decline');
    await call(API.payment.change, { as, body: { order_id: body.order_id, payment_method: 'cash_on_delivery' } });
    expect(await details(as, body.order_id)).toMatchObject({
      payment_method: 'cash_on_delivery',
      wallet_amount: 5_000,
      due_amount: 23_000,
    });
    expect(await balanceOf(as)).toBe(0);
  });

  it('comes back when the rest is not paid in time, and money that comes later goes back too', async () => {
    const as = await rich(5_000);
    const body = await order(as, { payment_method: 'digital_payment' });
    await expire(body.order_id);
    expect(await details(as, body.order_id)).toMatchObject({ order_status: 'failed' });
    expect(await balanceOf(as)).toBe(5_000);
    await pay(body.redirect_url, 'approve');
    expect(await details(as, body.order_id)).toMatchObject({ order_status: 'failed' });
    const [payment] = await paymentsOf(body.order_id);
    expect(payment!.state === 'captured' ? payment!.give_back_since : payment!.state).not.toBeNull();
    expect(await balanceOf(as)).toBe(5_000);
  });

  it('of one balance is taken by one of two orders that come at the same moment', async () => {
    const as = await rich(5_000);
    const quotes = [await quote(as), await quote(as)];
    const placed = await Promise.all(quotes.map(({ quote_id }) => place(as, quote_id)));
    expect(placed.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    expect(await balanceOf(as)).toBe(0);
  });

  it.each([
    ['a larger part', 1_000],
    ['all of it', 100_000],
  ])('that is another than the quote showed is refused: the wallet could pay %s by now', async (_what, more) => {
    const as = await rich(5_000);
    const { quote_id } = await quote(as);
    await give(as, more);
    expect(code(await place(as, quote_id))).toEqual(['quote-changed', 'partial_payment']);
    expect(await balanceOf(as)).toBe(5_000 + more);
  });

  it('needs the setting of the operator, a customer and an order that may have it', async () => {
    const visitor = await guest();
    expect(code(await place(visitor, (await quote(visitor)).quote_id))).toEqual(['wallet-not-allowed', 'partial_payment']);
    const as = await rich(5_000);
    await changeSettings(tested, { wallet_partial_payment: false });
    expect((await call(API.config.read)).body.wallet_partial_payment_status).toBe(0);
    const quoted = await quote(as);
    expect(quoted.wallet_amount).toBe(0);
    expect(code(await place(as, quoted.quote_id))).toEqual(['wallet-not-allowed', 'partial_payment']);
    expect(await balanceOf(as)).toBe(5_000);
  });

  it('is nothing where the wallet is empty', async () => {
    const as = await customer();
    const body = await order(as);
    expect(await details(as, body.order_id)).toMatchObject({ wallet_amount: 0, due_amount: 28_000 });
  });
});

it('leaves the books in order', async () => {
  expect(await brokenInvariants(db)).toEqual([]);
});
