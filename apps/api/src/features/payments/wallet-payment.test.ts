import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { API } from '@bozor/contract/shop/routes.ts';
import { testApi, type Caller } from '../../../test/api.ts';
import { buildItem, buildStore, headersFor, type BuiltItem, type BuiltStore } from '../../../test/fixtures.ts';
import { changeSettings } from '../../../test/settings.ts';
import { brokenInvariants } from '../../platform/db/check-invariants.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { bookEntry } from '../wallet/book-entry.ts';

const tested = await testApi();
const { db, call, guest, customer } = tested;

let store: BuiltStore;
let item: BuiltItem;

beforeAll(async () => {
  store = await buildStore(db);
  item = await buildItem(db, { store, price_minor: 20_000, stock: 1_000 });
});

/** Builds a customer with this amount in the wallet. */
const rich = async (amount: number) => {
  const as = await customer();
  await inTransaction(db, (trx) =>
    bookEntry(trx, { reason: 'referral', once: randomUUID() }, as.customerId, [{ own: 'wallet', shop: 'referral', amount }]),
  );
  return as;
};
const where = () => ({ order_type: 'delivery', latitude: store.lat, longitude: store.lng }) as const;
const fill = (as: Caller) => call(API.cart.add, { as, headers: headersFor(store), body: { item_id: item.id, quantity: 1 } });
const quote = async (as: Caller) => (await call(API.checkout.quote, { as, headers: headersFor(store), body: where() })).body;
const place = async (as: Caller) => {
  await fill(as);
  const { quote_id } = await quote(as);
  return call(API.checkout.place, {
    as,
    headers: { ...headersFor(store), 'idempotency-key': randomUUID() },
    body: {
      ...where(),
      quote_id,
      payment_method: 'wallet',
      contact_person_name: 'Aziza',
      contact_person_number: '+998901234567',
      contact_person_email: 'aziza@example.uz',
      address: 'Amir Temur 15',
    },
  });
};
const balanceOf = async (as: Caller) => (await call(API.wallet.transactions, { as })).body.wallet_balance;
const optionOf = async (as: Caller) => {
  await fill(as);
  const { payment_options, wallet_balance } = await quote(as);
  return { ...payment_options.find(({ payment_method }) => payment_method === 'wallet')!, wallet_balance };
};

describe('a wallet', () => {
  it('pays for a whole order at once, booked once [checkout-10]', async () => {
    const as = await rich(100_000);
    expect(await optionOf(as)).toMatchObject({ available: true, reason: null, wallet_balance: 100_000 });
    await call(API.cart.clear, { as, headers: headersFor(store) });
    const { status, body } = await place(as);
    expect(status).toBe(200);
    expect(body).toMatchObject({ payment_method: 'wallet', payment_status: 'paid', redirect_url: null });
    expect(await balanceOf(as)).toBe(100_000 - body.order_amount);
    const [row] = (await call(API.wallet.transactions, { as })).body.transactions;
    expect(row).toMatchObject({ transaction_type: 'order_payment', order_id: body.order_id, debit: body.order_amount });
  });

  it('with too little is refused with its balance, and pays nothing [checkout-10]', async () => {
    const as = await rich(5_000);
    const option = await optionOf(as);
    expect([option.available, option.reason?.replace(/\s/g, ' ')]).toEqual([
      false,
      'Your wallet holds 5 000 soʻm, which is not enough for this order. Please choose another way to pay.',
    ]);
    expect((await place(as)).body.errors?.[0]).toMatchObject({ code: 'wallet-too-small', field: 'payment_method' });
    expect(await balanceOf(as)).toBe(5_000);
  });

  it("needs a signed-in customer and the operator's setting", async () => {
    expect(await optionOf(await guest())).toMatchObject({ available: false, reason: 'Wallet payment is not offered here.' });
    expect((await place(await guest())).body.errors?.[0]?.code).toBe('wallet-not-allowed');
    await changeSettings(tested, { wallet: false });
    expect((await place(await rich(100_000))).body.errors?.[0]?.code).toBe('wallet-not-allowed');
    await changeSettings(tested, { wallet: true });
  });

  it('pays one of two orders that come at the same moment', async () => {
    const as = await rich(40_000);
    const wanted = { ...where(), page: 'buy_now', item: { item_id: item.id, quantity: 1 } } as const;
    const quoted = () => call(API.checkout.quote, { as, headers: headersFor(store), body: wanted });
    const quotes = [(await quoted()).body.quote_id, (await quoted()).body.quote_id];
    const contact = {
      contact_person_name: 'Aziza',
      contact_person_number: '+998901234567',
      contact_person_email: 'aziza@example.uz',
      address: 'Amir Temur 15',
    };
    const placed = await Promise.all(
      quotes.map((quote_id) =>
        call(API.checkout.place, { as, headers: headersFor(store), body: { ...wanted, ...contact, quote_id, payment_method: 'wallet' } }),
      ),
    );
    const [paid, ...refused] = placed.toSorted((one, other) => one.status - other.status);
    expect([paid!.status, refused.map(({ status }) => [409, 422].includes(status))]).toEqual([200, [true]]);
    expect(await balanceOf(as)).toBe(40_000 - paid!.body.order_amount);
  });

  it('gets its money back at once when the order is called off', async () => {
    const as = await rich(100_000);
    const { body } = await place(as);
    await call(API.orders.cancel, { as, body: { order_id: body.order_id, reason: 'Changed my mind' } });
    expect(await balanceOf(as)).toBe(100_000);
    const order = await db.selectFrom('orders').where('id', '=', body.order_id).select('payment_status').executeTakeFirstOrThrow();
    expect(order.payment_status).toBe('refunded');
    const [row] = (await call(API.wallet.transactions, { as })).body.transactions;
    expect(row).toMatchObject({ transaction_type: 'order_refund', credit: body.order_amount });
  });
});

it('leaves the books in order', async () => {
  expect(await brokenInvariants(db)).toEqual([]);
});
