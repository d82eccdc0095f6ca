import { API } from '@bozor/contract/courier/routes.ts';
import { API as SHOP } from '@bozor/contract/shop/routes.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApi } from '../../../test/api.ts';
import {
  actsOf,
  ageSteps,
  buildOnDuty,
  buildPerson,
  codesOf,
  give,
  placePrepared,
  placeReady,
  wrong,
  type CourierWithPerson,
} from '../../../test/couriers.ts';
import { buildShop } from '../../../test/shop.ts';
import { startSession } from '../identity/start-session.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Staff } from '../../platform/http/actor.ts';
import { pickUp } from '../orders/pick-up.ts';
import { handOverToCourier } from './hand-over-to-courier.ts';

const tested = await testApi();
const { api, db, call, staff, clock } = tested;
const shop = await buildShop(db);
const signedIn = async (role: 'kitchen', storeId: number): Promise<Staff> =>
  (await api.identify.staffOf((await staff(role, { storeId })).headers['authorization']!.replace('Bearer ', '')))!;
const kitchen = await signedIn('kitchen', shop.storeId);
const otherKitchen = await signedIn('kitchen', shop.otherStoreId);
const other = await buildPerson(tested, { zone_id: shop.zoneId });

let rider: CourierWithPerson;
let orderId: number;
let codes: Awaited<ReturnType<typeof codesOf>>;

beforeEach(async () => {
  rider = await buildOnDuty(tested, { zone_id: shop.zoneId });
  orderId = await placeReady(
    db,
    shop,
    { delivery_address: JSON.stringify({ address: 'Amir Temur 1', floor: '4', house: '15' }) },
    { tip: 33_400 },
  );
  await give(db, orderId, rider.courierId);
  codes = await codesOf(db, orderId);
});

const pick = (code: string, as = rider) => call(API.jobs.pickUp, { as, params: { id: orderId }, body: { code } });
const deliver = (code: string, cash_received?: number, as = rider) =>
  call(API.jobs.deliver, { as, params: { id: orderId }, body: { code, ...(cash_received !== undefined && { cash_received }) } });
const arrived = (at: 'store' | 'customer', body: object = {}, as = rider) =>
  call(API.jobs.arrived, { as, params: { id: orderId }, body: { at, ...body } });
const stateOf = async (as = rider) => (await call(API.state.read, { as })).body;
/** An instant before the clock of the server. */
const ago = (seconds: number) => new Date(clock.now().getTime() - seconds * 1_000).toISOString();
const statusOf = async () => (await db.selectFrom('orders').where('id', '=', orderId).select('status').executeTakeFirstOrThrow()).status;
const fetchOrder = () => inTransaction(db, (trx) => pickUp(trx, orderId, { as: 'courier' }));

describe('the codes of an order', () => {
  it('are three of four digits, from its confirmation on', () => {
    for (const code of [codes.pickup_code, codes.courier_code, codes.delivery_code]) expect(code).toMatch(/^\d{4}$/);
  });

  it('of the store and of the customer are in no answer to the courier, theirs is', async () => {
    const answers = JSON.stringify([await stateOf(), (await arrived('store')).body, (await pick(codes.pickup_code)).body]);
    const shown = [codes.pickup_code, codes.delivery_code].filter((code) => code !== codes.courier_code);
    expect(shown.filter((code) => answers.includes(`"${code}"`))).toEqual([]);
    expect((await stateOf()).jobs[0]!.courier_code).toBe(codes.courier_code);
  });

  it('of a courier who lost the order is not the next one’s', async () => {
    const seen = new Set<string>();
    for (let count = 0; count < 4; count++) {
      await give(db, orderId, count % 2 === 0 ? other.courierId : rider.courierId);
      seen.add((await codesOf(db, orderId)).courier_code);
    }
    expect(seen.size).toBeGreaterThan(1);
    expect(await codesOf(db, orderId)).toMatchObject({ delivery_code: codes.delivery_code, pickup_code: codes.pickup_code });
  });
});

describe('the delivery code of the customer', () => {
  const customer = async () => ({ headers: { authorization: `Bearer ${await startSession(db, shop.customerId)}` } });
  const details = async () => (await call(SHOP.orders.details, { as: await customer(), query: { order_id: orderId } })).body;
  const track = async (query: object, as?: Awaited<ReturnType<typeof customer>>) =>
    (await call(SHOP.orders.track, { ...(as && { as }), query: { order_id: orderId, ...query } })).body;

  it('is shown to them while a person has the order, on both pages', async () => {
    expect((await details()).delivery_code).toBe(codes.delivery_code);
    expect((await track({}, await customer())).delivery_code).toBe(codes.delivery_code);
    await fetchOrder();
    expect((await details()).delivery_code).toBe(codes.delivery_code);
    await deliver(codes.delivery_code, 61_400);
    expect((await details()).delivery_code).toBeNull();
  });

  it('is not shown to whoever only knows the phone, as the courier does, or has a link', async () => {
    expect((await track({ contact_number: '+998901234567' })).delivery_code).toBeNull();
    const { tracking_token: token } = await details();
    expect((await track({ token, order_id: undefined })).delivery_code).toBeNull();
  });

  it('is not shown without a courier, or with one of the demo', async () => {
    await db.updateTable('orders').set({ rider_id: null }).where('id', '=', orderId).execute();
    expect((await details()).delivery_code).toBeNull();
    const { id } = await db
      .insertInto('riders')
      .values({ zone_id: shop.zoneId, f_name: 'Bobur', phone: `+99897${String(orderId).slice(-7)}` })
      .returning('id')
      .executeTakeFirstOrThrow();
    await give(db, orderId, id);
    expect((await details()).delivery_code).toBeNull();
  });
});

describe('arriving', () => {
  it('is told once, with the time of the press', async () => {
    await ageSteps(db, orderId);
    const tapped_at = ago(120);
    await arrived('store', { tapped_at });
    const { body } = await arrived('store');
    expect(body.jobs[0]!.stops).toMatchObject([
      { kind: 'store', arrived_at: expect.any(String) },
      { kind: 'customer', arrived_at: null },
    ]);
    await fetchOrder();
    await arrived('customer');
    expect(await actsOf(db, orderId)).toEqual(['courier_at_store courier', 'courier_at_customer courier']);
    const [first] = await db
      .selectFrom('order_acts')
      .where('order_id', '=', orderId)
      .orderBy('id')
      .select(['tapped_at', 'staff_id'])
      .execute();
    expect(first).toEqual({ tapped_at: new Date(tapped_at), staff_id: rider.staffId });
  });

  it('is for the courier of the order alone', async () => {
    expect(await arrived('store', {}, other)).toMatchObject({ status: 404, body: { errors: [{ code: 'order-not-found' }] } });
  });
});

describe('picking up', () => {
  it('takes the store’s code, and may be sent again', async () => {
    expect((await pick(codes.pickup_code)).body.jobs).toMatchObject([
      { order_id: orderId, status: 'picked_up', stops: [{ is_done: true }, { is_done: false }] },
    ]);
    expect((await pick(codes.pickup_code)).status).toBe(200);
    const events = await db
      .selectFrom('order_events')
      .where('order_id', '=', orderId)
      .where('status', '=', 'picked_up')
      .selectAll()
      .execute();
    expect(events).toMatchObject([{ by: 'courier', staff_id: rider.staffId }]);
  });

  it('counts wrong codes, names the tries that are left, and locks after five, also against the right one', async () => {
    for (const left of [4, 3, 2, 1]) {
      const { status, body } = await pick(wrong(codes.pickup_code));
      expect([status, body.errors]).toEqual([
        422,
        [{ code: 'hand-over-code-wrong', field: 'code', message: `This code is not right. Tries left: ${left}` }],
      ]);
    }
    expect(await pick(wrong(codes.pickup_code))).toMatchObject({ status: 429, body: { errors: [{ code: 'code-locked', field: 'code' }] } });
    expect(await pick(codes.pickup_code)).toMatchObject({ status: 429 });
    expect(await statusOf()).toBe('handover');
    expect((await actsOf(db, orderId)).filter((act) => act === 'code_refused courier')).toHaveLength(5);
  });

  it('counts five wrong codes at once as five', async () => {
    await Promise.all(Array.from({ length: 8 }, () => pick(wrong(codes.pickup_code))));
    expect((await codesOf(db, orderId)).pickup_tries_left).toBe(0);
    expect(await actsOf(db, orderId)).toHaveLength(5);
  });

  it('waits until the order is ready, and is for its courier alone', async () => {
    expect(await pick(codes.pickup_code, other)).toMatchObject({ status: 404 });
    orderId = await placePrepared(db, shop, { rider_id: rider.courierId });
    expect(await pick((await codesOf(db, orderId)).pickup_code)).toMatchObject({
      status: 409,
      body: { errors: [{ code: 'order-not-ready' }] },
    });
  });
});

describe('the store hands over', () => {
  const handOver = (code: string, by = kitchen) =>
    inTransaction(db, (trx) => handOverToCourier(trx, { orderId, code, by, now: clock.now() }));

  it('by the code that the courier shows, once', async () => {
    expect(await handOver(codes.courier_code)).toEqual({ ok: true, value: 'handed-over' });
    expect(await handOver(codes.courier_code)).toEqual({ ok: true, value: 'handed-over' });
    const event = await db.selectFrom('order_events').where('order_id', '=', orderId).orderBy('id', 'desc').selectAll().executeTakeFirst();
    expect(event).toMatchObject({ status: 'picked_up', by: 'store', staff_id: kitchen.staffId });
  });

  it('not by a wrong one, five times', async () => {
    for (const left of [4, 3, 2, 1])
      expect(await handOver(wrong(codes.courier_code))).toEqual({ ok: false, problem: 'hand-over-code-wrong', left });
    expect(await handOver(wrong(codes.courier_code))).toEqual({ ok: false, problem: 'code-locked' });
    expect(await handOver(codes.courier_code)).toEqual({ ok: false, problem: 'code-locked' });
    expect(await actsOf(db, orderId)).toEqual(Array(5).fill('code_refused store'));
  });

  it('not another store’s order, and none that is not ready or has no courier', async () => {
    expect(await handOver(codes.courier_code, otherKitchen)).toEqual({ ok: false, problem: 'gone' });
    await db.updateTable('orders').set({ rider_id: null }).where('id', '=', orderId).execute();
    expect(await handOver((await codesOf(db, orderId)).courier_code)).toEqual({ ok: false, problem: 'order-not-ready' });
  });
});

describe('delivering a cash order', () => {
  beforeEach(fetchOrder);

  it('takes the customer’s code and the cash, tells the change, and books what was due', async () => {
    const { status, body } = await deliver(codes.delivery_code, 100_000);
    expect([status, body.change, body.cash_in_hand, body.jobs]).toEqual([200, 38_600, 61_400, []]);
    expect(await db.selectFrom('orders').where('id', '=', orderId).select(['status', 'payment_status']).executeTakeFirst()).toEqual({
      status: 'delivered',
      payment_status: 'paid',
    });
    const cash = await db.selectFrom('order_acts').where('order_id', '=', orderId).where('kind', '=', 'cash_taken').selectAll().execute();
    expect(cash).toMatchObject([
      { staff_id: rider.staffId, details: { due_minor: 61_400, received_minor: 100_000, change_minor: 38_600 } },
    ]);
  });

  it('once, however often it is sent, and tells the same change again', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => deliver(codes.delivery_code, 100_000)));
    expect(answers.map(({ status, body }) => [status, body.change])).toEqual([
      [200, 38_600],
      [200, 38_600],
      [200, 38_600],
    ]);
    expect((await stateOf()).cash_in_hand).toBe(61_400);
  });

  it.each([
    [undefined, 'cash-required', 'Enter the cash that you received: 61 400 soʻm is due.'],
    [61_399, 'cash-too-little', 'The whole amount is due: 61 400 soʻm. A part is not accepted.'],
  ])('refuses %s, which costs no try of the code', async (cash, code, message) => {
    const { status, body } = await deliver(codes.delivery_code, cash);
    expect([status, body.errors?.[0]?.code, body.errors?.[0]?.field, body.errors?.[0]?.message.replaceAll(/\s/g, ' ')]).toEqual([
      422,
      code,
      'cash_received',
      message,
    ]);
    expect([await statusOf(), (await codesOf(db, orderId)).delivery_tries_left]).toEqual(['picked_up', 5]);
  });

  it('refuses a wrong code five times, and books no cash', async () => {
    for (let count = 0; count < 4; count++) expect((await deliver(wrong(codes.delivery_code), 61_400)).status).toBe(422);
    expect((await deliver(wrong(codes.delivery_code), 61_400)).status).toBe(429);
    expect((await deliver(codes.delivery_code, 61_400)).status).toBe(429);
    expect((await stateOf()).cash_in_hand).toBe(0);
  });

  it('is for its courier alone, and for one that was fetched', async () => {
    expect(await deliver(codes.delivery_code, 61_400, other)).toMatchObject({ status: 404 });
    orderId = await placeReady(db, shop, { rider_id: rider.courierId });
    expect(await deliver((await codesOf(db, orderId)).delivery_code, 61_400)).toMatchObject({ status: 409 });
  });
});

it('an order that is paid already needs no cash', async () => {
  orderId = await placeReady(db, shop, { payment_method: 'offline_payment', payment_status: 'paid', rider_id: rider.courierId });
  await fetchOrder();
  expect((await stateOf()).jobs.find(({ order_id }) => order_id === orderId)!.cash_to_collect).toBe(0);
  const { body } = await deliver((await codesOf(db, orderId)).delivery_code);
  expect([body.change, body.cash_in_hand]).toEqual([0, 0]);
});

it('a job has its stops with address and phone, its goods and the note that the customer pays with', async () => {
  orderId = await placeReady(db, shop, { rider_id: rider.courierId, change_from_minor: 50_000, delivery_instruction: 'Ring twice' });
  const job = (await stateOf()).jobs.find(({ order_id }) => order_id === orderId);
  expect(job).toMatchObject({
    items_count: 2,
    items: [{ name: 'Bread', quantity: 2 }],
    change_from: 50_000,
    instruction: 'Ring twice',
    stops: [
      { kind: 'store', name: 'Store', address: 'Street', lat: 41.3 },
      { kind: 'customer', name: 'Aziza', phone: '+998901234567', address: 'Amir Temur 1', lat: 41.31 },
    ],
  });
});

describe('two orders of one courier', () => {
  it('are a sequence of stops: both fetched, then handed over by their promise, each by its own code', async () => {
    const second = await placeReady(db, shop);
    await give(db, second, rider.courierId);
    const until = async (id: number, minutes: number) => {
      const at = new Date(Date.now() + minutes * 60_000);
      await db.updateTable('orders').set({ promised_from: at, promised_until: at, latest_by: at }).where('id', '=', id).execute();
    };
    await until(orderId, 60);
    await until(second, 30);
    const routeOf = async () => (await stateOf()).route.map(({ order_id, kind }) => `${kind} ${order_id === second ? 'second' : 'first'}`);
    expect(await routeOf()).toEqual(['store second', 'store first', 'customer second', 'customer first']);
    const { pickup_code: ofSecond } = await codesOf(db, second);
    if (ofSecond !== codes.pickup_code) expect((await pick(ofSecond)).status).toBe(422);
    await call(API.jobs.pickUp, { as: rider, params: { id: second }, body: { code: ofSecond } });
    expect(await routeOf()).toEqual(['store first', 'customer second', 'customer first']);
    expect((await stateOf()).jobs.map(({ order_id }) => order_id)).toEqual([orderId, second]);
    await pick(codes.pickup_code);
    expect(await routeOf()).toEqual(['customer second', 'customer first']);
    expect((await stateOf()).jobs[0]!.order_id).toBe(second);
  });
});
