import { expect, test } from 'vitest';
import type { Endpoint } from '@bozor/contract/endpoint.ts';
import { Money } from '@bozor/contract/fields.ts';
import { API } from '@bozor/contract/shop/routes.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { bookEntry } from '../wallet/book-entry.ts';
import { testApi, type Sent } from '../../../test/api.ts';
import { buildItem, buildStore, headersFor } from '../../../test/fixtures.ts';
import { orderByApi } from '../../../test/order.ts';
import { changeSettings } from '../../../test/settings.ts';

interface Figure {
  readonly path: string;
  readonly value: number;
  readonly isMoney: boolean;
}

interface Schema {
  readonly maximum?: number;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly anyOf?: readonly Schema[];
}

/** Every number of an answer, by its place; the contract says which are money. */
function figuresOf(value: unknown, schemas: readonly Schema[], path = ''): Figure[] {
  const all = schemas.flatMap((schema) => [schema, ...(schema.anyOf ?? [])]);
  if (typeof value === 'number') return [{ path, value, isMoney: all.some(({ maximum }) => maximum === (Money as Schema).maximum) }];
  if (typeof value !== 'object' || value === null) return [];
  // A discount that is a percentage is none.
  const isShare = Object.values(value).includes('percent');
  const isMoneyless = (key: string) => isShare && (key === 'discount' || key === 'bonus_amount');
  return Object.entries(value).flatMap(([key, each]) =>
    figuresOf(
      each,
      isMoneyless(key) ? [] : all.flatMap(({ items, properties }) => (Array.isArray(value) ? items : properties?.[key]) ?? []),
      `${path}.${key}`,
    ),
  );
}

const tested = await testApi();
const { db, call, customer } = tested;

test('a currency with two decimals divides every amount of money by a hundred, and no other number', async () => {
  const store = await buildStore(db);
  const item = await buildItem(db, { store, price_minor: 20_050, discount_type: 'amount', discount: 1_000, stock: 50 });
  const as = await customer();
  const coupon = (kind: 'percent' | 'amount', discount: number) => ({
    code: `D${discount}`,
    title: { en: 'Off' },
    kind,
    discount,
    min_purchase_minor: 500,
    max_discount_minor: 700,
    module_id: store.moduleId,
    starts_at: new Date('2026-01-01'),
    ends_at: new Date('2027-01-01'),
  });
  await db
    .insertInto('coupons')
    .values([coupon('percent', 10), coupon('amount', 250)])
    .execute();
  const bonus = { title: { en: 'More' }, min_add_minor: 500, max_bonus_minor: 900, starts_at: '2026-11-01', ends_at: '2026-12-01' };
  await db
    .insertInto('wallet_bonuses')
    .values([
      { ...bonus, bonus_type: 'percent', bonus: 5 },
      { ...bonus, bonus_type: 'amount', bonus: 250 },
    ])
    .execute();
  await inTransaction(db, (trx) =>
    bookEntry(trx, { reason: 'cashback', once: 'test' }, as.customerId, [{ own: 'wallet', shop: 'cashback', amount: 1_234 }]),
  );
  const orderId = await orderByApi(tested, { store, item, as });
  await call(API.cart.add, { as, headers: headersFor(store), body: { item_id: item.id, quantity: 3 } });

  const asked: readonly (readonly [Endpoint, Sent])[] = [
    [API.cart.list, {}],
    [API.checkout.quote, { body: { order_type: 'delivery', latitude: store.lat, longitude: store.lng } }],
    [API.orders.details, { query: { order_id: orderId } }],
    [API.orders.list, { params: { status: 'running-orders' } }],
    [API.items.details, { params: { idOrSlug: item.id } }],
    [API.stores.details, { params: { idOrSlug: store.id } }],
    [API.promotions.coupons, {}],
    [API.wallet.bonuses, {}],
    [API.wallet.transactions, {}],
    [API.customer.info, {}],
    [API.items.popular, {}],
    [API.stores.list, { params: { type: 'all' } }],
  ];
  const answers = async () => {
    const figures: Figure[] = [];
    for (const [endpoint, sent] of asked) {
      const { body, status } = await call(endpoint, { as, headers: headersFor(store), ...sent });
      expect([endpoint.path, status]).toEqual([endpoint.path, 200]);
      figures.push(...figuresOf(body, [endpoint.reply], endpoint.path));
    }
    return figures;
  };

  const whole = await answers();
  await changeSettings(tested, { digit_after_decimal_point: 2 });
  const decimal = await answers();
  expect(whole.filter(({ isMoney, value }) => isMoney && value !== 0).length).toBeGreaterThan(30);
  expect(decimal).toEqual(whole.map((figure) => (figure.isMoney ? { ...figure, value: figure.value / 100 } : figure)));
});
