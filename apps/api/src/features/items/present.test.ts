import { describe, expect, test } from 'vitest';
import type { FlashRow, ItemRow } from './item-row.ts';
import { presentItem } from './present.ts';

const NOW = new Date('2026-11-20T07:00:00Z');
const ROW: ItemRow = {
  id: 7,
  slug: 'bread',
  name: 'Bread',
  description: 'Warm',
  price_minor: 10_000,
  lowest_price_minor: 10_000,
  highest_price_minor: 10_000,
  discount: 0,
  discount_type: 'percent',
  unit: 'pcs',
  sold_by: 'piece',
  measure_amount: null,
  measure_per: null,
  maximum_cart_quantity: null,
  available_from_minute: null,
  available_until_minute: null,
  available_from: null,
  available_until: null,
  campaign_id: null,
  organic: false,
  recommended: false,
  veg: null,
  is_halal: false,
  is_prescription_required: false,
  allergens_stated: false,
  image: null,
  hue: 0,
  variation_count: 0,
  food_variation_count: 0,
  avg_rating: 0,
  rating_count: 0,
  stock: 10,
  zone_id: 1,
  module_id: 2,
  module_type: 'grocery',
  store_id: 3,
  store_name: 'Bakery',
  store_slug: 'bakery',
  timezone: 'Asia/Tashkent',
  schedule_order: false,
  halal_tag: false,
  categories: [],
  store_discount: null,
  flash: null,
  lowest_before_minor: null,
};
const FLASH: FlashRow = {
  flash_sale_id: 5,
  discount: 50,
  discount_type: 'percent',
  sold: 4,
  initial: 10,
  available: 6,
  starts_at_ms: NOW.getTime() - 1000,
  ends_at_ms: NOW.getTime() + 1000,
};
const OF_STORE = {
  percent: 15,
  min_purchase_minor: 0,
  max_discount_minor: null,
  starts_at_ms: FLASH.starts_at_ms,
  ends_at_ms: FLASH.ends_at_ms,
};

const card = (different: Partial<ItemRow> = {}, digits = 2) => presentItem({ ...ROW, ...different }, { now: NOW, digits });

test.each<[keyof ItemRow, string]>([
  ['organic', 'organic'],
  ['recommended', 'recommended'],
  ['veg', 'veg'],
  ['is_halal', 'is_halal'],
  ['halal_tag', 'halal_tag_status'],
  ['is_prescription_required', 'is_prescription_required'],
])('%s is the mark %s', (column, field) => {
  const mark = (on: boolean | null) => (card({ [column]: on }) as unknown as Record<string, unknown>)[field];
  expect([mark(true), mark(false), mark(null)]).toEqual([1, 0, 0]);
});

describe('the price', () => {
  test('is in whole units, without a discount of any kind', () => {
    expect(card()).toMatchObject({
      price: 100,
      discounted_price: 100,
      discount: 0,
      discount_chip: null,
      price_range: null,
      lowest_price_30_days: null,
    });
  });

  test('has the amount of a discount in whole units, and its percentage as it is', () => {
    expect(card({ discount: 1500, discount_type: 'amount' })).toMatchObject({
      discount: 15,
      discount_type: 'amount',
      discounted_price: 85,
      discount_chip: { source: 'item', discount: 15, discount_type: 'amount' },
    });
    expect(card({ discount: 15 })).toMatchObject({
      discount: 15,
      discounted_price: 85,
      discount_chip: { discount: 15, discount_type: 'percent' },
    });
  });

  test.each([
    { module_type: 'grocery', store_discount: 15, restaurant_discount: 0 },
    { module_type: 'food', store_discount: 0, restaurant_discount: 15 },
  ] as const)('of a store in a module of $module_type is reduced by the store', ({ module_type, ...shown }) => {
    expect(card({ module_type, store_discount: OF_STORE })).toMatchObject({ ...shown, discounted_price: 85 });
  });

  test('has the lowest price of the thirty days before, and strikes it out where the price fell', () => {
    expect(card({ discount: 15, lowest_before_minor: 9000 })).toMatchObject({
      lowest_price_30_days: 90,
      reference_price: 90,
      discount_chip: { discount: 5.5, discount_type: 'percent' },
    });
    expect(card({ discount: 15, lowest_before_minor: 8500 })).toMatchObject({ reference_price: null, discount_chip: null });
    expect(card({ discount: 15 }).lowest_price_30_days).toBeNull();
    expect(card({ lowest_before_minor: 9000 }).lowest_price_30_days).toBeNull();
  });

  test('has a range where its variations differ', () => {
    expect(card({ highest_price_minor: 12_000 }).price_range).toEqual({ min: 100, max: 120 });
  });

  test.each([
    { measure_amount: 0.5, measure_per: 'kg', measure: { amount: 0.5, per: 'kg' }, unit_price: { amount: 200, per: 'kg' } },
    { measure_amount: null, measure_per: 'kg', measure: null, unit_price: null },
    { measure_amount: 0.5, measure_per: null, measure: null, unit_price: null },
  ] as const)('of $measure_amount $measure_per is by measure $unit_price', ({ measure, unit_price, ...columns }) => {
    expect(card(columns)).toMatchObject({ measure, unit_price });
  });
});

describe('a flash sale', () => {
  test('has its prices, moments and pieces', () => {
    expect(card({ flash: FLASH })).toMatchObject({
      discounted_price: 50,
      available_stock: 6,
      flash: {
        flash_sale_id: 5,
        start_date: '2026-11-20T06:59:59.000Z',
        end_date: '2026-11-20T07:00:01.000Z',
        discount: 50,
        discount_type: 'percent',
        sold: 4,
        stock: 10,
        available_stock: 6,
      },
    });
    expect(card({ flash: { ...FLASH, discount: 2500, discount_type: 'amount' } }).flash).toMatchObject({
      discount: 25,
      discount_type: 'amount',
    });
  });

  test('sells no more than the stock, and no less than all of it without a sale', () => {
    expect(card({ flash: FLASH, stock: 3 })).toMatchObject({ stock: 3, available_stock: 3 });
    expect(card({ stock: 8 })).toMatchObject({ stock: 8, available_stock: 8, flash: null });
  });
});

test('stock is counted but in food, where it is unknown', () => {
  expect(card({ stock: null })).toMatchObject({ stock: 0, available_stock: 0 });
  expect(card({ module_type: 'food', stock: 9, flash: FLASH })).toMatchObject({ stock: null, available_stock: null });
});

test.each([
  [{ variation_count: 1 }, true],
  [{ food_variation_count: 1 }, true],
  [{}, false],
])('an item with %j has variations: %s', (columns, has) => {
  expect(card(columns).has_variations).toBe(has);
});

test('an item of a campaign says so, with its dates, hours and picture', () => {
  const dates = { available_from: new Date('2026-11-01T00:00:00Z'), available_until: new Date('2026-12-01T00:00:00Z') };
  const hours = { available_from_minute: 420, available_until_minute: 1320 };
  expect(card({ campaign_id: 4, image: 'bread.webp', hue: 42, ...dates, ...hours })).toMatchObject({
    is_campaign: true,
    available: true,
    available_time_starts: '07:00',
    available_time_ends: '22:00',
    available_date_starts: '2026-11-01T00:00:00.000Z',
    available_date_ends: '2026-12-01T00:00:00.000Z',
    next_available_at: null,
    image: '/media/bread.webp',
    image_full_url: '/media/bread.webp',
    tile_hue: 40,
  });
  expect(card()).toMatchObject({
    is_campaign: false,
    available_time_starts: null,
    available_time_ends: null,
    image: null,
    image_full_url: null,
  });
});
