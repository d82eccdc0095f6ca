import { API } from '@bozor/contract/courier/routes.ts';
import { API as OPERATOR } from '@bozor/contract/operator/routes.ts';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testApi } from '../../../test/api.ts';
import { buildOnDuty, buildPerson, clearDuty, codesOf, give, placeReady, type CourierWithPerson } from '../../../test/couriers.ts';
import { drainRequestedJobs } from '../../../test/requested-jobs.ts';
import { buildShop } from '../../../test/shop.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { deliver } from '../orders/deliver.ts';
import { pickUp } from '../orders/pick-up.ts';

const tested = await testApi({ mode: 'production' });
const { api, db, call, staff } = tested;
const shop = await buildShop(db);
const zone = { zone_id: shop.zoneId };
const AT = { lat: 41.305, lng: 69.295 };

let rider: CourierWithPerson;
beforeEach(async () => {
  rider = await buildPerson(tested, zone);
});
afterEach(() => clearDuty(db));

const start = (as = rider) => call(API.duty.start, { as });
const end = (as = rider) => call(API.duty.end, { as });
const send = (body: object = AT, as = rider) => call(API.positions.send, { as, body });
const positions = () => db.selectFrom('rider_positions').where('rider_id', '=', rider.courierId).selectAll().execute();
const trail = (orderId: number) => db.selectFrom('rider_trail').where('order_id', '=', orderId).selectAll().execute();
const shifts = () => db.selectFrom('courier_shifts').where('rider_id', '=', rider.courierId).orderBy('id').selectAll().execute();
const auditOf = async () =>
  (await db.selectFrom('audit_log').where('staff_id', '=', rider.staffId).orderBy('id').select('action').execute()).map(
    ({ action }) => action,
  );

describe('duty', () => {
  it('begins and ends once, however often it is pressed, with a line of the audit log each', async () => {
    expect((await call(API.state.read, { as: rider })).body).toMatchObject({ on_duty: false, since: null, offer: null, jobs: [] });
    const began = await Promise.all([start(), start()]);
    expect(began.map(({ body }) => body.on_duty)).toEqual([true, true]);
    const ended = await Promise.all([end(), end()]);
    expect(ended.map(({ body }) => body.on_duty)).toEqual([false, false]);
    expect(await shifts()).toMatchObject([{ ended_at: expect.any(Date) }]);
    expect(await auditOf()).toEqual(['courier.on_duty', 'courier.off_duty']);
  });

  it('does not end while there is an order', async () => {
    await start();
    const orderId = await placeReady(db, shop, { rider_id: rider.courierId });
    expect(await end()).toMatchObject({ status: 409, body: { errors: [{ code: 'job-running' }] } });
    await inTransaction(db, async (trx) => {
      await pickUp(trx, orderId, { as: 'courier' });
      await deliver(trx, orderId, { as: 'courier' });
    });
    expect((await end()).body.on_duty).toBe(false);
  });

  it('begins with the orders that wait, and ends with a declined offer', async () => {
    const orderId = await placeReady(db, shop);
    await drainRequestedJobs(db, 'offer-courier');
    await start();
    expect(await drainRequestedJobs(db, 'offer-courier')).toEqual([{ orderId }]);
    await api.jobs.perform('offer-courier', { orderId });
    await end();
    const offers = await db.selectFrom('courier_offers').where('order_id', '=', orderId).select(['rider_id', 'answer']).execute();
    expect(offers).toEqual([{ rider_id: rider.courierId, answer: 'declined' }]);
  });
});

describe('a press of duty that was kept without a network', () => {
  const at = (minutesAgo: number) => ({ tapped_at: new Date(Date.now() - minutesAgo * 60_000).toISOString() });
  const pressed = (endpoint: typeof API.duty.start, minutesAgo: number) => call(endpoint, { as: rider, body: at(minutesAgo) });

  it('counts from its time, and both of one shift are sent together', async () => {
    await pressed(API.duty.start, 50);
    await pressed(API.duty.end, 20);
    const [shift] = await shifts();
    expect([shift!.began_at, shift!.ended_at!].map((time) => Math.round((Date.now() - time.getTime()) / 60_000))).toEqual([50, 20]);
    expect(await auditOf()).toEqual(['courier.on_duty', 'courier.off_duty']);
  });

  it('changes nothing where a later one was sent before', async () => {
    await start();
    expect((await pressed(API.duty.end, 20)).body.on_duty).toBe(true);
    await end();
    expect((await pressed(API.duty.start, 20)).body.on_duty).toBe(false);
    expect(await shifts()).toHaveLength(1);
  });
});

describe('the position of a courier', () => {
  it('is kept on duty with an order, and on its way as the trail', async () => {
    await start();
    expect((await send()).body).toEqual({ is_kept: false });
    const orderId = await placeReady(db, shop, { rider_id: rider.courierId });
    expect((await send({ ...AT, heading: 359.7 })).body.is_kept).toBe(true);
    expect([await positions(), await trail(orderId)]).toMatchObject([[{ ...AT, heading: 0 }], []]);
    await inTransaction(db, (trx) => pickUp(trx, orderId, { as: 'courier' }));
    await send({ lat: 41.31, lng: 69.3 });
    expect([await positions(), await trail(orderId)]).toMatchObject([[{ lat: 41.31, heading: null }], [{ lat: 41.31, lng: 69.3 }]]);
  });

  it('is gone with the last order, and with the duty', async () => {
    await start();
    const orderId = await placeReady(db, shop, { rider_id: rider.courierId });
    await send();
    await inTransaction(db, async (trx) => {
      await pickUp(trx, orderId, { as: 'courier' });
      await deliver(trx, orderId, { as: 'courier' });
    });
    expect([await positions(), (await send()).body.is_kept]).toEqual([[], false]);
    await end();
    expect((await send()).body.is_kept).toBe(false);
    expect(await positions()).toEqual([]);
  });

  it('is gone when the order is taken away, and stays while there is another', async () => {
    await start();
    const orders = [await placeReady(db, shop, { rider_id: rider.courierId }), await placeReady(db, shop, { rider_id: rider.courierId })];
    await send();
    const takeAway = (orderId: number) => db.updateTable('orders').set({ rider_id: null }).where('id', '=', orderId).execute();
    await takeAway(orders[0]!);
    expect(await positions()).toHaveLength(1);
    await takeAway(orders[1]!);
    expect(await positions()).toEqual([]);
  });

  it('off duty is not kept, not even with an order', async () => {
    await placeReady(db, shop, { rider_id: rider.courierId });
    expect((await send()).body.is_kept).toBe(false);
    expect(await positions()).toEqual([]);
  });

  it('that is older than the kept one changes nothing, and none is of the future', async () => {
    await start();
    await placeReady(db, shop, { rider_id: rider.courierId });
    await send({ ...AT, at: new Date(Date.now() + 3_600_000).toISOString() });
    await send({ lat: 41.4, lng: 69.4, at: new Date(Date.now() - 60_000).toISOString() });
    const [kept] = await positions();
    expect(kept).toMatchObject(AT);
    expect(kept!.at.getTime()).toBeLessThan(Date.now() + 60_000);
  });
});

it('the way of a courier is forgotten after thirty days', async () => {
  const orderId = await placeReady(db, shop, { rider_id: rider.courierId });
  const ago = (days: number) => sql<Date>`now() - make_interval(days => ${days}, hours => 1)`;
  await db
    .insertInto('rider_trail')
    .values([29, 30].map((days) => ({ order_id: orderId, rider_id: rider.courierId, lat: days, lng: 69.3, at: ago(days) })))
    .execute();
  await api.jobs.perform('sweep-trails', {});
  expect(await trail(orderId)).toMatchObject([{ lat: 29 }]);
});

it('offers that nobody took are forgotten after thirty days, those with a pay stay', async () => {
  const orderId = await placeReady(db, shop);
  const old = { order_id: orderId, rider_id: rider.courierId, base_minor: 1, per_km_minor: 1, distance_minor: 1 };
  const at = (days: number) => ({
    expires_at: sql<Date>`now() - make_interval(days => ${days}, hours => 1)`,
    answered_at: sql<Date>`now()`,
  });
  await db
    .insertInto('courier_offers')
    .values([
      { ...old, ...at(30), answer: 'declined', round: 1 },
      { ...old, ...at(30), answer: 'taken', round: 2 },
      { ...old, ...at(29), answer: 'expired', round: 3 },
    ])
    .execute();
  await api.jobs.perform('sweep-offers', {});
  expect(await db.selectFrom('courier_offers').where('order_id', '=', orderId).orderBy('round').select('round').execute()).toEqual([
    { round: 2 },
    { round: 3 },
  ]);
});

describe('cash in hand', () => {
  const handIn = (as: Awaited<ReturnType<typeof staff>>, body: Readonly<Record<string, unknown>>, id = rider.courierId) =>
    call(OPERATOR.couriers.handIn, { as, params: { id }, body });
  const collect = async (amount: number) => {
    const orderId = await placeReady(db, shop, { rider_id: rider.courierId }, { tip: amount - 28_000 });
    await inTransaction(db, (trx) => pickUp(trx, orderId, { as: 'courier' }));
    await call(API.jobs.deliver, {
      as: rider,
      params: { id: orderId },
      body: { code: (await codesOf(db, orderId)).delivery_code, cash_received: amount },
    });
    return orderId;
  };
  const cashOf = async () => (await call(API.cash.read, { as: rider })).body;

  it('grows by what was due and shrinks by what is handed in, line by line', async () => {
    await start();
    const orderId = await collect(61_400);
    const finance = await staff('finance');
    expect((await handIn(finance, { amount: 60_000, in_hand: 61_400 })).body).toEqual({
      in_hand: 1_400,
      limit: 1_000_000,
      is_over_limit: false,
    });
    expect(await cashOf()).toMatchObject({
      in_hand: 1_400,
      limit: 1_000_000,
      entries: [
        { kind: 'handed_in', order_id: null, amount: -60_000 },
        { kind: 'collected', order_id: orderId, amount: 61_400 },
      ],
    });
    const audit = await db
      .selectFrom('audit_log')
      .where('action', '=', 'courier.cash_in')
      .where('staff_id', '=', finance.staffId)
      .selectAll()
      .execute();
    expect(audit).toMatchObject([{ subject_id: String(rider.courierId), before: { in_hand: 61_400 }, after: { in_hand: 1_400 } }]);
  });

  it('is handed in once, when it is pressed twice', async () => {
    await start();
    await collect(61_400);
    const finance = await staff('finance');
    const answers = await Promise.all([1, 2].map(() => handIn(finance, { amount: 50_000, in_hand: 61_400 })));
    expect(answers.map(({ body }) => body.in_hand)).toEqual([11_400, 11_400]);
    expect((await cashOf()).in_hand).toBe(11_400);
  });

  it('over the limit stops offers of cash until it is handed in', async () => {
    await db.updateTable('riders').set({ cash_limit_minor: 60_000 }).where('id', '=', rider.courierId).execute();
    await start();
    await collect(61_400);
    const orderId = await placeReady(db, shop);
    await api.jobs.perform('offer-courier', { orderId });
    const state = async () => (await call(API.state.read, { as: rider })).body;
    expect(await state()).toMatchObject({ offer: null, is_over_limit: true, cash_limit: 60_000 });
    await drainRequestedJobs(db, 'offer-courier');
    await handIn(await staff('owner'), { amount: 61_400 });
    expect(await drainRequestedJobs(db, 'offer-courier')).toEqual([{ orderId }]);
    await api.jobs.perform('offer-courier', { orderId });
    expect(await state()).toMatchObject({ offer: { order_id: orderId }, is_over_limit: false });
  });

  it.each([
    [{ amount: 61_401 }, 'more-than-in-hand'],
    [{ amount: 0 }, 'amount-required'],
    [{ amount: 0.5 }, 'amount-required'],
  ])('refuses %j', async (body, code) => {
    await start();
    await collect(61_400);
    expect(await handIn(await staff('finance'), body)).toMatchObject({ status: 422, body: { errors: [{ code, field: 'amount' }] } });
    expect((await cashOf()).in_hand).toBe(61_400);
  });

  it('of nobody does not exist, and a dispatcher books none', async () => {
    expect(await handIn(await staff('finance'), { amount: 1 }, 999_999)).toMatchObject({
      status: 404,
      body: { errors: [{ code: 'courier-not-found' }] },
    });
    expect(await handIn(await staff('dispatcher'), { amount: 1 })).toMatchObject({ status: 403 });
  });

  it('is with the courier also where the dispatcher ends the order, and with nobody in the demo', async () => {
    await start();
    const orderId = await placeReady(db, shop, { rider_id: rider.courierId });
    const dispatcher = (await api.identify.staffOf((await staff('dispatcher')).headers['authorization']!.replace('Bearer ', '')))!;
    await inTransaction(db, async (trx) => {
      await pickUp(trx, orderId, dispatcher);
      await deliver(trx, orderId, dispatcher);
    });
    expect((await cashOf()).in_hand).toBe(28_000);
    const off = await buildPerson(tested, zone);
    const played = await placeReady(db, shop, { rider_id: off.courierId });
    await inTransaction(db, async (trx) => {
      await pickUp(trx, played, { as: 'courier' });
      await deliver(trx, played, { as: 'courier' });
    });
    expect((await call(API.cash.read, { as: off })).body.in_hand).toBe(0);
  });
});

describe('earnings', () => {
  it('of a day are its orders with the formula, and their sum', async () => {
    await start();
    const paid = async (metres: number, tip: number) => {
      const orderId = await placeReady(db, shop, { rider_id: rider.courierId, distance_metres: metres }, { tip });
      await inTransaction(db, async (trx) => {
        await pickUp(trx, orderId, { as: 'courier' });
        await deliver(trx, orderId, { as: 'courier' });
      });
      return orderId;
    };
    const [first, second] = [await paid(2_400, 5_000), await paid(1_000, 0)];
    const now = new Date();
    const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Tashkent' }).format(now);
    const earned = async (query: Readonly<Record<string, unknown>>) => (await call(API.earnings.read, { as: rider, query })).body;
    expect(await earned({ day })).toMatchObject({
      day,
      total: 27_800,
      orders: [
        { order_id: second, pay: { total: 10_000, base: 8_000, kilometres: 1, per_km: 2_000, distance: 2_000, tip: 0 } },
        { order_id: first, pay: { total: 17_800, base: 8_000, kilometres: 2.4, distance: 4_800, tip: 5_000 } },
      ],
    });
    expect(await earned({ day: '2020-01-01' })).toEqual({ day: '2020-01-01', total: 0, orders: [] });
    expect((await earned({})).day).toBe('2026-11-20');
  });

  it('of another courier are not among them', async () => {
    const other = await buildOnDuty(tested, zone);
    const orderId = await placeReady(db, shop);
    await give(db, orderId, other.courierId);
    expect((await call(API.earnings.read, { as: rider })).body.orders).toEqual([]);
  });
});
