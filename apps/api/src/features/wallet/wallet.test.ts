import { describe, expect, it } from 'vitest';
import { API } from '@bozor/contract/shop/routes.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { testApi, type Caller } from '../../../test/api.ts';
import { buildItem, buildStore } from '../../../test/fixtures.ts';
import { orderByApi } from '../../../test/order.ts';
import { bookEntry } from './book-entry.ts';

const tested = await testApi();
const { db, call, customer, guest } = tested;

let happenings = 0;
const give = (customerId: number, { points = 0, money = 0, orderId }: { points?: number; money?: number; orderId?: number }) =>
  inTransaction(db, async (trx) => {
    if (points !== 0)
      await bookEntry(trx, { reason: 'loyalty_earned', once: `test:${++happenings}`, orderId }, customerId, [
        { own: 'loyalty', shop: 'points', amount: points },
      ]);
    if (money !== 0)
      await bookEntry(trx, { reason: 'cashback', once: `test:${++happenings}`, orderId }, customerId, [
        { own: 'wallet', shop: 'cashback', amount: money },
      ]);
  });
const transfer = (as: Caller, point: number, key?: string) =>
  call(API.wallet.transferPoints, { as, body: { point }, headers: key === undefined ? {} : { 'idempotency-key': key } });
const money = (as: Caller, query: Record<string, unknown> = {}, headers = {}) => call(API.wallet.transactions, { as, query, headers });
const points = (as: Caller) => call(API.wallet.points, { as });
const codeOf = ({ body }: { body: { errors?: readonly { code: string }[] } }) => body.errors?.[0]?.code;

describe('the wallet [api-82]', () => {
  it('is empty at first', async () => {
    const me = await customer();
    expect((await money(me)).body).toEqual({ total_size: 0, limit: 10, offset: 1, data: [], transactions: [], wallet_balance: 0 });
    expect((await points(me)).body).toEqual({ total_size: 0, limit: 10, offset: 1, data: [], transactions: [], loyalty_point: 0 });
  });

  it('lists each posting newest first, with the balance after it, page by page', async () => {
    const me = await customer();
    for (const sum of [5000, 3000, -2000]) await give(me.customerId, { money: sum });
    const { body } = await money(me, { limit: 2 });
    expect(body).toMatchObject({ total_size: 3, wallet_balance: 6000 });
    expect(body.transactions.map(({ amount, credit, debit, balance }) => [amount, credit, debit, balance])).toEqual([
      [-2000, 0, 2000, 6000],
      [3000, 3000, 0, 8000],
    ]);
    expect((await money(me, { limit: 2, offset: 2 })).body.transactions.map(({ amount }) => amount)).toEqual([5000]);
    expect((await money(me, { type: 'debit' })).body.transactions.map(({ amount }) => amount)).toEqual([-2000]);
    expect((await money(me, { type: 'credit' })).body.total_size).toBe(2);
  });

  it('names the order and its store in the reader’s language', async () => {
    const me = await customer();
    const store = await buildStore(db, { name: { en: 'Osh Markazi', ru: 'Ош Маркази' } });
    const item = await buildItem(db, { store, stock: 10 });
    const orderId = await orderByApi(tested, { store, item, as: me });
    await give(me.customerId, { money: 4700, points: 72, orderId });
    const { body } = await money(me, {}, { 'x-localization': 'ru' });
    expect(body.transactions[0]).toMatchObject({ transaction_type: 'cashback', order_id: orderId, detail: 'Ош Маркази' });
    expect(body.transactions[0]!.title.replace(/\s/g, ' ')).toBe(`Кешбэк за заказ № ${String(orderId).replace(/(\d{3})(?=\d)/g, '$1 ')}`);
    expect((await points(me)).body.transactions[0]).toMatchObject({ points: 72, balance: 72, order_id: orderId, detail: 'Osh Markazi' });
  });

  it('is its owner’s alone [profile-16]', async () => {
    const me = await customer();
    await give(me.customerId, { money: 5000, points: 100 });
    expect((await money(await customer())).body).toMatchObject({ total_size: 0, wallet_balance: 0 });
    for (const endpoint of [API.wallet.transactions, API.wallet.points])
      expect((await call(endpoint, { as: await guest() })).status).toBe(403);
    expect((await transfer(await guest(), 100)).status).toBe(403);
  });
});

describe('points into money [profile-15]', () => {
  it('moves both balances by the shop’s rate, and the profile shows them', async () => {
    const me = await customer();
    await give(me.customerId, { points: 240 });
    const { status, body } = await transfer(me, 200);
    expect([status, body]).toEqual([
      200,
      { message: 'Point to wallet transfer successfully.', amount: 2000, wallet_balance: 2000, loyalty_point: 40 },
    ]);
    expect((await call(API.customer.info, { as: me })).body).toMatchObject({ wallet_balance: 2000, loyalty_point: 40 });
    expect((await money(me)).body.transactions[0]).toMatchObject({ title: 'Points turned into money', detail: '200 points', amount: 2000 });
    expect((await points(me)).body.transactions[0]).toMatchObject({ title: 'Turned into money', points: -200, balance: 40 });
  });

  it('happens once for a key, however often it is sent', async () => {
    const me = await customer();
    await give(me.customerId, { points: 500 });
    const first = await transfer(me, 200, 'key-1');
    expect(first.status).toBe(200);
    const answers = await Promise.all([transfer(me, 200, 'key-1'), transfer(me, 200, 'key-1')]);
    expect(answers.map(({ body }) => body)).toEqual([first.body, first.body]);
    expect(codeOf(await transfer(me, 300, 'key-1'))).toBe('key-reused');
    expect((await transfer(me, 300, 'k'.repeat(255))).body).toMatchObject({ wallet_balance: 5000, loyalty_point: 0 });
  });

  it('refuses fewer than the least and more than there are', async () => {
    const me = await customer();
    await give(me.customerId, { points: 150 });
    const few = await transfer(me, 99);
    expect([few.status, few.body.errors]).toEqual([
      422,
      [{ code: 'points-too-few', message: 'You can exchange from 100 points.', field: 'point' }],
    ]);
    expect([(await transfer(me, 151)).status, codeOf(await transfer(me, 151))]).toEqual([409, 'points-not-enough']);
    expect((await points(me)).body.loyalty_point).toBe(150);
  });

  it('never spends a point twice', async () => {
    const me = await customer();
    await give(me.customerId, { points: 300 });
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => transfer(me, 100)));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 200, 200, 409, 409]);
    expect((await call(API.customer.info, { as: me })).body).toMatchObject({ wallet_balance: 3000, loyalty_point: 0 });
  });
});

it('lists the running bonuses of a top-up [api-82]', async () => {
  const offer = (starts_at: string, ends_at: string, en: string) =>
    db
      .insertInto('wallet_bonuses')
      .values({ title: { en }, bonus_type: 'percent', bonus: 5, min_add_minor: 100_000, starts_at, ends_at })
      .execute();
  await offer('2026-11-01', '2026-12-01', 'Five on top');
  await offer('2026-10-01', '2026-11-01', 'Over');
  // The clock of the tests stands at this moment.
  await offer('2026-10-01', '2026-11-20T07:00:00Z', 'Over at this moment');
  const { body } = await call(API.wallet.bonuses);
  expect(body).toMatchObject({ total_size: 1, bonuses: [{ title: 'Five on top', bonus_amount: 5, minimum_add_amount: 100_000 }] });
});
