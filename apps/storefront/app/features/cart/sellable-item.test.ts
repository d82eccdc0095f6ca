import { describe, expect, test } from 'vitest';
import { addOnsOf, domainLine, plainItem, sellableItem } from './sellable-item.ts';
import { buildCartItem, buildCartLine } from './testing/build-cart.ts';

const TERMS = {
  discount: 15,
  discount_type: 'percent' as const,
  min_purchase: 100,
  max_discount: null,
  start_date: '2026-03-01T00:00:00Z',
  end_date: '2026-04-01T00:00:00Z',
};

describe('an item for the rules', () => {
  test('that is plain has no discount of a store, no sale, no hours and no dates', () => {
    expect(sellableItem(buildCartItem({ price: 12.5, stock: null }), 2)).toMatchObject({
      id: 7,
      model: 'Item',
      storeId: 3,
      moduleType: 'grocery',
      priceMinor: 1250,
      discount: { type: 'percent', percent: 0 },
      storeDiscount: undefined,
      flashSale: undefined,
      stock: 0,
      maximumCartQuantity: undefined,
      availableTime: undefined,
      availableDates: undefined,
    });
  });

  test('has its amounts in minor units, and its moments in milliseconds', () => {
    const item = buildCartItem({
      is_campaign: true,
      discount: 1.5,
      discount_type: 'amount',
      store_discount_terms: { ...TERMS, max_discount: 20 },
      maximum_cart_quantity: 4,
      flash: {
        flash_sale_id: 1,
        start_date: '2026-03-20T00:00:00Z',
        end_date: '2026-03-22T00:00:00Z',
        discount: 2,
        discount_type: 'amount',
        sold: 1,
        stock: 5,
        available_stock: 4,
      },
    });
    expect(sellableItem(item, 2)).toMatchObject({
      model: 'ItemCampaign',
      discount: { type: 'amount', amountMinor: 150 },
      storeDiscount: {
        percent: 15,
        startsAtMs: Date.UTC(2026, 2, 1),
        endsAtMs: Date.UTC(2026, 3, 1),
        minimumPurchaseMinor: 10_000,
        maximumDiscountMinor: 2000,
      },
      flashSale: {
        discount: { type: 'amount', amountMinor: 200 },
        startsAtMs: Date.UTC(2026, 2, 20),
        endsAtMs: Date.UTC(2026, 2, 22),
        availableStock: 4,
      },
      maximumCartQuantity: 4,
    });
    expect(sellableItem(buildCartItem({ store_discount_terms: TERMS }), 2).storeDiscount?.maximumDiscountMinor).toBe(0);
  });

  test.each([
    { starts: '09:00', ends: '22:30', window: { startsAtMinute: 540, endsAtMinute: 1350 } },
    { starts: '09:00', ends: null, window: undefined },
    { starts: null, ends: '22:30', window: undefined },
  ])('is sold from $starts to $ends', ({ starts, ends, window }) => {
    expect(sellableItem(buildCartItem({ available_time_starts: starts, available_time_ends: ends }), 0).availableTime).toEqual(window);
  });

  test.each([
    { starts: '2026-03-01T00:00:00Z', ends: '2026-04-01T00:00:00Z', isBound: true },
    { starts: '2026-03-01T00:00:00Z', ends: null, isBound: false },
    { starts: null, ends: '2026-04-01T00:00:00Z', isBound: false },
  ])('has dates if it has both: $starts and $ends', ({ starts, ends, isBound }) => {
    const { availableDates } = sellableItem(buildCartItem({ available_date_starts: starts, available_date_ends: ends }), 0);
    expect(availableDates).toEqual(isBound ? { startsAtMs: Date.UTC(2026, 2, 1), endsAtMs: Date.UTC(2026, 3, 1) } : undefined);
  });

  test('has variations without counted stock, groups that are required or not, and add-ons', () => {
    const group = { name: 'Size', type: 'single' as const, min: 0, max: 0, values: [{ label: 'L', optionPrice: 1.5, isSelected: true }] };
    const item = buildCartItem({
      variations: [
        { type: 'Black', price: 3, stock: null },
        { type: 'Mint', price: 4, stock: 2 },
      ],
      food_variations: [
        { ...group, required: 'on' },
        { ...group, name: 'Dough', required: 'off' },
      ],
      add_ons: [{ id: 5, store_id: 3, name: 'Sauce', price: 0.5, quantity: 1 }],
    });
    const sellable = sellableItem(item, 2);
    expect(sellable.variations).toEqual([
      { type: 'Black', priceMinor: 300, stock: Infinity },
      { type: 'Mint', priceMinor: 400, stock: 2 },
    ]);
    expect(sellable.foodVariations.map(({ name, required }) => [name, required])).toEqual([
      ['Size', true],
      ['Dough', false],
    ]);
    expect(sellable.foodVariations[0]!.values).toEqual([{ label: 'L', optionPriceMinor: 150, isSelected: true }]);
    expect(sellable.addOns).toEqual([{ id: 5, name: 'Sauce', priceMinor: 50 }]);
  });
});

describe('the item of a card', () => {
  const shop = { digits: 0, timezone: 'Asia/Tashkent' };

  test('has no options, and the time zone of the shop', () => {
    expect(plainItem(buildCartItem(), shop)).toMatchObject({
      variations: [],
      choice_options: [],
      food_variations: [],
      add_ons: [],
      addons: [],
      generic_name: [],
      store_discount_terms: null,
      timezone: 'Asia/Tashkent',
    });
  });

  test.each([
    { store_discount: 10, discounted_price: 13_410, percent: 10 },
    { store_discount: 10, discounted_price: 14_900, percent: undefined },
    { store_discount: 0, discounted_price: 14_900, percent: undefined },
    // Rounded as the piece is.
    { store_discount: 15, discounted_price: 12_665, percent: 15 },
  ])('has the discount of its store if its price shows it: $store_discount % to $discounted_price', ({ percent, ...card }) => {
    expect(plainItem(buildCartItem(card), shop).store_discount_terms?.discount).toBe(percent);
  });

  test('has the cap of its store’s discount if one piece reaches it', () => {
    const discount_chip = { source: 'store', discount: 3.3, discount_type: 'percent' } as const;
    const card = buildCartItem({ store_discount: 10, discounted_price: 14_400, discount_chip });
    expect(plainItem(card, shop).store_discount_terms).toMatchObject({ discount: 10, max_discount: 500 });
  });
});

describe('a line for the rules', () => {
  test('has the price that was seen before it changed', () => {
    expect(domainLine(buildCartLine(buildCartItem(), { price_changed_from: 12_000 }), 0)?.seenPriceMinor).toBe(12_000);
    expect(domainLine(buildCartLine(buildCartItem()), 0)?.seenPriceMinor).toBe(14_900);
    expect(domainLine({ ...buildCartLine(buildCartItem()), item: null }, 0)).toBeUndefined();
  });

  test('has one piece of an add-on whose number is not known', () => {
    expect(addOnsOf({ add_on_ids: [5, 6], add_on_qtys: [3] })).toEqual([
      { id: 5, quantity: 3 },
      { id: 6, quantity: 1 },
    ]);
  });
});
