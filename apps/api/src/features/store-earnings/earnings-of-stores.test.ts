import { API } from '@bozor/contract/operator/routes.ts';
import { API as STORE } from '@bozor/contract/store/routes.ts';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testApi, type Caller } from '../../../test/api.ts';
import { buildCourier, buildItem, buildStore, type BuiltItem, type BuiltStore } from '../../../test/fixtures.ts';
import { bringOrder, orderByApi } from '../../../test/order.ts';

const tested = await testApi();
const { db, call, customer, staff, clock } = tested;
const { earnings } = API;

interface Selling {
  readonly store: BuiltStore;
  readonly item: BuiltItem;
  readonly manager: Caller;
}
let one: Selling;
let other: Selling;
let buyer: Caller & { readonly customerId: number };
let finance: Caller & { readonly staffId: number };
let dispatcher: Caller;

async function buildSelling(price: number): Promise<Selling> {
  const store = await buildStore(db);
  await buildCourier(db, { zone_id: store.zoneId });
  const item = await buildItem(db, { store, price_minor: price, stock: 100_000 });
  return { store, item, manager: await staff('store_manager', { storeId: store.id }) };
}

beforeAll(async () => {
  clock.set('2026-11-20T10:00:00Z');
  one = await buildSelling(20_333);
  other = await buildSelling(7_777);
  buyer = await customer();
  finance = await staff('finance');
  dispatcher = await staff('dispatcher');
  await sql`update staff_sessions set proved_at = now()`.execute(db);
});
beforeEach(() => clock.set('2026-11-20T10:00:00Z'));

async function delivered({ store, item }: Selling, moment: string, quantity = 1): Promise<number> {
  const orderId = await orderByApi(tested, { store, item, as: buyer, quantity });
  await bringOrder(db, orderId);
  await sql`update orders set delivered_at = ${moment}::timestamptz where id = ${orderId}`.execute(db);
  return orderId;
}
async function financeOfZone(zoneId: number): Promise<Caller> {
  const person = await staff('finance');
  await db.updateTable('staff_grants').set({ zone_id: zoneId }).where('staff_id', '=', person.staffId).execute();
  await sql`update staff_sessions set proved_at = now() where staff_id = ${person.staffId}`.execute(db);
  return person;
}
const stores = async (query: Record<string, string> = {}, as: Caller = finance) => call(earnings.stores, { as, query });
const storeIn = async ({ store }: Selling, query: Record<string, string> = {}) =>
  (await call(earnings.store, { as: finance, params: { store: store.id }, query })).body;
const setRate = (body: { percent: number | null; from?: string; reason?: string }, as: Caller = finance) =>
  call(earnings.setCommission, { as, params: { store: one.store.id }, body: { from: null, reason: 'Agreed on the phone', ...body } });
const codeOf = ({ status, body }: { status: number; body: { errors?: readonly { code: string }[] } }) => [status, body.errors?.[0]?.code];
const rateOf = async (orderId: number) =>
  (await sql<{ rate: number | null }>`select commission_percent::float8 as rate from orders where id = ${orderId}`.execute(db)).rows[0]!
    .rate;
const order = () => orderByApi(tested, { store: one.store, item: one.item, as: buyer, quantity: 1 });

describe('what the stores of the shop earn', () => {
  test('is to the smallest unit what each store reads itself, and its sums are those of the orders', async () => {
    await delivered(one, '2026-11-15T19:30:00Z', 3);
    const refunded = await delivered(one, '2026-11-18T05:00:00Z', 2);
    await delivered(other, '2026-11-22T18:59:00Z', 7);
    // A week later.
    await delivered(other, '2026-11-22T19:00:00Z', 5);
    await sql`insert into refunds (order_id, kind, reason, amount_minor, method, state, decided_at)
      values (${refunded}, 'lines', 'missing', 20333, 'cash', 'paid', now())`.execute(db);
    const { body } = await stores();
    expect(body).toMatchObject({ from: '2026-11-16', to: '2026-11-22', today: '2026-11-20' });
    expect(body.stores.map(({ id }) => id)).toEqual([one.store.id, other.store.id]);
    for (const selling of [one, other]) {
      const { total } = (await call(STORE.earnings.week, { as: selling.manager })).body;
      const { id: _id, name: _name, ...sums } = body.stores.find(({ id }) => id === selling.store.id)!;
      expect(sums).toEqual(total);
      const own = await storeIn(selling);
      expect(own.total).toEqual(total);
      const listed = await call(earnings.orders, { as: finance, params: { store: selling.store.id }, query: { from: body.from, days: 7 } });
      const theirs = await call(STORE.earnings.orders, { as: selling.manager, query: { from: body.from, days: 7 } });
      expect(listed.body).toEqual(theirs.body);
      for (const part of ['gross', 'commission', 'refunds', 'net'] as const)
        expect(own.days.reduce((sum, day) => sum + day[part], 0)).toBe(listed.body.orders.reduce((sum, each) => sum + each[part], 0));
    }
    for (const part of ['orders', 'gross', 'commission', 'refunds', 'net', 'tax'] as const)
      expect(body.total[part]).toBe(body.stores.reduce((sum, store) => sum + store[part], 0));
    expect(body.total.refunds).toBeGreaterThan(0);
  });

  test('is of any period up to a month', async () => {
    const { body } = await stores({ from: '2026-11-01', to: '2026-11-30' });
    expect(body.total.orders).toBe(4);
    expect((await storeIn(other, { from: '2026-11-23', to: '2026-11-23' })).days.map(({ orders }) => orders)).toEqual([1]);
    expect(codeOf(await stores({ from: '2026-11-01', to: '2026-12-02' }))).toEqual([422, 'period-not-possible']);
    expect(codeOf(await stores({ from: '2026-11-02', to: '2026-11-01' }))).toEqual([422, 'period-not-possible']);
  });

  test('is for those who may see earnings, in their zones', async () => {
    expect((await stores({}, dispatcher)).status).toBe(403);
    const ofZone = await financeOfZone(other.store.zoneId);
    expect((await stores({}, ofZone)).body.stores.map(({ id }) => id)).toEqual([other.store.id]);
    const foreign = await call(earnings.store, { as: ofZone, params: { store: one.store.id }, query: {} });
    expect(codeOf(foreign)).toEqual([404, 'store-not-found']);
  });
});

describe('the rate of a store', () => {
  test('holds for orders that are placed from then on', async () => {
    const before = await order();
    expect((await setRate({ percent: 12.5 })).body).toMatchObject({ percent: 12.5, is_own: true, usual_percent: 15, next: null });
    const after = await order();
    expect([await rateOf(before), await rateOf(after)]).toEqual([15, 12.5]);
    expect((await setRate({ percent: null })).body).toMatchObject({ percent: 15, is_own: false });
    expect(await rateOf(await order())).toBe(15);
  });

  test('is planned for a later time, which needs nobody', async () => {
    await setRate({ percent: 10 });
    const from = '2026-11-20T12:00:00.000Z';
    const { body } = await setRate({ percent: 20, from });
    expect(body).toMatchObject({ percent: 10, next: { percent: 20, is_own: true, at: from } });
    clock.set('2026-11-20T11:59:59Z');
    expect(await rateOf(await order())).toBe(10);
    clock.set(from);
    expect(await rateOf(await order())).toBe(20);
    expect((await storeIn(one)).commission).toMatchObject({ percent: 20, next: null });
    // The next plan keeps the rate whose time has come.
    expect((await setRate({ percent: null, from: '2026-11-21T12:00:00.000Z' })).body).toMatchObject({
      percent: 20,
      next: { percent: 15, is_own: false },
    });
    expect((await setRate({ percent: 20 })).body).toMatchObject({ percent: 20, next: null });
  });

  test('is written with the one before, by whom and why, once', async () => {
    await setRate({ percent: 10 });
    await db.deleteFrom('requested_jobs').execute();
    const count = async () => (await db.selectFrom('audit_log').where('action', '=', 'store.commission').select('id').execute()).length;
    const written = await count();
    const press = () => setRate({ percent: 11, reason: ' More orders ' });
    expect((await Promise.all([press(), press()])).map(({ status }) => status)).toEqual([200, 200]);
    expect(await count()).toBe(written + 1);
    const act = await db
      .selectFrom('audit_log')
      .where('action', '=', 'store.commission')
      .orderBy('id', 'desc')
      .selectAll()
      .executeTakeFirst();
    expect(act).toMatchObject({
      staff_id: finance.staffId,
      subject_id: String(one.store.id),
      before: { percent: 10 },
      after: { percent: 11, from: '2026-11-20T10:00:00.000Z' },
      reason: 'More orders',
    });
  });

  test.each([
    ['without a reason', { percent: 10, reason: ' ' }, 'reason-required'],
    ['for a time that has passed', { percent: 10, from: '2026-11-20T10:00:00Z' }, 'from-not-possible'],
    ['for more than a year ahead', { percent: 10, from: '2027-11-25T10:00:00Z' }, 'from-not-possible'],
  ])('is refused %s', async (_name, body, code) => {
    expect(codeOf(await setRate(body))).toEqual([422, code]);
  });

  test('is set by owner and finance alone, with a fresh proof', async () => {
    expect((await setRate({ percent: 101 })).status).toBe(422);
    for (const role of ['city_manager', 'auditor', 'support'] as const)
      expect((await setRate({ percent: 10 }, await staff(role))).status).toBe(403);
    const stale = await staff('owner');
    await sql`update staff_sessions set proved_at = null where staff_id = ${stale.staffId}`.execute(db);
    expect(codeOf(await setRate({ percent: 10 }, stale))).toEqual([403, 'fresh-proof-required']);
    const ofZone = await financeOfZone(other.store.zoneId);
    expect(codeOf(await setRate({ percent: 10 }, ofZone))).toEqual([404, 'store-not-found']);
  });
});
