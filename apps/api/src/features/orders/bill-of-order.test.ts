import { beforeAll, describe, expect, it } from 'vitest';
import type { Charge } from '@bozor/contract/shop/orders/charge.ts';
import { API } from '@bozor/contract/shop/routes.ts';
import { CHARGE_KINDS, CHARGES } from '@bozor/domain/checkout/charges.ts';
import { testApi, type Caller } from '../../../test/api.ts';
import { buildItem, buildStore, headersFor, type BuiltItem, type BuiltStore } from '../../../test/fixtures.ts';
import { changeSettings } from '../../../test/settings.ts';
import { LOCALES, type Locale } from '@bozor/domain/words/locale.ts';
import { Words } from '../../platform/words/words.ts';

const tested = await testApi();
const { bus, call, customer, db } = tested;

const FEE: { en: string } & Partial<Record<Locale, string>> = {
  'en': 'Service fee',
  'uz': 'Xizmat toʻlovi',
  'uz-Cyrl': 'Хизмат тўлови',
  'ru': 'Плата за сервис',
  'ar': 'أجرة الخدمة',
};
const where = { order_type: 'delivery', page: 'buy_now', dm_tips: 3_000, coupon_code: 'ALL' } as const;

let store: BuiltStore;
let item: BuiltItem;
let buyer: Caller & { customerId: number };

const name = (additional_name: object) =>
  db
    .updateTable('zone_modules')
    .where('zone_id', '=', store.zoneId)
    .set({ additional_name: JSON.stringify(additional_name) })
    .execute();
const wanted = () => ({ ...where, latitude: store.lat, longitude: store.lng, item: { item_id: item.id, quantity: 2 } });
const quote = async (locale: Locale) =>
  (await call(API.checkout.quote, { as: buyer, headers: { ...headersFor(store), 'x-localization': locale }, body: wanted() })).body;
const details = async (order_id: number, locale: Locale) =>
  (await call(API.orders.details, { as: buyer, headers: { 'x-localization': locale }, query: { order_id } })).body;
const rowsOf = ({ charges }: { charges: readonly Charge[] }) =>
  charges.map(({ code, label, amount, included, explanation }) => ({ code, label, amount, included, explanation }));

beforeAll(async () => {
  store = await buildStore(db, { tax_percent: 12, tax_included: false });
  item = await buildItem(db, { store, price_minor: 20_000, stock: 100, discount: 10, discount_type: 'percent' });
  await db
    .updateTable('zone_modules')
    .where('zone_id', '=', store.zoneId)
    .set({ base_minor: 6_000, minimum_minor: 5_000, packaging_minor: 1_500, additional_minor: 1_000 })
    .execute();
  await name(FEE);
  await changeSettings({ db, bus }, { first_order_percent: 20, first_order_cap: 4_000 });
  const coupon = { code: 'ALL', title: { en: 'All' }, kind: 'amount', discount: 5_000 } as const;
  await db
    .insertInto('coupons')
    .values({ ...coupon, starts_at: '2020-01-01', ends_at: '2100-01-01' })
    .execute();
  buyer = await customer();
  await db.updateTable('customers').where('id', '=', buyer.customerId).set({ welcome_until: '2100-01-01' }).execute();
});

describe('the bill of an order', () => {
  it('is the bill of its quote, row by row with every kind of charge, in every language, whatever the operator calls things later', async () => {
    const quotes = new Map<Locale, Awaited<ReturnType<typeof quote>>>();
    for (const locale of LOCALES) quotes.set(locale, await quote(locale));
    const quoted = quotes.get('uz')!;
    expect(quoted.charges.map(({ code }) => code)).toEqual([...CHARGE_KINDS]);
    const { body: placed } = await call(API.checkout.place, {
      as: buyer,
      headers: { ...headersFor(store), 'x-localization': 'uz' },
      body: {
        ...wanted(),
        quote_id: quoted.quote_id,
        payment_method: 'cash_on_delivery',
        contact_person_name: 'Aziza',
        contact_person_number: '+998901234567',
        contact_person_email: 'aziza@example.uz',
        address: 'Amir Temur 15',
      },
    });
    await name({ en: 'Platform charge' });
    await db.updateTable('zone_modules').where('zone_id', '=', store.zoneId).set({ packaging_minor: 9_000 }).execute();
    for (const locale of LOCALES) {
      const order = await details(placed.order_id, locale);
      expect(rowsOf(order)).toEqual(rowsOf(quotes.get(locale)!));
      expect(order.charges.find(({ code }) => code === 'additional')?.label).toBe(FEE[locale] ?? FEE.en);
      expect([order.order_amount, order.saved_amount]).toEqual([quoted.order_amount, quoted.saved_amount]);
      const { body: invoice } = await call(API.orders.invoice, {
        as: buyer,
        headers: { 'x-localization': locale },
        query: { order_id: placed.order_id },
      });
      for (const { label } of order.charges) expect(invoice).toContain(label);
    }
    const shares = await db
      .selectFrom('order_lines')
      .where('order_id', '=', placed.order_id)
      .select(['coupon_share_minor', 'welcome_share_minor'])
      .execute();
    expect(shares).toEqual([{ coupon_share_minor: 5_000, welcome_share_minor: 4_000 }]);
  });
});

describe('a charge', () => {
  const words = new Words();
  it.each(CHARGE_KINDS)('%s has a label in every language', (kind) => {
    const { label } = CHARGES[kind];
    const said = LOCALES.filter((locale) => locale !== 'en').filter((locale) => words.translate(locale, label) === label);
    expect(said).toEqual([]);
  });
});
