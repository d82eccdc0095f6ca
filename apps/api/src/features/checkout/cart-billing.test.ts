import { beforeEach, describe, expect, test } from 'vitest';
import type { Cart } from '@bozor/contract/shop/orders/cart.ts';
import { predictBill } from '@bozor/contract/shop/orders/predict-bill.ts';
import { API } from '@bozor/contract/shop/routes.ts';
import type { BillInput } from '@bozor/domain/checkout/bill.ts';
import { nearestMinor } from '@bozor/domain/money/json-amount.ts';
import { times } from '@bozor/domain/money/minor.ts';
import { testApi, type Caller } from '../../../test/api.ts';
import { buildItem, buildStore, discountStore, headersFor, type BuiltItem, type BuiltStore } from '../../../test/fixtures.ts';
import { orderByApi } from '../../../test/order.ts';
import { changeSettings } from '../../../test/settings.ts';

const tested = await testApi();
const { db, call, customer, guest, pool } = tested;

type Choices = { readonly order_type?: 'delivery' | 'take_away'; readonly coupon_code?: string; readonly dm_tips?: number };

let store: BuiltStore;
let item: BuiltItem;
let shopper: Caller & { readonly customerId: number };
let home: { readonly latitude: string; readonly longitude: string };

beforeEach(async () => {
  await changeSettings(tested, { charge_rounding: 500, first_order_percent: 0, free_delivery_over: 0, digit_after_decimal_point: 0 });
  store = await buildStore(db);
  item = await buildItem(db, { store, price_minor: 21_237, stock: 50, discount: 7, discount_type: 'percent' });
  shopper = await customer();
  home = { latitude: String(store.lat + 0.021), longitude: String(store.lng + 0.013) };
  await charge({ base_minor: 6_000, per_km_minor: 2_300, minimum_minor: 5_000, maximum_minor: 40_000 });
});

const charge = (fields: object) => db.updateTable('zone_modules').where('zone_id', '=', store.zoneId).set(fields).execute();
const change = (fields: object) => db.updateTable('stores').where('id', '=', store.id).set(fields).execute();
const addCoupon = (fields: { kind: 'percent' | 'amount' | 'free_delivery'; discount: number; min_purchase_minor?: number }) =>
  db
    .insertInto('coupons')
    .values({ code: `C${store.id}`, title: { en: 'Off' }, starts_at: '2020-01-01', ends_at: '2040-01-01', ...fields })
    .execute();

const headers = (locale = 'en') => ({ ...headersFor(store), ...home, 'x-localization': locale });
const fill = (quantity = 3, query: Choices = {}) =>
  call(API.cart.add, { as: shopper, headers: headers(), query, body: { item_id: item.id, quantity } });
const cartOf = async (query: Choices = {}, sent: Record<string, string> = headers()) =>
  (await call(API.cart.list, { as: shopper, headers: sent, query })).body;
const quoted = async (choices: Choices = {}, locale = 'en') =>
  (
    await call(API.checkout.quote, {
      as: shopper,
      headers: headers(locale),
      body: { order_type: 'delivery', latitude: Number(home.latitude), longitude: Number(home.longitude), ...choices },
    })
  ).body;

/** Lines of a reply as the domain prices them. */
function pricedLines({ lines }: Cart, digits: number): BillInput['lines'] {
  const minor = (amount: number) => nearestMinor(amount, digits);
  return lines.map(({ quantity, unit_price, discount_amount, add_ons_amount, total }) => ({
    goodsMinor: times(minor(unit_price), quantity),
    discountMinor: minor(discount_amount),
    addOnsMinor: minor(add_ons_amount),
    totalMinor: minor(total),
  }));
}

describe('the bill of a cart', () => {
  test.each<[string, Choices, () => Promise<unknown>]>([
    ['as it is', {}, async () => undefined],
    ['to collect', { order_type: 'take_away', dm_tips: 5_000 }, async () => undefined],
    ['with a tip', { dm_tips: 5_000 }, async () => undefined],
    ['with tax on top', {}, () => change({ tax_percent: 12, tax_included: false })],
    ['with tax inside', {}, () => change({ tax_percent: 12, tax_included: true })],
    [
      'with packaging and a named charge',
      {},
      () => charge({ packaging_minor: 1_500, additional_minor: 990, additional_name: { en: 'Service fee', ru: 'Плата за сервис' } }),
    ],
    ['in a busy zone', {}, () => charge({ surge_percent: 137 })],
    ['at the maximum of its zone', {}, () => charge({ maximum_minor: 7_777 })],
    ['where the store pays the way', {}, () => change({ free_delivery: true })],
    [
      'with the discount of its store',
      {},
      () => discountStore(db, store, { percent: 13, min_purchase_minor: 40_000, max_discount_minor: 5_001 }),
    ],
    ['with a percentage off', { coupon_code: 'own' }, () => addCoupon({ kind: 'percent', discount: 11 })],
    ['with an amount off', { coupon_code: 'own' }, () => addCoupon({ kind: 'amount', discount: 12_345 })],
    ['with a coupon for the way', { coupon_code: 'own' }, () => addCoupon({ kind: 'free_delivery', discount: 0 })],
    ['below the sum for a free way', {}, () => changeSettings(tested, { free_delivery_over: 60_000 })],
    ['above the sum for a free way', {}, () => changeSettings(tested, { free_delivery_over: 59_000 })],
    [
      'of a welcome customer',
      {},
      async () => {
        await changeSettings(tested, { first_order_percent: 20, first_order_cap: 4_321 });
        await db.updateTable('customers').where('id', '=', shopper.customerId).set({ welcome_until: '2100-01-01' }).execute();
      },
    ],
    [
      'in a currency with two decimals',
      {},
      async () => {
        await changeSettings(tested, { digit_after_decimal_point: 2, free_delivery_over: 900_000 });
        await change({ tax_percent: 7.5, tax_included: false });
        await charge({ additional_minor: 333, surge_percent: 119 });
      },
    ],
  ])('%s is the bill of its quote, row by row and in every language', async (_name, wanted, arrange) => {
    await arrange();
    const choices = { ...wanted, ...(wanted.coupon_code && { coupon_code: `C${store.id}` }) };
    const { body: before } = await fill(1, choices);
    const { body: added } = await fill(2, choices);
    const { digit_after_decimal_point: digits } = await tested.api.settings.read();
    const rows = ({ charges }: Pick<typeof added.bill, 'charges'>) =>
      charges.map(({ code, label, amount, included }) => [code, label, amount, included]);
    const predicted = predictBill(before, pricedLines(added, digits), digits)!;
    expect(rows(predicted)).toEqual(rows(added.bill));
    expect(added.bill).toMatchObject({
      order_amount: predicted.order_amount,
      free_delivery_remaining: predicted.free_delivery_remaining,
      free_delivery_percent: predicted.free_delivery_percent,
    });
    const quote = await quoted(choices);
    for (const { bill } of [added, await cartOf(choices)]) {
      expect(bill.charges).toEqual(quote.charges);
      expect(bill).toMatchObject({ order_amount: quote.order_amount, order_type: quote.order_type, delivery_problem: null });
    }
    expect((await cartOf(choices, headers('ru'))).bill.charges).toEqual((await quoted(choices, 'ru')).charges);
    const { body: placed } = await call(API.checkout.place, {
      as: shopper,
      headers: headers(),
      body: {
        order_type: 'delivery',
        latitude: Number(home.latitude),
        longitude: Number(home.longitude),
        ...choices,
        quote_id: quote.quote_id,
        payment_method: 'cash_on_delivery',
        contact_person_name: 'Aziza',
        contact_person_number: '+998901234567',
        contact_person_email: 'aziza@example.uz',
        address: 'Amir Temur 15',
      },
    });
    const { body: order } = await call(API.orders.details, { as: shopper, query: { order_id: placed.order_id } });
    expect(order.charges.map(({ code, label, amount }) => [code, label, amount])).toEqual(
      quote.charges.map(({ code, label, amount }) => [code, label, amount]),
    );
    expect([placed.order_amount, order.order_amount]).toEqual([quote.order_amount, quote.order_amount]);
  });

  test('follows each change of its lines', async () => {
    const { body: cart } = await fill(1);
    const line = cart.lines[0]!.id;
    const { body: more } = await call(API.cart.update, {
      as: shopper,
      headers: headers(),
      body: { item_id: item.id, quantity: 4, cart_id: line },
    });
    expect([more.bill.charges, more.bill.order_amount]).toEqual([(await quoted()).charges, (await quoted()).order_amount]);
    const { body: less } = await call(API.cart.removeItem, { as: shopper, headers: headers(), query: { cart_id: line } });
    expect(less.bill).toMatchObject({ charges: [], order_amount: 0, terms: null });
  });

  test('is the bill of a cart that was filled again from an order', async () => {
    const orderId = await orderByApi(tested, { store, item, as: shopper });
    const { body } = await call(API.orders.reorder, { as: shopper, headers: headers(), body: { order_id: orderId } });
    const quote = await quoted();
    expect([body.cart.bill.charges, body.cart.bill.order_amount]).toEqual([quote.charges, quote.order_amount]);
  });

  test.each<[string, 'address-required' | 'outside-zone', () => Record<string, string>]>([
    ['no address is known', 'address-required', () => headersFor(store)],
    ['the store does not deliver there', 'outside-zone', () => ({ ...headersFor(store), latitude: '-41', longitude: '10' })],
  ])('says that %s, and has neither row nor amount of a delivery', async (_name, problem, sent) => {
    await fill(3);
    const { bill } = await cartOf({}, sent());
    expect(bill.delivery_problem).toBe(problem);
    expect(bill.charges.map(({ code }) => code)).toEqual(['items', 'discount']);
    expect(bill.order_amount).toBe(bill.subtotal);
  });

  test('is that of a collected order where the store brings nothing', async () => {
    await change({ delivers: false });
    await fill(2);
    const { bill } = await cartOf({}, headersFor(store));
    expect(bill).toMatchObject({ order_type: 'take_away', delivery_problem: null });
    expect(bill.charges.find(({ code }) => code === 'delivery')).toMatchObject({ amount: 0 });
  });

  test.each<[string, Choices]>([
    ['a coupon nobody made', { coupon_code: 'NOTHING1' }],
    ['a coupon for larger baskets', { coupon_code: 'own' }],
    ['a tip without measure', { dm_tips: 900_000_000 }],
  ])('counts %s for nothing', async (_name, { coupon_code: code, ...tip }) => {
    await addCoupon({ kind: 'amount', discount: 5_000, min_purchase_minor: 900_000 });
    await fill(2);
    const { bill } = await cartOf({ ...tip, ...(code && { coupon_code: code === 'own' ? `C${store.id}` : code }) });
    expect(bill.charges).toEqual((await quoted()).charges);
  });

  test('costs no statement of its own, whatever is in the cart', async () => {
    const statements = async () => {
      let count = 0;
      const add = () => (count += 1);
      pool.on('acquire', add);
      await cartOf();
      pool.off('acquire', add);
      return count;
    };
    const empty = await statements();
    await fill(1);
    const one = await statements();
    for (let more = 0; more < 4; more += 1) {
      const other = await buildItem(db, { store, price_minor: 5_000, stock: 9 });
      await call(API.cart.add, { as: shopper, headers: headers(), body: { item_id: other.id, quantity: 1 } });
    }
    expect(await statements()).toBe(one);
    // The goods, and what makes their items whole for other clients.
    expect(one - empty).toBeLessThanOrEqual(2);
  });
});

test('a guest is billed as the checkout bills a guest', async () => {
  const visitor = await guest();
  await call(API.cart.add, { as: visitor, headers: headers(), body: { item_id: item.id, quantity: 2 } });
  const { body: cart } = await call(API.cart.list, { as: visitor, headers: headers() });
  const { body: quote } = await call(API.checkout.quote, {
    as: visitor,
    headers: headers(),
    body: { order_type: 'delivery', latitude: Number(home.latitude), longitude: Number(home.longitude) },
  });
  expect(cart.bill.charges).toEqual(quote.charges);
});
