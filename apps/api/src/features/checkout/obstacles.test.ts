import { beforeEach, describe, expect, it } from 'vitest';
import { API } from '@bozor/contract/shop/routes.ts';
import { testApi, type Caller } from '../../../test/api.ts';
import { buildItem, buildStore, headersFor, type BuiltItem, type BuiltStore } from '../../../test/fixtures.ts';

const { db, call, guest } = await testApi();

let store: BuiltStore;
let item: BuiltItem;
let shopper: Caller;

beforeEach(async () => {
  store = await buildStore(db);
  item = await buildItem(db, { store, price_minor: 20_000, stock: 10 });
  shopper = await guest();
});

const contact = {
  contact_person_name: 'Aziza',
  contact_person_number: '+998901234567',
  contact_person_email: 'aziza@example.uz',
  address: 'Amir Temur 15',
};
const order = (over: Record<string, unknown>) => ({ order_type: 'delivery', latitude: store.lat, longitude: store.lng, ...over });
const fill = (what = item, quantity = 1) => call(API.cart.add, { as: shopper, body: { item_id: what.id, quantity } });
const quote = async (over: Record<string, unknown> = {}) =>
  call(API.checkout.quote, { as: shopper, headers: headersFor(store), body: order(over) });
const place = async (quote_id: string, over: Record<string, unknown> = {}) =>
  call(API.checkout.place, {
    as: shopper,
    headers: headersFor(store),
    body: { ...order(over), ...contact, payment_method: 'cash_on_delivery', quote_id },
  });
const storeWith = async (change: Record<string, unknown>) => {
  await db.updateTable('stores').where('id', '=', store.id).set(change).execute();
};

/** Hours that the clock of the tests is outside of. */
const SERVED_LATER = { available_from_minute: 0, available_until_minute: 1 };

interface Row {
  readonly code: string;
  readonly arrange?: () => Promise<unknown>;
  readonly over?: Record<string, unknown>;
  readonly field?: string | null;
  readonly actions: readonly string[];
}

const ROWS: Readonly<Record<string, Row>> = {
  'a point outside the zone': {
    code: 'outside-zone',
    over: { latitude: -41, longitude: 10 },
    field: 'latitude',
    actions: ['address', 'take_away'],
  },
  'a missing address': {
    code: 'address-required',
    over: { latitude: undefined, longitude: undefined },
    field: 'address',
    actions: ['address', 'take_away'],
  },
  'a store that does not deliver': {
    code: 'order-type-not-offered',
    arrange: async () => storeWith({ delivers: false }),
    field: 'order_type',
    actions: ['take_away'],
  },
  'a store that gives nothing to collect': {
    code: 'order-type-not-offered',
    arrange: async () => storeWith({ take_away: false }),
    over: { order_type: 'take_away' },
    field: 'order_type',
    actions: ['delivery'],
  },
  'a store that is paused': {
    code: 'store-closed',
    arrange: async () => storeWith({ is_accepting: false }),
    field: 'schedule_at',
    actions: [],
  },
  'a time that is no slot': {
    code: 'time-not-possible',
    over: { schedule_at: '2026-11-21T09:07:00Z' },
    field: 'schedule_at',
    actions: ['schedule'],
  },
  'a basket below the minimum': {
    code: 'below-minimum-order',
    arrange: async () => storeWith({ minimum_order_minor: 50_000 }),
    actions: ['add'],
  },
  'a coupon nobody made': { code: 'coupon-not-running', over: { coupon_code: 'NOTHING1' }, field: 'coupon_code', actions: ['coupon'] },
  'a tip without measure': { code: 'tip-out-of-range', over: { dm_tips: 900_000_000 }, field: 'dm_tips', actions: ['tip'] },
  'stock that is gone': {
    code: 'out-of-stock',
    arrange: async () => db.updateTable('item_stock').where('item_id', '=', item.id).set({ stock: 0 }).execute(),
    actions: ['remove'],
  },
  'an item that is withdrawn': {
    code: 'withdrawn',
    arrange: async () => db.updateTable('items').where('id', '=', item.id).set({ is_active: false }).execute(),
    actions: ['remove'],
  },
};

describe('a quote that cannot be placed', () => {
  it.each(Object.entries(ROWS))('answers the bill, the ways to pay and what stands in the way: %s', async (_name, row) => {
    const other = await buildItem(db, { store, price_minor: 7_000 });
    await fill();
    await fill(other);
    await row.arrange?.();
    const { status, body } = await quote(row.over);
    expect(status).toBe(200);
    expect(body.charges.find(({ code }) => code === 'items')?.amount).toBeGreaterThanOrEqual(7_000);
    expect(body.payment_options.length).toBeGreaterThan(0);
    expect(body.obstacles.map(({ code, field, actions }) => [code, field, actions.map(({ action }) => action)])).toEqual([
      [row.code, row.field ?? null, row.actions],
    ]);
    expect(body.obstacles[0]!.message).not.toBe('');
    const placed = await place(body.quote_id, row.over);
    expect(placed.body.errors?.[0]?.code).toBe(row.code);
    expect(await db.selectFrom('orders').where('store_id', '=', store.id).selectAll().execute()).toEqual([]);
  });

  it('tells how many pieces are left', async () => {
    await fill(item, 5);
    await db.updateTable('item_stock').where('item_id', '=', item.id).set({ stock: 3 }).execute();
    const [obstacle] = (await quote()).body.obstacles;
    expect(obstacle?.actions).toEqual([
      { action: 'quantity', quantity: 3, schedule_at: null },
      { action: 'remove', quantity: null, schedule_at: null },
    ]);
  });

  it('names the item outside its hours, and the first slot in which all of the basket can be had', async () => {
    await db.updateTable('items').where('id', '=', item.id).set(SERVED_LATER).execute();
    await fill();
    const { body } = await quote();
    const schedule_at = body.times.slots[0]!;
    expect(body.times).toMatchObject({ asap: null, not_now: [{ code: 'not-available-now' }] });
    expect(body.obstacles).toMatchObject([
      { code: 'not-available-now', actions: [{ action: 'schedule', schedule_at }, { action: 'remove' }] },
    ]);
    expect(body.obstacles[0]?.line_id).not.toBeNull();
    expect(body.obstacles[0]?.name).toBeTruthy();
    const later = (await quote({ schedule_at })).body;
    expect([later.obstacles, later.eta?.from]).toEqual([[], schedule_at]);
    expect((await place(later.quote_id, { schedule_at })).status).toBe(200);
  });

  it('says what to do where no way to pay is offered, in the quote and to an order sent all the same', async () => {
    await db.updateTable('zones').where('id', '=', store.zoneId).set({ cash_on_delivery: false, digital_payment: false }).execute();
    await fill();
    const { body } = await quote();
    expect(body.payment_options.map(({ is_offered: isOffered, available }) => [isOffered, available])).toEqual([
      [false, false],
      [false, false],
      [false, false],
      [false, false],
    ]);
    expect(body.obstacles).toMatchObject([
      { code: 'no-way-to-pay', field: 'payment_method', message: expect.stringContaining('Change the address') },
    ]);
    const placed = await place(body.quote_id);
    expect(placed.status).toBe(422);
    expect(placed.body.errors).toMatchObject([{ code: 'no-way-to-pay', field: 'payment_method' }]);
  });

  it('offers cash above its limit, and says that limit', async () => {
    await db
      .updateTable('zone_modules')
      .where('zone_id', '=', store.zoneId)
      .where('module_id', '=', store.moduleId)
      .set({ cash_limit_minor: 1 })
      .execute();
    await fill();
    const { body } = await quote();
    expect(body.payment_options[0]).toMatchObject({ payment_method: 'cash_on_delivery', is_offered: true, available: false });
    expect(body.obstacles).toMatchObject([{ code: 'cash-limit-exceeded', field: 'payment_method' }]);
  });

  it.each([
    [60, []],
    [61, [{ code: 'last-order-passed', field: 'schedule_at', actions: [{ action: 'schedule' }] }]],
  ])('of a store that shuts in an hour and takes its last order %i minutes before', async (last_order_minutes, obstacles) => {
    // Noon in Tashkent.
    const hours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens_at_minute: 9 * 60, closes_at_minute: 13 * 60 }));
    store = await buildStore(db, { hours, last_order_minutes, prep_minutes_min: 5, prep_minutes_max: 10 });
    item = await buildItem(db, { store });
    await fill();
    const { body } = await quote();
    expect(body.obstacles).toMatchObject(obstacles);
    expect(body.obstacles).toHaveLength(obstacles.length);
    const placed = await place(body.quote_id);
    expect(placed.body.errors?.map(({ code }) => code) ?? []).toEqual(obstacles.map(({ code }) => code));
  });

  it('says that no way to pay is left, and which wanted one is not possible [checkout-02]', async () => {
    await fill();
    const wanted = (await quote({ payment_method: 'wallet' })).body;
    expect(wanted.obstacles).toMatchObject([{ code: 'wallet-not-allowed', field: 'payment_method', actions: [{ action: 'payment' }] }]);
    expect((await quote({ payment_method: 'cash_on_delivery' })).body.obstacles).toEqual([]);
    await db.updateTable('zone_modules').where('zone_id', '=', store.zoneId).set({ cash_limit_minor: 10_000 }).execute();
    expect((await quote()).body.obstacles).toMatchObject([{ code: 'cash-limit-exceeded', actions: [] }]);
  });
});
