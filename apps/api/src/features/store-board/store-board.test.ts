import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { API as SHOP } from '@bozor/contract/shop/routes.ts';
import { API } from '@bozor/contract/store/routes.ts';
import type { StoreOrder } from '@bozor/contract/store/orders.ts';
import { testApi } from '../../../test/api.ts';
import { ageSteps } from '../../../test/couriers.ts';
import { buildCourier } from '../../../test/fixtures.ts';
import { buildShop, placeOrder } from '../../../test/shop.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { assignCourier } from '../orders/assign-courier.ts';
import { moveOrder } from '../orders/move-order.ts';

const tested = await testApi({ connections: 6 });
const { db, clock, call, staff, customer } = tested;
const { orders } = API;
const shop = await buildShop(db);
await buildCourier(db, { zone_id: shop.zoneId });
const reader = await customer();
const placing = { ...shop, customerId: reader.customerId };

const people = {
  manager: await staff('store_manager', { storeId: shop.storeId }),
  owner: await staff('store_owner', { storeId: shop.storeId }),
  kitchen: await staff('kitchen', { storeId: shop.storeId }),
  other: await staff('store_owner', { storeId: shop.otherStoreId }),
  courier: await staff('courier', { courierId: 1 }),
  dispatcher: await staff('dispatcher'),
};
type Person = keyof typeof people;

const place = (over: Parameters<typeof placeOrder>[2] = {}) => placeOrder(db, placing, over);
const params = (order: number) => ({ params: { order } });
const accept = (order: number, minutes?: number, as = people.manager) =>
  call(orders.accept, { as, ...params(order), body: { ...(minutes !== undefined && { minutes }) } });
const board = async (as = people.manager) => (await call(orders.list, { as })).body.orders;
const shown = async (order: number, as = people.manager): Promise<StoreOrder | undefined> =>
  (await board(as)).find(({ id }) => id === order);
const eventsOf = async (order: number) =>
  (
    await db.selectFrom('order_events').where('order_id', '=', order).orderBy('position').select(['status', 'by', 'staff_id']).execute()
  ).map(({ status, by, staff_id }) => `${status} ${by} ${staff_id ?? '-'}`);
const auditOf = (order: number) =>
  db
    .selectFrom('audit_log')
    .where('subject', '=', 'order')
    .where('subject_id', '=', String(order))
    .orderBy('id')
    .select(['action', 'staff_id', 'after'])
    .execute();
const read = async (order: number) => (await call(SHOP.orders.details, { as: reader, query: { order_id: order } })).body;
const inMinutes = (minutes: number) => new Date(Math.floor(clock.now().getTime() / 60_000) * 60_000 + minutes * 60_000).toISOString();
const promising = (minutes: number) => ({
  promised_from: new Date(clock.now().getTime() + minutes * 60_000),
  promised_until: new Date(clock.now().getTime() + (minutes + 15) * 60_000),
  latest_by: new Date(clock.now().getTime() + (minutes + 25) * 60_000),
});

describe('the board of a store', () => {
  it('shows new orders first, then those under way by their pick-up time', async () => {
    const [late, early, fresh] = [await place(), await place(), await place()];
    await accept(late, 60);
    await accept(early, 10);
    const numbers = (await board()).map(({ id }) => id);
    expect(numbers.filter((id) => [late, early, fresh].includes(id))).toEqual([fresh, early, late]);
  });

  it('shows the customer’s first name, and no phone, address or last name', async () => {
    const order = await place({ contact_person_name: 'Aziza Karimova', order_note: 'Ring twice' });
    expect(await shown(order)).toMatchObject({
      customer_name: 'Aziza',
      note: 'Ring twice',
      items_count: 2,
      lines: [{ name: 'Bread', quantity: 2 }],
    });
    const { raw } = await call(orders.details, { as: people.owner, ...params(order) });
    expect(raw.body).not.toMatch(/Karimova|\+998|Amir Temur/);
  });

  it('shows sums to those who accept orders, not to the kitchen', async () => {
    const order = await place();
    expect((await shown(order))?.payment).toEqual({ method: 'cash_on_delivery', is_paid: false, total: 28_000, due: 28_000 });
    expect((await shown(order, people.kitchen))?.payment).toBeNull();
  });

  it('counts the pages of a prescription for those who may see it, not for the kitchen', async () => {
    const order = await place({ prescription_images: ['prescriptions/a.jpg', 'prescriptions/b.jpg'] });
    expect((await shown(order))?.prescription_pages).toBe(2);
    expect((await shown(order, people.kitchen))?.prescription_pages).toBe(0);
    expect((await call(API.prescriptions.details, { as: people.manager, params: { order } })).status).toBe(200);
  });

  it('puts an allergy before everything else', async () => {
    const order = await place({ order_note: 'У меня аллергия на орехи' });
    expect((await shown(order))?.allergy).toEqual({ text: 'У меня аллергия на орехи', acknowledged: null });
  });

  it('shows no order that waits for its money, its price or another store', async () => {
    const unpaid = await place({ payment_method: 'digital_payment', payment_status: 'pending' });
    const transfer = await place({ payment_method: 'offline_payment', payment_status: 'pending' });
    const foreign = await placeOrder(db, { ...placing, storeId: shop.otherStoreId, itemId: shop.otherItemId });
    const numbers = (await board()).map(({ id }) => id);
    for (const order of [unpaid, transfer, foreign]) {
      expect(numbers).not.toContain(order);
      expect((await call(orders.details, { as: people.manager, ...params(order) })).status).toBe(404);
      expect((await accept(order, 20)).status).toBe(404);
    }
  });

  it('leaves orders out that have ended or left with their courier', async () => {
    const order = await place();
    await accept(order, 20);
    await call(orders.ready, { as: people.kitchen, ...params(order), body: {} });
    await inTransaction(db, (trx) => assignCourier(trx, order));
    expect((await shown(order))?.courier).toMatchObject({ name: expect.any(String) });
    await inTransaction(db, (trx) => moveOrder(trx, { orderId: order, to: 'picked_up', by: { as: 'courier' } }));
    expect(await shown(order)).toBeUndefined();
  });

  it('offers the minutes that the store’s own last orders took', async () => {
    const own = { ...placing, ...(await buildOtherStore()) };
    const manager = await staff('store_manager', { storeId: own.storeId });
    const fresh = await placeOrder(db, own);
    const offered = async () => (await board(manager)).find(({ id }) => id === fresh)?.proposed_minutes;
    expect(await offered()).toBe(35);
    for (const minutes of [11, 12, 13, 40, 50]) {
      const past = await placeOrder(db, own, { created_at: sql`now() - interval '2 hours'` as unknown as Date });
      for (const [status, at] of [
        ['confirmed', 90],
        ['processing', 89],
        ['handover', 90 - minutes],
      ] as const)
        await sql`update orders set status = ${status}, status_by = 'store', status_at = now() - make_interval(mins => ${at}) where id = ${past}`.execute(
          db,
        );
    }
    expect(await offered()).toBe(15);
  });

  /** Another store of the shop, which prepares for 30 to 40 minutes, with its item. */
  async function buildOtherStore() {
    const { rows } = await sql<{ storeId: number; itemId: number }>`
      with store as (
        insert into stores (module_id, zone_id, slug, name, address, lat, lng, timezone, prep_minutes_min, prep_minutes_max)
        select module_id, zone_id, 'three', name, address, lat, lng, timezone, 30, 40 from stores where id = ${shop.storeId} returning id),
      item as (
        insert into items (store_id, zone_id, module_id, category_id, slug, name, price_minor)
        select store.id, zone_id, module_id, category_id, 'bread-three', name, price_minor from store, items where items.id = ${shop.itemId} returning id, store_id),
      stock as (insert into item_stock (item_id, stock) select id, 5 from item)
      select id as "itemId", store_id as "storeId" from item`.execute(db);
    return rows[0]!;
  }
});

describe('accepting', () => {
  it('tells the customer the minute at which the goods are ready, and moves their window to it', async () => {
    const order = await place({ ...promising(30), distance_metres: 3_000 });
    const { body } = await accept(order, 55);
    expect(body).toMatchObject({ status: 'confirmed', ready_by: inMinutes(55) });
    expect(await read(order)).toMatchObject({
      order_status: 'confirmed',
      ready_by: inMinutes(55),
      delay_message: null,
      eta_change: { reason: 'longer-preparation' },
    });
    expect(await auditOf(order)).toEqual([
      { action: 'order.move', staff_id: people.manager.staffId, after: { status: 'confirmed', ready_by: inMinutes(55) } },
    ]);
  });

  it('of an order for later is ready for its slot', async () => {
    const at = promising(180);
    const order = await place({ ...at, schedule_at: at.promised_from, order_type: 'take_away', delivery_lat: null, delivery_lng: null });
    expect((await accept(order)).body.ready_by).toBe(inMinutes(180));
  });

  it('of an order as soon as possible needs its minutes', async () => {
    const order = await place();
    const { status, body } = await accept(order);
    expect([status, body.errors?.[0]?.code]).toEqual([422, 'minutes-required']);
    expect(await eventsOf(order)).toEqual(['pending customer -']);
  });

  it('counts from the moment of the tap, where it is sent later', async () => {
    const order = await place();
    await ageSteps(db, order);
    const tapped = new Date(clock.now().getTime() - 10 * 60_000).toISOString();
    const { body } = await call(orders.accept, { as: people.manager, ...params(order), body: { minutes: 25, tapped_at: tapped } });
    expect(body.ready_by).toBe(inMinutes(15));
    expect(body.history.at(-1)).toMatchObject({ what: 'confirmed', by: 'store', name: 'Rustam', tapped_at: tapped });
  });

  it('believes no tap before the order was placed', async () => {
    const order = await place();
    const { body } = await call(orders.accept, {
      as: people.manager,
      ...params(order),
      body: { minutes: 25, tapped_at: '2020-01-01T00:00:00Z' },
    });
    // Placed some milliseconds before the clock, which stands at a whole minute.
    expect([inMinutes(24), inMinutes(25)]).toContain(body.ready_by);
  });

  it('believes no tap after the clock of the server', async () => {
    const order = await place();
    const tapped = new Date(clock.now().getTime() + 3_600_000).toISOString();
    const { body } = await call(orders.accept, { as: people.manager, ...params(order), body: { minutes: 25, tapped_at: tapped } });
    expect(body.ready_by).toBe(inMinutes(25));
  });

  it('twice gives the state of the first, and one event', async () => {
    const order = await place();
    await accept(order, 20);
    const again = await accept(order, 40, people.owner);
    expect([again.status, again.body.ready_by]).toEqual([200, inMinutes(20)]);
    expect(await eventsOf(order)).toEqual(['pending customer -', `confirmed store ${people.manager.staffId}`]);
  });

  it('on two tablets at once gives exactly one event, fifty times', async () => {
    for (let round = 0; round < 50; round++) {
      const order = await place();
      const answers = await Promise.all([accept(order, 20), accept(order, 30, people.owner)]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect(answers[0].body.ready_by).toBe(answers[1].body.ready_by);
      expect((await eventsOf(order)).filter((event) => event.startsWith('confirmed'))).toHaveLength(1);
      expect(await auditOf(order)).toHaveLength(1);
    }
  });

  it('is refused once the customer has canceled', async () => {
    const order = await place();
    await call(SHOP.orders.cancel, { as: reader, body: { order_id: order, reason: 'Late' } });
    const { status, body } = await accept(order, 20);
    expect([status, body.errors?.[0]?.code]).toEqual([409, 'order-canceled']);
  });
});

describe('the steps of an order', () => {
  it('lead from accepting to the courier, each with its person', async () => {
    const order = await place();
    await accept(order, 20);
    await call(orders.prepare, { as: people.kitchen, ...params(order), body: {} });
    const { body } = await call(orders.ready, { as: people.kitchen, ...params(order), body: {} });
    expect(body).toMatchObject({ status: 'handover', can_delay: false });
    expect(await eventsOf(order)).toEqual([
      'pending customer -',
      `confirmed store ${people.manager.staffId}`,
      `processing store ${people.kitchen.staffId}`,
      `handover store ${people.kitchen.staffId}`,
    ]);
    expect((await read(order)).ready_by).toBeNull();
  });

  it('reach ready in one tap, with the preparation that nobody told of', async () => {
    const order = await place();
    await accept(order, 20);
    await call(orders.ready, { as: people.kitchen, ...params(order), body: {} });
    expect((await eventsOf(order)).slice(-2)).toEqual([
      `processing store ${people.kitchen.staffId}`,
      `handover store ${people.kitchen.staffId}`,
    ]);
  });

  it('end at the counter for take-away, paid in cash', async () => {
    const order = await place({ order_type: 'take_away', delivery_lat: null, delivery_lng: null });
    await accept(order, 20);
    await call(orders.ready, { as: people.kitchen, ...params(order), body: {} });
    const { body } = await call(orders.complete, { as: people.manager, ...params(order), body: {} });
    expect(body).toMatchObject({ status: 'delivered', payment: { is_paid: true, due: 0 } });
    expect((await call(orders.complete, { as: people.manager, ...params(order), body: {} })).status).toBe(200);
    expect((await eventsOf(order)).filter((event) => event.startsWith('delivered'))).toHaveLength(1);
  });

  it('end with the courier for a delivery', async () => {
    const order = await place();
    await accept(order, 20);
    await call(orders.ready, { as: people.kitchen, ...params(order), body: {} });
    const { status, body } = await call(orders.complete, { as: people.manager, ...params(order), body: {} });
    expect([status, body.errors?.[0]?.code]).toEqual([409, 'wrong-step']);
  });

  it('begin with accepting', async () => {
    const order = await place();
    for (const step of ['prepare', 'ready', 'complete'] as const) {
      const { status, body } = await call(orders[step], { as: people.manager, ...params(order), body: {} });
      expect([step, status, body.errors?.[0]?.code]).toEqual([step, 409, 'wrong-step']);
    }
    expect(await eventsOf(order)).toEqual(['pending customer -']);
  });

  it('are repeated without harm', async () => {
    const order = await place();
    await accept(order, 20);
    for (const step of ['prepare', 'prepare', 'ready', 'ready', 'prepare'] as const)
      expect((await call(orders[step], { as: people.kitchen, ...params(order), body: {} })).status).toBe(200);
    expect(await eventsOf(order)).toHaveLength(4);
  });
});

describe('postponing', () => {
  const delay = (order: number, minutes: 5 | 10 | 20 = 10, as = people.manager) =>
    call(orders.delay, { as, ...params(order), body: { minutes, reason: 'many-orders' } });

  it('tells the customer the new time with the reason, and by a notice', async () => {
    const order = await place(promising(30));
    await accept(order, 20);
    const { body } = await delay(order);
    expect(body).toMatchObject({ ready_by: inMinutes(30), delay_reason: 'many-orders', can_delay: false });
    expect(body.history.at(-1)).toMatchObject({ what: 'time_told', by: 'store', name: 'Rustam', ready_by: inMinutes(30) });
    expect(await read(order)).toMatchObject({ ready_by: inMinutes(30), delay_message: 'the store has many orders at once' });
    const { body: notices } = await call(SHOP.notifications.list, { as: reader });
    expect(notices.notifications[0]).toMatchObject({ order_id: order, title: 'The store needs longer for your order' });
    expect((await auditOf(order)).map(({ action }) => action)).toEqual(['order.move', 'order.time_told']);
  });

  it('is possible once; the same tap again changes nothing', async () => {
    const order = await place();
    await accept(order, 20);
    await delay(order);
    const again = await delay(order);
    expect([again.status, again.body.ready_by]).toEqual([200, inMinutes(30)]);
    const { status, body } = await delay(order, 20);
    expect([status, body.errors?.[0]?.code]).toEqual([409, 'delayed-already']);
    expect(await db.selectFrom('order_acts').where('order_id', '=', order).select('kind').execute()).toEqual([{ kind: 'time_told' }]);
  });

  it('at once on two tablets happens once', async () => {
    const order = await place();
    await accept(order, 20);
    const answers = await Promise.all([delay(order), delay(order, 10, people.owner)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers.map(({ body }) => body.ready_by)).toEqual([inMinutes(30), inMinutes(30)]);
  });

  it('is not possible before accepting, nor once it is ready', async () => {
    const order = await place();
    expect((await delay(order)).body.errors?.[0]?.code).toBe('wrong-step');
    await accept(order, 20);
    await call(orders.ready, { as: people.kitchen, ...params(order), body: {} });
    expect((await delay(order)).body.errors?.[0]?.code).toBe('wrong-step');
  });
});

describe('refusing', () => {
  const refusal = (order: number, as = people.manager) =>
    call(orders.refuse, { as, ...params(order), body: { reason: 'sold-out', note: ' Bread is baked tomorrow ' } });
  const stock = async () =>
    (await db.selectFrom('item_stock').where('item_id', '=', shop.itemId).select('stock').executeTakeFirstOrThrow()).stock;

  it('tells the customer the reason in their language, with the store’s words', async () => {
    const order = await place();
    const { body } = await refusal(order);
    expect(body).toMatchObject({ status: 'canceled', refusal_reason: 'sold-out' });
    expect(await read(order)).toMatchObject({
      order_status: 'canceled',
      cancellation_reason: 'Something of the order is sold out. Bread is baked tomorrow',
    });
    const russian = await call(SHOP.orders.details, { as: reader, query: { order_id: order }, headers: { 'x-localization': 'ru' } });
    expect(russian.body.cancellation_reason).toBe('Что-то из заказа закончилось. Bread is baked tomorrow');
    expect(await auditOf(order)).toMatchObject([{ action: 'order.move', after: { status: 'canceled', reason: 'sold-out' } }]);
  });

  it('gives the stock back, once', async () => {
    const order = await place();
    const before = await stock();
    await refusal(order);
    await refusal(order, people.owner);
    expect(await stock()).toBe(before + 2);
    expect((await eventsOf(order)).filter((event) => event.startsWith('canceled'))).toHaveLength(1);
  });

  it('is still possible in preparation, not once it is ready', async () => {
    const order = await place();
    await accept(order, 20);
    await call(orders.prepare, { as: people.kitchen, ...params(order), body: {} });
    expect((await refusal(order)).body.status).toBe('canceled');
    const ready = await place();
    await accept(ready, 20);
    await call(orders.ready, { as: people.kitchen, ...params(ready), body: {} });
    expect((await refusal(ready)).body.errors?.[0]?.code).toBe('wrong-step');
  });

  it('or accepting at once: one of them wins', async () => {
    for (let round = 0; round < 10; round++) {
      const order = await place();
      const [accepted, refused] = await Promise.all([accept(order, 20), refusal(order, people.owner)]);
      // Refusing an accepted order is possible; accepting a refused one is not.
      expect(refused.status).toBe(200);
      expect([200, 409]).toContain(accepted.status);
      expect((await eventsOf(order)).at(-1)).toBe(`canceled store ${people.owner.staffId}`);
    }
  });
});

describe('who may act', () => {
  const ACTS = {
    accept: { body: { minutes: 20 }, may: ['manager', 'owner'] },
    refuse: { body: { reason: 'closing' }, may: ['manager', 'owner'] },
    delay: { body: { minutes: 10, reason: 'many-orders' }, may: ['manager', 'owner'] },
    prepare: { body: {}, may: ['manager', 'owner', 'kitchen'] },
    ready: { body: {}, may: ['manager', 'owner', 'kitchen'] },
    complete: { body: {}, may: ['manager', 'owner', 'kitchen'] },
  } as const satisfies Partial<Record<keyof typeof orders, { body: unknown; may: readonly Person[] }>>;
  type Act = keyof typeof ACTS;
  const rows = (Object.keys(ACTS) as Act[]).flatMap((act) => (Object.keys(people) as Person[]).map((person) => [act, person] as const));

  it.each(rows)('%s by the %s', async (act, person) => {
    const order = await place(act === 'complete' ? { order_type: 'take_away', delivery_lat: null, delivery_lng: null } : {});
    if (act !== 'accept' && act !== 'refuse') await accept(order, 20);
    if (act === 'complete') await call(orders.ready, { as: people.kitchen, ...params(order), body: {} });
    const before = await eventsOf(order);
    const { status, body } = await call(orders[act], { as: people[person], ...params(order), body: ACTS[act].body });
    if ((ACTS[act].may as readonly Person[]).includes(person)) {
      expect(status).toBe(200);
      return;
    }
    expect([status, body.errors?.[0]?.code]).toEqual(person === 'other' ? [404, 'order-not-found'] : [403, 'not-allowed']);
    expect(await eventsOf(order)).toEqual(before);
  });

  it('sees nothing of another store', async () => {
    const order = await place();
    expect((await board(people.other)).map(({ id }) => id)).not.toContain(order);
    const { status, body } = await call(orders.details, { as: people.other, ...params(order) });
    expect([status, body.errors?.[0]?.code]).toEqual([404, 'order-not-found']);
  });
});
