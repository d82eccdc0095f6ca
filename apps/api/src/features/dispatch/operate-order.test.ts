import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { API } from '@bozor/contract/operator/routes.ts';
import { API as SHOP } from '@bozor/contract/shop/routes.ts';
import { testApi, type Caller } from '../../../test/api.ts';
import { buildCourier, buildZone } from '../../../test/fixtures.ts';
import { carryOrder } from '../../../test/order.ts';
import { buildShop, placeOrder, type SmallShop } from '../../../test/shop.ts';

const { db, call, customer, staff } = await testApi();
const { orders } = API;
let shop: SmallShop;
let dispatcher: Caller & { readonly staffId: number };
let buyer: Caller & { readonly customerId: number };
let courierId: number;
let otherCourierId: number;
let reasonId: number;
let orderId: number;

beforeAll(async () => {
  shop = await buildShop(db);
  dispatcher = await staff('dispatcher');
  buyer = await customer();
  courierId = await buildCourier(db, { zone_id: shop.zoneId, l_name: 'Aliyev' });
  otherCourierId = await buildCourier(db, { zone_id: shop.zoneId, f_name: 'Sardor' });
  const reason = { en: 'The store is closed', ru: 'Магазин закрыт' };
  ({ id: reasonId } = await db
    .insertInto('cancellation_reasons')
    .values({ user_type: 'system', reason })
    .returning('id')
    .executeTakeFirstOrThrow());
});
beforeEach(async () => {
  await sql`update item_stock set stock = 5`.execute(db);
  orderId = await placeOrder(db, shop, { customer_id: buyer.customerId });
});

const at = () => ({ id: orderId });
const read = async (as: Caller = dispatcher) => (await call(orders.details, { as, params: at() })).body;
const codeOf = ({ status, body }: { status: number; body: { errors?: readonly { code: string }[] } }) => [status, body.errors?.[0]?.code];
const audited = async () =>
  db.selectFrom('audit_log').where('subject_id', '=', String(orderId)).orderBy('id').select(['action', 'staff_id', 'after']).execute();
const move = (to: string, as: Caller = dispatcher, note?: string) => call(orders.move, { as, params: at(), body: { to, note } });
const cancel = (body: Record<string, unknown>, as: Caller = dispatcher) => call(orders.cancel, { as, params: at(), body });

describe('the order page', () => {
  test('tells who, what, money and the legal acts, with the phone masked', async () => {
    const order = await read();
    expect(order).toMatchObject({
      id: orderId,
      status: 'pending',
      store: { id: shop.storeId, name: 'Store' },
      zone: { name: 'Centre' },
      customer: { name: 'Aziza', phone: '+998 ** *** ** 67', has_account: true },
      address: { address: 'Amir Temur 1' },
      lines: [{ name: 'Bread', quantity: 2 }],
      total: 28_000,
      money_back: { way: 'none', amount: 0 },
    });
    expect(order.charges.map(({ code }) => code)).toEqual(['items', 'delivery']);
    expect(order.acts.map(({ act, to }) => to ?? act)).toEqual(['confirmed', 'cancel', 'note', 'reveal']);
    expect(JSON.stringify(order)).not.toContain('901234567');
  });

  test('counts the pages of a prescription for those who may see it', async () => {
    orderId = await placeOrder(db, shop, { customer_id: buyer.customerId, prescription_images: ['prescriptions/a.jpg'] });
    expect((await read()).prescription_pages).toBe(1);
    expect((await read(await staff('finance'))).prescription_pages).toBe(0);
  });

  test('tells steps and acts in one order, each by its person', async () => {
    await move('confirmed', dispatcher, 'The store phoned');
    await call(orders.assign, { as: dispatcher, params: at(), body: { courier_id: courierId } });
    const { timeline } = await read();
    const told = timeline.map(({ status, act, by, person, text, courier }) => [status ?? act, by, person?.role ?? null, text, courier]);
    expect(told).toEqual([
      ['pending', 'customer', null, null, null],
      ['confirmed', 'operator', 'dispatcher', null, null],
      ['note_written', 'operator', 'dispatcher', 'The store phoned', null],
      ['courier_assigned', 'operator', 'dispatcher', null, 'Bobur Aliyev'],
    ]);
    expect(timeline[1]!.person!.name).toBe('Rustam');
  });

  test('is not there for a number of no order', async () => {
    orderId = 100_000_001;
    const none = { as: dispatcher, params: at() };
    for (const answer of [
      await call(orders.details, none),
      await move('confirmed'),
      await cancel({ reason: 'Closed', borne_by: 'shop' }),
      await call(orders.note, { ...none, body: { text: 'Note' } }),
      await call(orders.assign, { ...none, body: { courier_id: courierId } }),
      await call(orders.unassign, { ...none, body: { reason: 'Ill' } }),
      await call(orders.revealPhone, { ...none, body: {} }),
    ])
      expect(answer.status).toBe(404);
  });
});

describe('moving an order on', () => {
  test('goes along its steps, each once, and rewards the customer at its end as any delivery does', async () => {
    for (const to of ['confirmed', 'processing', 'handover', 'picked_up', 'delivered'] as const) {
      expect((await move(to)).body.status).toBe(to);
      expect((await move(to)).status).toBe(200);
    }
    const events = await db.selectFrom('order_events').where('order_id', '=', orderId).select(['staff_id']).orderBy('position').execute();
    expect(events.map(({ staff_id }) => staff_id)).toEqual([null, ...Array.from({ length: 5 }, () => dispatcher.staffId)]);
    expect((await read()).payment_status).toBe('paid');
    expect((await audited()).map(({ action }) => action)).toEqual(Array.from({ length: 5 }, () => 'order.move'));
  });

  test('is refused out of turn', async () => {
    expect(codeOf(await move('handover'))).toEqual([409, 'wrong-step']);
  });

  test('does not send a store what waits for its money', async () => {
    await db.updateTable('orders').set({ payment_method: 'digital_payment' }).where('id', '=', orderId).execute();
    expect(codeOf(await move('confirmed'))).toEqual([409, 'wrong-step']);
  });

  test('of two people at once makes one step', async () => {
    const answers = await Promise.all([move('confirmed'), move('confirmed', await staff('owner'))]);
    expect(answers.map(({ status, body }) => [status, body.status])).toEqual([
      [200, 'confirmed'],
      [200, 'confirmed'],
    ]);
    expect((await read()).timeline.filter(({ status }) => status === 'confirmed')).toHaveLength(1);
  });
});

describe('canceling', () => {
  test('works when the courier has set out; the customer reads the reason, and stock comes back', async () => {
    await carryOrder(db, orderId);
    const { body } = await cancel({ reason_id: reasonId, note: 'The driver had an accident', borne_by: 'shop' });
    expect(body).toMatchObject({ status: 'canceled', cancellation: { reason: 'The store is closed', borne_by: 'shop' } });
    expect(body.acts.map(({ act }) => act)).toEqual(['note', 'reveal']);
    const own = await call(SHOP.orders.details, { as: buyer, headers: { 'x-localization': 'ru' }, query: { order_id: orderId } });
    expect(own.body.cancellation_reason).toBe('Магазин закрыт');
    expect(JSON.stringify(own.body)).not.toContain('accident');
    expect((await audited()).find(({ action }) => action === 'order.move')).toMatchObject({
      staff_id: dispatcher.staffId,
      after: { status: 'canceled', borne_by: 'shop' },
    });
  });

  test('takes a reason in words, which the customer reads', async () => {
    await cancel({ reason: ' The road is closed ', borne_by: 'courier' });
    const own = await call(SHOP.orders.details, { as: buyer, query: { order_id: orderId } });
    expect(own.body.cancellation_reason).toBe('The road is closed');
  });

  test('needs a reason, and one that is listed', async () => {
    expect(codeOf(await cancel({ borne_by: 'shop' }))).toEqual([422, 'reason-required']);
    expect(codeOf(await cancel({ reason: ' ', borne_by: 'shop' }))).toEqual([422, 'reason-required']);
    expect(codeOf(await cancel({ reason_id: reasonId + 1000, borne_by: 'shop' }))).toEqual([422, 'reason-required']);
    expect((await read()).status).toBe('pending');
  });

  test('twice is once, and never after the delivery', async () => {
    await cancel({ reason: 'Closed', borne_by: 'shop' });
    expect((await cancel({ reason: 'Again', borne_by: 'store' })).body.cancellation).toEqual({ reason: 'Closed', borne_by: 'shop' });
    orderId = await placeOrder(db, shop, { customer_id: buyer.customerId });
    for (const to of ['confirmed', 'processing', 'handover', 'picked_up', 'delivered']) await move(to);
    expect(codeOf(await cancel({ reason: 'Late', borne_by: 'shop' }))).toEqual([409, 'wrong-step']);
  });

  test('says beforehand what goes back: an online payment by its way', async () => {
    await db.updateTable('orders').set({ payment_method: 'digital_payment', payment_status: 'paid' }).where('id', '=', orderId).execute();
    expect((await read()).money_back).toEqual({ way: 'original', amount: 28_000 });
    await db.updateTable('orders').set({ payment_method: 'offline_payment' }).where('id', '=', orderId).execute();
    expect((await read()).money_back).toEqual({ way: 'by_hand', amount: 28_000 });
    await db
      .updateTable('orders')
      .set({ payment_method: 'cash_on_delivery', payment_status: 'unpaid' })
      .where('id', '=', orderId)
      .execute();
  });
});

describe('couriers', () => {
  const assign = (id: number, note?: string) => call(orders.assign, { as: dispatcher, params: at(), body: { courier_id: id, note } });
  const takeAway = (reason: string) => call(orders.unassign, { as: dispatcher, params: at(), body: { reason } });

  test('are given an order, changed and taken away', async () => {
    await move('confirmed');
    expect((await assign(courierId)).body.courier).toMatchObject({ id: courierId, name: 'Bobur Aliyev' });
    expect((await assign(otherCourierId)).body.timeline.at(-1)).toMatchObject({ courier: 'Sardor', from_courier: 'Bobur Aliyev' });
    expect((await takeAway('Flat tyre')).body).toMatchObject({ courier: null });
    expect((await read()).timeline.at(-1)).toMatchObject({ act: 'courier_unassigned', text: 'Flat tyre', courier: 'Sardor' });
  });

  test('are refused by name', async () => {
    expect(codeOf(await assign(courierId))).toEqual([409, 'wrong-step']);
    expect(codeOf(await takeAway('Ill'))).toEqual([409, 'wrong-step']);
    await move('confirmed');
    expect(codeOf(await assign(courierId + 1000))).toEqual([404, 'courier-not-found']);
    expect(codeOf(await takeAway(' '))).toEqual([422, 'reason-required']);
    await carryOrderOn();
    expect(codeOf(await assign(otherCourierId))).toEqual([422, 'note-required']);
  });

  async function carryOrderOn() {
    await assign(courierId);
    for (const to of ['processing', 'handover', 'picked_up']) await move(to);
  }

  test('are listed with those of the zone first, and the least busy', async () => {
    await move('confirmed');
    await assign(courierId);
    const { body } = await call(orders.couriers, { as: dispatcher, query: { zone: shop.zoneId } });
    const of = (id: number) => body.couriers.find((each) => each.id === id)!;
    expect(body.couriers[0]!.zone.id).toBe(shop.zoneId);
    expect(of(courierId).running_orders).toBeGreaterThan(of(otherCourierId).running_orders);
    expect(body.couriers.indexOf(of(otherCourierId))).toBeLessThan(body.couriers.indexOf(of(courierId)));
  });
});

test('a phone is revealed to who may, and the history tells who asked', async () => {
  const { body } = await call(orders.revealPhone, { as: dispatcher, params: at(), body: { reason: 'Nobody opens' } });
  expect(body.phone).toBe('+998901234567');
  expect((await read()).timeline.at(-1)).toMatchObject({ act: 'phone_revealed', text: 'Nobody opens', person: { role: 'dispatcher' } });
  expect(await audited()).toMatchObject([{ action: 'order.phone_revealed', staff_id: dispatcher.staffId }]);
  expect(JSON.stringify(await audited())).not.toContain('901234567');
});

test('a note is for staff alone', async () => {
  expect(codeOf(await call(orders.note, { as: dispatcher, params: at(), body: { text: ' ' } }))).toEqual([422, 'note-required']);
  const { body } = await call(orders.note, { as: dispatcher, params: at(), body: { text: 'Rings the wrong bell' } });
  expect(body.timeline.at(-1)).toMatchObject({ act: 'note_written', text: 'Rings the wrong bell' });
  const own = await call(SHOP.orders.details, { as: buyer, query: { order_id: orderId } });
  expect(JSON.stringify(own.body)).not.toContain('wrong bell');
});

test('the reasons to cancel are in the language of the reader', async () => {
  const { body } = await call(orders.reasons, { as: dispatcher, headers: { 'x-localization': 'ru' } });
  expect(body.reasons).toContainEqual({ id: reasonId, reason: 'Магазин закрыт' });
});

describe('by role', () => {
  const CALLS = {
    details: () => ({}),
    move: () => ({ body: { to: 'confirmed' } }),
    cancel: () => ({ body: { reason: 'Closed', borne_by: 'shop' } }),
    note: () => ({ body: { text: 'Note' } }),
    revealPhone: () => ({ body: {} }),
    assign: () => ({ body: { courier_id: courierId } }),
    unassign: () => ({ body: { reason: 'Ill' } }),
    board: () => ({}),
    map: () => ({}),
    needs: () => ({}),
    couriers: () => ({}),
    reasons: () => ({}),
  } as const;
  type Name = keyof typeof CALLS;
  const ALL = Object.keys(CALLS) as Name[];
  const READING: Name[] = ['details', 'board', 'map', 'needs', 'couriers'];
  const ALLOWED: Readonly<Record<string, readonly Name[]>> = {
    owner: ALL,
    city_manager: ALL,
    dispatcher: ALL,
    support: [...READING, 'cancel', 'note', 'revealPhone', 'reasons'],
    finance: [...READING, 'note'],
    auditor: READING,
    catalogue: [],
    marketing: [],
  };

  test.each(Object.keys(ALLOWED))('%s', async (role) => {
    const as = await staff(role as 'owner');
    const allowed: string[] = [];
    for (const name of ALL) {
      const { status } = await call(orders[name], { as, params: at(), ...CALLS[name]() });
      if (status !== 403) allowed.push(name);
    }
    expect(allowed.toSorted()).toEqual([...ALLOWED[role]!].toSorted());
  });

  test('whoever dispatches another zone knows neither the order nor its courier', async () => {
    const as = await staff('dispatcher');
    const other = await buildZone(db);
    await db.updateTable('staff_grants').set({ zone_id: other.id }).where('staff_id', '=', as.staffId).execute();
    for (const name of ['details', 'move', 'cancel', 'note', 'revealPhone', 'assign', 'unassign'] as const)
      expect((await call(orders[name], { as, params: at(), ...CALLS[name]() })).status, name).toBe(404);
    for (const name of ['board', 'needs', 'couriers'] as const)
      expect(Object.values((await call(orders[name], { as })).body).filter(Array.isArray), name).toEqual([[]]);
    const { body } = await call(orders.search, { as, query: { query: String(orderId) } });
    expect(body).toMatchObject({ orders: [], zones: [{ id: other.id }] });
  });

  test('a dispatcher of a zone gives its orders to couriers of the zone alone', async () => {
    const as = await staff('dispatcher');
    await db.updateTable('staff_grants').set({ zone_id: shop.zoneId }).where('staff_id', '=', as.staffId).execute();
    const far = await buildCourier(db, { zone_id: (await buildZone(db)).id });
    await call(orders.move, { as: dispatcher, params: at(), body: { to: 'confirmed' } });
    const give = (courier: number) => call(orders.assign, { as, params: at(), body: { courier_id: courier } });
    expect((await give(far)).body.errors?.[0]?.code).toBe('courier-not-found');
    expect((await give(courierId)).status).toBe(200);
  });

  test.each(['store_manager', 'courier'] as const)('a %s has no part in it', async (role) => {
    const as = await staff(role, role === 'courier' ? { courierId } : { storeId: shop.storeId });
    for (const name of ALL) expect((await call(orders[name], { as, params: at(), ...CALLS[name]() })).status, name).toBe(403);
  });
});
