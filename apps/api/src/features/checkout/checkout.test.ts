import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { API } from '@bozor/contract/shop/routes.ts';
import { testApi, type Caller } from '../../../test/api.ts';
import { buildFlashSale, buildItem, buildStore, headersFor, type BuiltItem, type BuiltStore } from '../../../test/fixtures.ts';
import { changeSettings } from '../../../test/settings.ts';

const tested = await testApi();
const { db, call, customer, guest } = tested;

let store: BuiltStore;
let item: BuiltItem;
let shopper: Caller;

beforeEach(async () => {
  store = await buildStore(db);
  await db
    .updateTable('zone_modules')
    .where('zone_id', '=', store.zoneId)
    .where('module_id', '=', store.moduleId)
    .set({ base_minor: 6_000, per_km_minor: 2_000, minimum_minor: 5_000, packaging_minor: 1_500 })
    .execute();
  item = await buildItem(db, { store, price_minor: 20_000, stock: 10 });
  shopper = await guest();
});

const order = (over: Record<string, unknown> = {}) => ({ order_type: 'delivery', latitude: store.lat, longitude: store.lng, ...over });
const contact = {
  contact_person_name: 'Aziza',
  contact_person_number: '+998901234567',
  contact_person_email: 'aziza@example.uz',
  address: 'Amir Temur 15',
};
const fill = (quantity = 1, as = shopper, what = item) => call(API.cart.add, { as, body: { item_id: what.id, quantity } });
const quote = (over: Record<string, unknown> = {}, as = shopper) =>
  call(API.checkout.quote, { as, headers: headersFor(store), body: order(over) });
const place = (
  quoteId: string,
  over: Record<string, unknown> = {},
  { as = shopper, key = randomUUID() }: { as?: Caller; key?: string | null } = {},
) =>
  call(API.checkout.place, {
    as,
    headers: { ...headersFor(store), ...(key ? { 'idempotency-key': key } : {}) },
    body: { ...order(), ...contact, payment_method: 'cash_on_delivery', quote_id: quoteId, ...over },
  });
const code = (answer: { body: { errors?: readonly { code: string }[] } }) => answer.body.errors?.[0]?.code;
const orders = async () => await db.selectFrom('orders').where('store_id', '=', store.id).selectAll().execute();
const stockOf = async (id: number) =>
  (await db.selectFrom('item_stock').where('item_id', '=', id).select('stock').executeTakeFirstOrThrow()).stock;

describe('quote', () => {
  it('answers a bill whose rows add up to the total [checkout-09]', async () => {
    await fill(2);
    const { body, status } = await quote({ dm_tips: 5_000 });
    expect(status).toBe(200);
    const added = body.charges.filter((charge) => !charge.included).reduce((sum, charge) => sum + charge.amount, 0);
    expect(added).toBe(body.order_amount);
    expect(body.charges.map(({ code: row, amount }) => [row, amount])).toEqual([
      ['items', 40_000],
      ['packaging', 1_500],
      ['delivery', 6_000],
      ['tip', 5_000],
    ]);
    expect(Date.parse(body.expires_at) - Date.now()).toBeGreaterThan(14 * 60_000);
  });

  it.each([
    ['home', 'delivery'],
    ['takeaway', 'take_away'],
  ])('takes %s for %s, in the quote and in the order [store-10]', async (order_type, name) => {
    await fill();
    const { body } = await quote({ order_type });
    expect(body.order_type).toBe(name);
    expect((await place(body.quote_id, { order_type: name })).status).toBe(200);
    expect((await orders()).map((each) => each.order_type)).toEqual([name]);
  });

  it('measures the way itself', async () => {
    await fill();
    const far = await quote({ latitude: store.lat + 0.03 });
    const delivery = far.body.charges.find((charge) => charge.code === 'delivery')!;
    expect(far.body.distance).toBeCloseTo(4.34, 1);
    expect(Math.abs(delivery.amount - (6_000 + (far.body.distance ?? 0) * 2_000))).toBeLessThan(20);
  });

  it('refuses an empty cart', async () => {
    expect(code(await quote())).toBe('cart-empty');
  });

  it('is free to collect and needs no address [addr-10]', async () => {
    await fill();
    const { body } = await quote({ order_type: 'take_away', latitude: undefined, longitude: undefined });
    expect(body.charges.find((charge) => charge.code === 'delivery')).toMatchObject({ amount: 0, explanation: 'You collect it yourself' });
  });

  it('refuses a closed store now and takes a slot of its hours', async () => {
    await db.deleteFrom('store_hours').where('store_id', '=', store.id).execute();
    await db
      .insertInto('store_hours')
      .values([1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ store_id: store.id, weekday, opens_at_minute: 1080, closes_at_minute: 1320 })))
      .execute();
    await fill();
    const closed = (await quote()).body;
    expect(closed.obstacles).toMatchObject([
      { code: 'store-closed', field: 'schedule_at', actions: [{ action: 'schedule', schedule_at: closed.times.slots[0] }] },
    ]);
    expect(code(await place(closed.quote_id))).toBe('store-closed');
    const { body } = await quote({ schedule_at: '2026-11-20T14:00:00Z' });
    expect(body.eta).toEqual({ from: '2026-11-20T14:00:00.000Z', to: '2026-11-20T14:30:00.000Z', latest: '2026-11-20T14:40:00.000Z' });
  });

  it('reports a holiday, and accepts no slot within it [checkout-07]', async () => {
    const [starts_at, ends_at] = ['2026-11-21T00:00:00.000Z', '2026-11-23T00:00:00.000Z'];
    await db.insertInto('store_closures').values({ store_id: store.id, starts_at, ends_at }).execute();
    const details = await call(API.stores.details, { params: { idOrSlug: store.slug }, headers: headersFor(store) });
    expect(details.body.closures).toEqual([{ starts_at, ends_at, reason: null }]);
    await fill();
    expect((await quote({ schedule_at: '2026-11-22T09:00:00Z' })).body.obstacles).toMatchObject([{ code: 'time-not-possible' }]);
    expect((await quote({ schedule_at: '2026-11-23T09:00:00Z' })).body.obstacles).toEqual([]);
  });

  it('says the least amount of a coupon [checkout-03]', async () => {
    await db
      .insertInto('coupons')
      .values({
        code: `MIN${store.id}`,
        title: { en: 'Minimum' },
        kind: 'amount',
        discount: 5_000,
        min_purchase_minor: 80_000,
        starts_at: new Date('2020-01-01'),
        ends_at: new Date('2040-01-01'),
      })
      .execute();
    await fill();
    expect((await quote({ coupon_code: `min${store.id}` })).body.obstacles[0]?.message.replace(/\s/g, ' ')).toBe(
      'To apply this coupon, total item amount should be minimum 80 000 soʻm',
    );
    await fill(3);
    const { body } = await quote({ coupon_code: `MIN${store.id}` });
    expect(body.charges.find((charge) => charge.code === 'coupon')?.amount).toBe(-5_000);
  });

  it('names the cash limit and offers cash only where the zone does [checkout-02, checkout-04]', async () => {
    await fill();
    await db.updateTable('zone_modules').where('zone_id', '=', store.zoneId).set({ cash_limit_minor: 10_000 }).execute();
    const cash = (await quote()).body.payment_options.find((option) => option.payment_method === 'cash_on_delivery')!;
    expect(cash).toMatchObject({
      available: false,
      reason: 'The total amount of the order, exceeds maximum amount of the cash on delivery method',
    });
    await db.updateTable('zones').where('id', '=', store.zoneId).set({ cash_on_delivery: false }).execute();
    const none = (await quote()).body.payment_options.find((option) => option.payment_method === 'cash_on_delivery')!;
    expect(none).toMatchObject({ available: false, reason: 'Cash on delivery is not offered here.' });
  });
});

describe('place', () => {
  it("accepts an order's details for a quote, and stores no names with it", async () => {
    await fill();
    const plain = (await quote()).body;
    const detailed = await quote({ ...contact, floor: '3', order_note: 'Ring twice', cutlery: true });
    expect([detailed.status, detailed.body.order_amount]).toEqual([200, plain.order_amount]);
    const { request } = await db.selectFrom('quotes').where('id', '=', detailed.body.quote_id).select('request').executeTakeFirstOrThrow();
    expect(request).toEqual(order());
  });

  it('stores the quoted bill, reserves stock and empties the cart', async () => {
    await fill(3);
    const quoted = (await quote()).body;
    const placed = await place(quoted.quote_id, { order_amount: quoted.order_amount });
    expect(placed.status).toBe(200);
    expect(placed.body).toMatchObject({ order_status: 'pending', order_amount: quoted.order_amount, payment_method: 'cash_on_delivery' });
    const [row] = await orders();
    expect(row).toMatchObject({
      id: placed.body.order_id,
      total_minor: quoted.order_amount,
      contact_person_number: '+998901234567',
      status: 'pending',
    });
    expect(await stockOf(item.id)).toBe(7);
    expect((await call(API.cart.list, { as: shopper, headers: headersFor(store) })).body.lines).toEqual([]);
  });

  it('changes nothing when the caller lies about prices, distance or zone', async () => {
    await fill();
    const quoted = (await quote()).body;
    const lied = await place(quoted.quote_id, { distance: 0.001, order_amount: 1 });
    expect([lied.status, code(lied)]).toEqual([409, 'quote-changed']);
    expect(await orders()).toEqual([]);
    expect(code(await place(quoted.quote_id, { latitude: 10, longitude: 10 }))).toBe('outside-zone');
    const honest = await place(quoted.quote_id, { distance: 0.001, zone_ids: [999], address_label: 'Mother' });
    expect(honest.body.order_amount).toBe(quoted.order_amount);
  });

  it('gives the same order for the same key, and refuses the key with another body [checkout-08]', async () => {
    await fill();
    const quoted = (await quote()).body;
    const key = randomUUID();
    const [first, again] = [await place(quoted.quote_id, {}, { key }), await place(quoted.quote_id, {}, { key })];
    expect(again.body).toEqual(first.body);
    expect(code(await place(quoted.quote_id, { order_note: 'other' }, { key }))).toBe('key-reused');
    expect(await orders()).toHaveLength(1);
  });

  it('places one order when forty calls come at once, with one key and without any', async () => {
    for (const key of [randomUUID(), null]) {
      const buyer = await guest();
      await fill(1, buyer);
      const { quote_id: id } = (await quote({}, buyer)).body;
      const answers = await Promise.all(Array.from({ length: 40 }, () => place(id, {}, { as: buyer, key })));
      expect(answers.map((answer) => answer.body.errors ?? []).flat()).toEqual([]);
      expect(new Set(answers.map((answer) => answer.body.order_id)).size).toBe(1);
      expect(answers.every((answer) => answer.status === 200)).toBe(true);
    }
    expect(await orders()).toHaveLength(2);
    expect(await stockOf(item.id)).toBe(8);
  });

  it('sells ten units to exactly ten of forty buyers', async () => {
    const buyers = await Promise.all(Array.from({ length: 40 }, () => guest()));
    const quotes = await Promise.all(buyers.map(async (as) => (await fill(1, as), (await quote({}, as)).body.quote_id)));
    const answers = await Promise.all(buyers.map((as, index) => place(quotes[index]!, {}, { as })));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(10);
    expect(new Set(answers.filter((answer) => answer.status !== 200).map(code))).toEqual(new Set(['out-of-stock']));
    expect(await stockOf(item.id)).toBe(0);
    expect(await orders()).toHaveLength(10);
  });

  it.each([
    ['a coupon that each may use once, once', { per_customer_limit: 1 }, 'coupon-already-used'],
    ['a coupon for a first order to one order', { first_order: true }, 'coupon-first-order-only'],
  ])('gives %s, however many orders one customer places at once', async (_what, limit, refusal) => {
    const as = await customer();
    const coupon_code = `MINE${store.id}`;
    const terms = { title: { en: 'Mine' }, kind: 'amount', discount: 5_000, starts_at: '2020-01-01', ends_at: '2100-01-01' } as const;
    await db
      .insertInto('coupons')
      .values({ ...terms, ...limit, code: coupon_code, store_id: store.id })
      .execute();
    const wanted = { page: 'buy_now', item: { item_id: item.id, quantity: 1 }, coupon_code };
    const quotes = await Promise.all(Array.from({ length: 8 }, () => quote(wanted, as)));
    const answers = await Promise.all(quotes.map(({ body }) => place(body.quote_id, wanted, { as })));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(new Set(answers.filter((answer) => answer.status !== 200).map(code))).toEqual(new Set([refusal]));
    expect(await orders()).toHaveLength(1);
    expect(await stockOf(item.id)).toBe(9);
  });

  it('gives the welcome offer to one order, however many are placed at once [welcome-01]', async () => {
    await changeSettings(tested, { first_order_percent: 20, first_order_cap: 3_000 });
    const as = await customer();
    const promised = (days: number) => sql<Date>`now() + make_interval(days => ${days})`;
    const promise = (days: number) =>
      db
        .updateTable('customers')
        .where('id', '=', as.customerId)
        .set({ welcome_until: promised(days) })
        .execute();
    const wanted = { page: 'buy_now', item: { item_id: item.id, quantity: 1 } };
    const welcomeIn = ({ body }: Awaited<ReturnType<typeof quote>>) => body.charges.find((charge) => charge.code === 'welcome')?.amount;
    expect(welcomeIn(await quote(wanted, shopper))).toBeUndefined();
    await promise(-1);
    const full = await quote(wanted, as);
    expect(welcomeIn(full)).toBeUndefined();
    await promise(1);
    const profile = (await call(API.customer.info, { as })).body;
    expect(profile).toMatchObject({ is_valid_for_discount: true, discount_amount: 20, discount_maximum: 3_000 });
    const quotes = await Promise.all(Array.from({ length: 6 }, () => quote(wanted, as)));
    expect(quotes.map(welcomeIn)).toEqual(Array(6).fill(-3_000));
    expect(quotes[0]!.body).toMatchObject({ order_amount: full.body.order_amount - 3_000, saved_amount: 3_000 });
    const answers = await Promise.all(quotes.map(({ body }) => place(body.quote_id, wanted, { as })));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(new Set(answers.filter((answer) => answer.status !== 200).map(code))).toEqual(new Set(['quote-changed']));
    const [placed, ...others] = await db
      .selectFrom('orders')
      .where('customer_id', '=', as.customerId)
      .select(['id', 'is_welcomed'])
      .execute();
    expect([placed?.is_welcomed, others]).toEqual([true, []]);
    const { body: details } = await call(API.orders.details, { as, query: { order_id: placed!.id } });
    expect(details).toMatchObject({ order_amount: full.body.order_amount - 3_000, saved_amount: 3_000 });
    const shares = db.selectFrom('order_lines').where('order_id', '=', placed!.id).select(['coupon_share_minor', 'welcome_share_minor']);
    expect(await shares.execute()).toEqual([{ coupon_share_minor: 0, welcome_share_minor: 3_000 }]);
    expect(welcomeIn(await quote(wanted, as))).toBeUndefined();
    expect((await call(API.customer.info, { as })).body).toMatchObject({ is_valid_for_discount: false, discount_maximum: null });
  });

  it('lets one of two orders have the last flash piece', async () => {
    await buildFlashSale(db, { items: [item], terms: { initial: 1, available: 1 } });
    const [one, two] = [await guest(), await guest()];
    const ids = await Promise.all([one, two].map(async (as) => (await fill(1, as), (await quote({}, as)).body.quote_id)));
    const answers = await Promise.all([one, two].map((as, index) => place(ids[index]!, {}, { as })));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(answers.filter((answer) => answer.status === 409)).toHaveLength(1);
  });

  it('refuses when the price changed after the quote, and keeps the cart', async () => {
    await fill();
    const quoted = (await quote()).body;
    await db.updateTable('items').where('id', '=', item.id).set({ price_minor: 25_000 }).execute();
    expect(code(await place(quoted.quote_id))).toBe('quote-changed');
    expect((await call(API.cart.list, { as: shopper, headers: headersFor(store) })).body.lines[0]).toMatchObject({
      price_changed_from: 20_000,
      unit_price: 25_000,
    });
  });

  it("refuses a quote that is expired, used or another customer's", async () => {
    await fill();
    const { quote_id: id } = (await quote()).body;
    const other = await guest();
    await fill(1, other);
    expect(code(await place(id, {}, { as: other }))).toBe('quote-changed');
    await sql`update quotes set created_at = now() - interval '1 hour', expires_at = now() - interval '1 minute' where id = ${id}`.execute(
      db,
    );
    expect(code(await place(id))).toBe('quote-expired');
  });

  it('names every field that is missing and loses nothing [addr-12, addr-13, addr-14]', async () => {
    await fill();
    const { quote_id: id } = (await quote()).body;
    const answer = await place(id, { contact_person_name: ' ', contact_person_number: '', contact_person_email: undefined, address: '' });
    expect(answer.status).toBe(422);
    expect(answer.body.errors?.map(({ field, message }) => [field, message])).toEqual([
      ['contact_person_name', 'Name is required'],
      ['contact_person_number', 'Phone Number is required'],
      ['contact_person_email', 'Email is required'],
      ['address', 'Address is required'],
    ]);
    expect((await place(id)).status).toBe(200);
  });

  it.each([
    ['required', undefined, 'email-required'],
    ['required', '', 'email-required'],
    ['required', 'aziza@example.uz', 'aziza@example.uz'],
    ['optional', undefined, null],
    ['optional', 'aziza@', 'email-not-valid'],
    ['optional', 'aziza@example.uz', 'aziza@example.uz'],
    ['off', undefined, null],
    ['off', 'aziza@example.uz', null],
  ] as const)('takes the e-mail of a guest as the operator says: %s, %s gives %s [addr-16]', async (rule, email, outcome) => {
    await changeSettings(tested, { guest_email: rule });
    await fill();
    const answer = await place((await quote()).body.quote_id, { contact_person_email: email });
    await changeSettings(tested, { guest_email: 'required' });
    const [row] = await orders();
    expect(row ? row.contact_person_email : code(answer)).toBe(outcome);
    if (!row) expect(answer.body.errors).toMatchObject([{ field: 'contact_person_email' }]);
  });

  it('needs no e-mail of a customer with an account', async () => {
    const as = await customer();
    await fill(1, as);
    const { quote_id: id } = (await quote({}, as)).body;
    expect((await place(id, { contact_person_email: undefined }, { as })).status).toBe(200);
  });

  it.each(['latitude', 'longitude'])('does not complete half a point from other data: without %s', async (missing) => {
    await fill();
    const headers = { ...headersFor(store), latitude: String(store.lat), longitude: String(store.lng) };
    const { body, status } = await call(API.checkout.quote, { as: shopper, headers, body: order({ [missing]: undefined }) });
    expect([status, body.errors?.[0]?.field]).toEqual([422, missing]);
  });

  it('refuses a store that stopped selling between quote and order', async () => {
    await fill();
    const { quote_id: id } = (await quote()).body;
    await db.updateTable('stores').where('id', '=', store.id).set({ is_accepting: false }).execute();
    expect(code(await place(id))).toBe('store-closed');
  });

  it('buys one item at once and leaves the cart alone [checkout-01]', async () => {
    await fill(2);
    const page = { page: 'buy_now', item: { item_id: item.id, quantity: 1 } };
    const { quote_id: id } = (await quote(page)).body;
    expect((await place(id, page)).status).toBe(200);
    expect((await call(API.cart.list, { as: shopper, headers: headersFor(store) })).body.total_quantity).toBe(2);
    expect(await stockOf(item.id)).toBe(9);
  });
});
