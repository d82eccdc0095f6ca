import { describe, expect, it } from 'vitest';
import { API as SHOP } from '@bozor/contract/shop/routes.ts';
import { API as OPERATOR } from '@bozor/contract/operator/routes.ts';
import { API } from '@bozor/contract/store/routes.ts';
import { RECALL_MS } from '@bozor/domain/orders/staff/kitchen.ts';
import { testApi } from '../../../test/api.ts';
import { ageSteps } from '../../../test/couriers.ts';
import { buildCourier } from '../../../test/fixtures.ts';
import { buildShop, placeOrder } from '../../../test/shop.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { assignCourier } from '../orders/assign-courier.ts';
import { moveOrder } from '../orders/move-order.ts';

const { db, clock, call, staff, customer } = await testApi({ connections: 6 });
const { orders } = API;
const shop = await buildShop(db);
await buildCourier(db, { zone_id: shop.zoneId });
const reader = await customer();
const manager = await staff('store_manager', { storeId: shop.storeId });
const kitchen = await staff('kitchen', { storeId: shop.storeId });
const other = await staff('kitchen', { storeId: shop.otherStoreId });
const dispatcher = await staff('dispatcher');

const NOTE = 'Allergic to nuts';
const params = (order: number) => ({ params: { order } });
const code = ({ status, body }: { status: number; body: { errors?: readonly { code: string }[] } }) => [status, body.errors?.[0]?.code];
const step = (
  name: 'prepare' | 'ready' | 'recall' | 'acknowledgeAllergy',
  order: number,
  as = kitchen,
  body: { tapped_at?: string } = {},
) => call(orders[name], { as, ...params(order), body });
const eventsOf = async (order: number) =>
  (
    await db.selectFrom('order_events').where('order_id', '=', order).orderBy('position').select(['status', 'by', 'staff_id']).execute()
  ).map(({ status, by, staff_id }) => `${status} ${by} ${staff_id ?? '-'}`);
const actsOf = (order: number) =>
  db.selectFrom('order_acts').where('order_id', '=', order).select(['kind', 'staff_id']).orderBy('id').execute();

/** An accepted order. */
async function accepted(over: Parameters<typeof placeOrder>[2] = {}): Promise<number> {
  const order = await placeOrder(db, { ...shop, customerId: reader.customerId }, over);
  await call(orders.accept, { as: manager, ...params(order), body: { minutes: 20 } });
  return order;
}
const takeAway = { order_type: 'take_away', delivery_lat: null, delivery_lng: null } as const;

describe('the kitchen', () => {
  it('reads no phone, no address, no last name and no sum, neither of all orders nor of one', async () => {
    const order = await accepted({ contact_person_name: 'Aziza Karimova', order_note: NOTE });
    const read = [await call(orders.list, { as: kitchen }), await call(orders.details, { as: kitchen, ...params(order) })];
    for (const { raw } of read) {
      expect(raw.body).toContain(NOTE);
      expect(raw.body).not.toMatch(/Karimova|\+998|901234567|Amir Temur|28000|14000/);
      expect(raw.body).not.toMatch(/"(?:phone|price|total|due|amount|address)\w*":(?!null)/);
    }
  });
});

describe('the allergy line of an order', () => {
  it('is read by a person before the order is ready', async () => {
    const order = await accepted({ order_note: NOTE });
    expect((await call(orders.details, { as: kitchen, ...params(order) })).body.allergy).toEqual({ text: NOTE, acknowledged: null });
    expect(code(await step('ready', order))).toEqual([409, 'allergy-unread']);
    expect(await eventsOf(order)).toHaveLength(2);
    const { body } = await step('acknowledgeAllergy', order);
    expect(body.allergy).toEqual({ text: NOTE, acknowledged: { at: expect.any(String), name: 'Rustam' } });
    expect(body.history.at(-1)).toMatchObject({ what: 'allergy_acknowledged', by: 'store', name: 'Rustam' });
    expect((await step('ready', order)).body.status).toBe('handover');
    const { body: board } = await call(orders.list, { as: kitchen });
    expect(board.orders.find(({ id }) => id === order)?.allergy?.acknowledged?.name).toBe('Rustam');
  });

  it('may also be what they want where something is missing', async () => {
    const order = await accepted({ unavailable_item_note: 'Nothing with nuts, I have an allergy' });
    expect(code(await step('ready', order))).toEqual([409, 'allergy-unread']);
  });

  it('is read once: the second press, also at once on another tablet, changes nothing', async () => {
    const order = await accepted({ order_note: NOTE });
    const answers = await Promise.all([step('acknowledgeAllergy', order), step('acknowledgeAllergy', order, manager)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await actsOf(order)).toHaveLength(1);
    await step('ready', order);
    await step('acknowledgeAllergy', order);
    expect(await actsOf(order)).toHaveLength(1);
    const audit = await db
      .selectFrom('audit_log')
      .where('action', '=', 'order.allergy_acknowledged')
      .where('subject_id', '=', String(order))
      .execute();
    expect(audit).toHaveLength(1);
  });

  it('keeps the time of the tap, where it is sent later', async () => {
    const order = await accepted({ order_note: NOTE });
    await ageSteps(db, order);
    const tapped = new Date(clock.now().getTime() - 60_000).toISOString();
    const { body } = await step('acknowledgeAllergy', order, kitchen, { tapped_at: tapped });
    expect(body.allergy?.acknowledged?.at).toBe(tapped);
  });

  it('is no act of an order without one, of a canceled one, nor of another store', async () => {
    expect(code(await step('acknowledgeAllergy', await accepted({ order_note: 'Ring twice' })))).toEqual([409, 'wrong-step']);
    const order = await accepted({ order_note: NOTE });
    expect(code(await step('acknowledgeAllergy', order, other))).toEqual([404, 'order-not-found']);
    await call(orders.refuse, { as: manager, ...params(order), body: { reason: 'closing' } });
    expect(code(await step('acknowledgeAllergy', order))).toEqual([409, 'order-canceled']);
    expect(await actsOf(order)).toEqual([]);
  });
});

describe('taking back that an order is ready', () => {
  it('puts it into preparation again, with its person; then it is ready once more', async () => {
    const order = await accepted();
    const { body: prepared } = await step('prepare', order);
    const { body: ready } = await step('ready', order);
    expect(Date.parse(ready.recall_until!)).toBeGreaterThan(clock.now().getTime());
    const { body } = await step('recall', order);
    expect(body).toMatchObject({ status: 'processing', recall_until: null });
    expect(prepared.status).toBe('processing');
    await step('ready', order);
    expect((await eventsOf(order)).slice(-4)).toEqual([
      `processing store ${kitchen.staffId}`,
      `handover store ${kitchen.staffId}`,
      `processing store ${kitchen.staffId}`,
      `handover store ${kitchen.staffId}`,
    ]);
  });

  it('leaves the time at which the preparation began, and no time at which it was ready', async () => {
    const times = (order: number) =>
      db.selectFrom('orders').where('id', '=', order).select(['processing_at', 'handover_at']).executeTakeFirstOrThrow();
    const order = await accepted();
    await step('ready', order);
    const before = await times(order);
    await step('recall', order);
    expect(await times(order)).toEqual({ processing_at: before.processing_at, handover_at: null });
  });

  it('is refused after two minutes, and counts from the tap', async () => {
    const order = await accepted();
    await step('ready', order);
    const { handover_at: readyAt } = await db.selectFrom('orders').where('id', '=', order).select('handover_at').executeTakeFirstOrThrow();
    const now = clock.now();
    clock.set(new Date(readyAt!.getTime() + RECALL_MS + 1_000).toISOString());
    expect(code(await step('recall', order))).toEqual([409, 'recall-too-late']);
    await ageSteps(db, order);
    const tapped = new Date(readyAt!.getTime() + RECALL_MS).toISOString();
    expect((await step('recall', order, kitchen, { tapped_at: tapped })).body.status).toBe('processing');
    clock.set(now.toISOString());
  });

  it('is refused once its courier has it, before it is ready, and to another store', async () => {
    const order = await accepted();
    expect(code(await step('recall', order))).toEqual([409, 'wrong-step']);
    await step('ready', order);
    expect(code(await step('recall', order, other))).toEqual([404, 'order-not-found']);
    await inTransaction(db, (trx) => assignCourier(trx, order));
    await inTransaction(db, (trx) => moveOrder(trx, { orderId: order, to: 'picked_up', by: { as: 'courier' } }));
    expect(code(await step('recall', order))).toEqual([409, 'wrong-step']);
  });

  it('twice, or at once on two tablets, is one event', async () => {
    const order = await accepted();
    await step('ready', order);
    const answers = await Promise.all([step('recall', order), step('recall', order, manager)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await eventsOf(order)).toHaveLength(5);
  });

  it('tells who collects it that it takes longer, and nobody else', async () => {
    const titles = async () =>
      (await call(SHOP.notifications.list, { as: reader })).body.notifications.map(({ order_id, title }) => [order_id, title]);
    const [collected, delivered] = [await accepted(takeAway), await accepted()];
    for (const order of [collected, delivered]) {
      await step('ready', order);
      await step('recall', order);
    }
    const told = await titles();
    expect(told).toContainEqual([collected, 'The store needs longer for your order']);
    expect(told).not.toContainEqual([delivered, 'The store needs longer for your order']);
  });

  it('is open to the dispatcher for longer, as an act of its own', async () => {
    const order = await accepted();
    await step('ready', order);
    const at = { as: dispatcher, params: { id: order } };
    const { body } = await call(OPERATOR.orders.details, at);
    expect(body.acts.map(({ act }) => act)).toContain('recall');
    expect(code(await call(OPERATOR.orders.move, { ...at, body: { to: 'processing' } }))).toEqual([409, 'wrong-step']);
    const now = clock.now();
    clock.set(new Date(now.getTime() + 3_600_000).toISOString());
    const recalled = await call(OPERATOR.orders.recall, { ...at, body: { note: 'The store phoned' } });
    clock.set(now.toISOString());
    expect(recalled.body.status).toBe('processing');
    expect((await call(OPERATOR.orders.recall, { ...at, body: {} })).status).toBe(200);
    expect((await eventsOf(order)).at(-1)).toBe(`processing operator ${dispatcher.staffId}`);
    expect(await eventsOf(order)).toHaveLength(5);
    expect((await actsOf(order)).map(({ kind }) => kind)).toEqual(['note_written']);
    await call(OPERATOR.orders.cancel, { ...at, body: { reason: 'Closed', borne_by: 'shop' } });
    expect(code(await call(OPERATOR.orders.recall, { ...at, body: {} }))).toEqual([409, 'wrong-step']);
  });
});
