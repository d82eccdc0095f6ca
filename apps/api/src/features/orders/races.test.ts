import { API as COURIER } from '@bozor/contract/courier/routes.ts';
import { API as OPERATOR } from '@bozor/contract/operator/routes.ts';
import { API as SHOP } from '@bozor/contract/shop/routes.ts';
import { API as STORE } from '@bozor/contract/store/routes.ts';
import { beforeAll, expect, test } from 'vitest';
import { testApi, type Caller } from '../../../test/api.ts';
import { buildOnDuty, type CourierWithPerson } from '../../../test/couriers.ts';
import { buildCourier, buildItem, buildStore, type BuiltItem, type BuiltStore } from '../../../test/fixtures.ts';
import { bringOrder, orderByApi, placeUnpaid } from '../../../test/order.ts';
import { changeSettings } from '../../../test/settings.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { assignTo } from './assign-to.ts';

/** `RACE_ROUNDS=1000` for the figures of docs/decisions/races.md. The invariants, the ledger among them, are read after each test. */
const ROUNDS = Number(process.env['RACE_ROUNDS'] ?? 5);
const LONG = { timeout: 30_000 + ROUNDS * 3_000 };

const tested = await testApi();
const { api, db, call, customer, staff } = tested;

let store: BuiltStore;
let item: BuiltItem;
let instead: BuiltItem;
let buyer: Caller;
let tablets: readonly [Caller & { staffId: number }, Caller & { staffId: number }];
let dispatcher: Caller & { staffId: number };
let finance: Caller;
let couriers: readonly [CourierWithPerson, CourierWithPerson];

beforeAll(async () => {
  await changeSettings(tested, { digital_payment: true, refund_second_person_above: 0 });
  store = await buildStore(db);
  item = await buildItem(db, { store, price_minor: 20_000, stock: 1_000_000 });
  instead = await buildItem(db, { store, price_minor: 15_000, stock: 1_000_000 });
  await buildCourier(db, { zone_id: store.zoneId });
  buyer = await customer();
  tablets = [await staff('store_manager', { storeId: store.id }), await staff('store_owner', { storeId: store.id })];
  dispatcher = await staff('dispatcher');
  finance = await staff('finance');
  couriers = [await buildOnDuty(tested, { zone_id: store.zoneId }), await buildOnDuty(tested, { zone_id: store.zoneId })];
});

const order = () => orderByApi(tested, { store, item, as: buyer });
const paidOnline = async () => {
  const placed = await placeUnpaid(tested, { store, item, as: buyer });
  await call(SHOP.payment.sandboxDecide, { params: { payment: placed.payment }, body: { decision: 'approve' } });
  await api.jobs.perform('sandbox-callback', { id: placed.payment });
  return placed.orderId;
};
const rowOf = (id: number) => db.selectFrom('orders').where('id', '=', id).selectAll().executeTakeFirstOrThrow();
const stepsOf = async (id: number) =>
  (await db.selectFrom('order_events').where('order_id', '=', id).orderBy('position').select('status').execute()).map(
    ({ status }) => status,
  );
const auditOf = (id: number) =>
  db.selectFrom('audit_log').where('subject', '=', 'order').where('subject_id', '=', String(id)).select(['action', 'staff_id']).execute();
const rounds = async (race: (round: number) => Promise<void>) => {
  for (let round = 0; round < ROUNDS; round++) await race(round);
};

test('two tablets accept one order: one step, one entry of the audit log, both told the same', LONG, () =>
  rounds(async () => {
    const id = await order();
    const accepted = await Promise.all(
      tablets.map((as, at) => call(STORE.orders.accept, { as, params: { order: id }, body: { minutes: 10 + at * 10 } })),
    );
    expect(accepted.map(({ status }) => status)).toEqual([200, 200]);
    expect(new Set(accepted.map(({ body }) => body.ready_by)).size).toBe(1);
    expect(await stepsOf(id)).toEqual(['pending', 'confirmed']);
    expect((await auditOf(id)).length).toBe(1);
  }),
);

test('two couriers get one order, by an offer and by the dispatcher: it has one owner, who is told of', LONG, () =>
  rounds(async () => {
    const id = await order();
    await call(STORE.orders.accept, { as: tablets[0], params: { order: id }, body: { minutes: 10 } });
    await call(STORE.orders.prepare, { as: tablets[0], params: { order: id }, body: {} });
    const offered = await call(OPERATOR.couriers.offer, { as: dispatcher, params: { id }, body: { courier_id: couriers[0].courierId } });
    expect(offered.status).toBe(200);
    const { offer } = (await call(COURIER.state.read, { as: couriers[0] })).body;
    const by = (await api.identify.staffOf(dispatcher.headers['authorization']!.replace('Bearer ', '')))!;
    const [one, again, assigned] = await Promise.all([
      call(COURIER.offers.take, { as: couriers[0], params: { id: offer!.id } }),
      call(COURIER.offers.take, { as: couriers[0], params: { id: offer!.id } }),
      inTransaction(db, (trx) => assignTo(trx, { orderId: id, courierId: couriers[1].courierId, by })),
    ]);
    const { rider_id } = await rowOf(id);
    expect(couriers.map(({ courierId }) => courierId)).toContain(rider_id);
    expect(assigned.ok).toBe(true);
    // Whoever is told that they have it, has had it.
    for (const { status, body } of [one, again]) expect(status === 200 || body.errors?.[0]?.code === 'offer-over').toBe(true);
    const given = (await auditOf(id)).filter(({ action }) => action === 'order.courier_assigned');
    expect(given.length).toBe(one.status === 200 || again.status === 200 ? 2 : 1);
    await call(OPERATOR.orders.cancel, { as: dispatcher, params: { id }, body: { reason: 'Test', borne_by: 'shop' } });
  }),
);

test('two devices claim one ticket: one of them prints it, once', LONG, () =>
  rounds(async (round) => {
    const id = await order();
    await call(STORE.orders.accept, { as: tablets[0], params: { order: id }, body: { minutes: 10 } });
    const { id: ticket } = await db.selectFrom('tickets').where('order_id', '=', id).select('id').executeTakeFirstOrThrow();
    const devices = [`counter-${round}-${id}`, `kitchen-${round}-${id}`] as const;
    const acts = await Promise.all(
      devices.flatMap((device, at) => {
        const input = { as: tablets[at]!, params: { ticket }, body: { device } };
        return [call(STORE.tickets.claim, input), call(STORE.tickets.claim, input)];
      }),
    );
    // Whoever has it gets it again, because an answer may be lost.
    const got = acts.map(({ status }) => status === 200);
    expect([got[0] === got[1], got[2] === got[3], got[0] !== got[2]]).toEqual([true, true, true]);
    const printed = await Promise.all(
      [0, 1, 0, 1].map((at) => call(STORE.tickets.printed, { as: tablets[at]!, params: { ticket }, body: { device: devices[at]! } })),
    );
    expect(printed.map(({ status }) => status === 200)).toEqual([got[0], got[2], got[0], got[2]]);
    const rows = await db.selectFrom('tickets').where('order_id', '=', id).select(['device', 'kind', 'printed_at']).execute();
    expect(rows).toEqual([{ device: devices[got[0] ? 0 : 1], kind: 'original', printed_at: expect.any(Date) }]);
    expect((await auditOf(id)).filter(({ action }) => action === 'order.ticket_printed').length).toBe(1);
  }),
);

test('a refund and a cancellation at once: money goes back once, by one of them', LONG, () =>
  rounds(async (round) => {
    const id = await paidOnline();
    if (round % 2 === 0) await bringOrder(db, id);
    const [refund, second, canceled] = await Promise.all([
      call(OPERATOR.refunds.give, { as: finance, params: { id }, body: { reason: 'missing', lines: [{ position: 1, pieces: 2 }] } }),
      call(OPERATOR.refunds.give, { as: finance, params: { id }, body: { reason: 'missing', lines: [{ position: 1, pieces: 2 }] } }),
      call(OPERATOR.orders.cancel, { as: dispatcher, params: { id }, body: { reason: 'Test', borne_by: 'shop' } }),
    ]);
    const { status } = await rowOf(id);
    expect([refund.status, second.status].filter((each) => each === 200).length).toBe(status === 'canceled' ? 0 : 1);
    expect(canceled.status === 200).toBe(status === 'canceled');
    await api.jobs.perform('give-money-back', {});
    const given = await db.selectFrom('refunds').where('order_id', '=', id).select('amount_minor').execute();
    expect(given.reduce((sum, { amount_minor }) => sum + amount_minor, 0)).toBe(status === 'canceled' ? 0 : 40_000);
    expect((await rowOf(id)).payment_status).toBe(status === 'canceled' ? 'refunded' : 'partially_refunded');
  }),
);

test('a swap and the customer’s cancellation at once: the order is canceled, and no question is left', LONG, () =>
  rounds(async () => {
    const id = await order();
    const { id: line } = await db.selectFrom('order_lines').where('order_id', '=', id).select('id').executeTakeFirstOrThrow();
    const [swap, canceled] = await Promise.all([
      call(STORE.orders.soldOut, { as: tablets[0], params: { order: id }, body: { line, left: 0, item_id: instead.id } }),
      call(SHOP.orders.cancel, { as: buyer, body: { order_id: id, reason: 'Changed my mind' } }),
    ]);
    expect(canceled.status).toBe(200);
    expect(swap.status === 200 || swap.body.errors?.[0]?.code === 'order-canceled').toBe(true);
    expect(await rowOf(id)).toMatchObject({ status: 'canceled', swap_until: null, adjusted_minor: 0 });
    const open = await db.selectFrom('order_adjustments').where('order_id', '=', id).where('state', '=', 'proposed').select('id').execute();
    expect(open).toEqual([]);
    const { stock } = await db.selectFrom('item_stock').where('item_id', '=', instead.id).select('stock').executeTakeFirstOrThrow();
    expect(stock).toBe(1_000_000);
    // Items that were said to be sold out have none left.
    await db.updateTable('item_stock').set({ stock: 1_000_000 }).where('item_id', '=', item.id).execute();
  }),
);

test('the courier turns back and the customer turns up at once: one of both, with its money', LONG, async () => {
  await changeSettings(tested, { absent_wait_minutes: 0 });
  await rounds(async () => {
    const id = await order();
    const [rider] = couriers;
    await call(STORE.orders.accept, { as: tablets[0], params: { order: id }, body: { minutes: 10 } });
    await call(STORE.orders.ready, { as: tablets[0], params: { order: id }, body: {} });
    await call(OPERATOR.orders.assign, { as: dispatcher, params: { id }, body: { courier_id: rider.courierId } });
    await call(OPERATOR.orders.move, { as: dispatcher, params: { id }, body: { to: 'picked_up' } });
    await call(COURIER.jobs.absent, { as: rider, params: { id }, body: {} });
    for (let count = 0; count < 2; count++) await call(COURIER.jobs.tried, { as: rider, params: { id }, body: {} });
    const code = (await db.selectFrom('order_codes').where('order_id', '=', id).select('delivery_code').executeTakeFirstOrThrow())
      .delivery_code;
    const due = (await rowOf(id)).total_minor;
    const [, delivered, back] = await Promise.all([
      call(COURIER.jobs.returnGoods, { as: rider, params: { id }, body: {} }),
      call(COURIER.jobs.deliver, { as: rider, params: { id }, body: { code, cash_received: due } }),
      call(STORE.orders.takeBack, { as: tablets[0], params: { order: id }, body: { is_sellable: true } }),
    ]);
    const { status } = await rowOf(id);
    expect([delivered.status === 200, back.status === 200]).toEqual([status === 'delivered', status === 'returned']);
    const cash = await db.selectFrom('courier_cash').where('order_id', '=', id).select('amount_minor').execute();
    expect(cash.map(({ amount_minor }) => amount_minor)).toEqual(status === 'delivered' ? [due] : []);
  });
});
