import type { CartLine } from '@bozor/contract/shop/orders/cart.ts';
import type { AddOnId } from '@bozor/domain/ids.ts';
import { describe, expect, it } from 'vitest';
import { EMPTY_CART } from './empty-cart.ts';
import { predictCart } from './predict-cart.ts';
import { chosenItem, findLine, isApplied, lineKey, changeKey, type LineChange } from './line-change.ts';
import { plainItem } from './sellable-item.ts';
import { buildCart, buildCartItem, buildCartLine, MOMENT } from './testing/build-cart.ts';

const milk = buildCartItem();
const bread = buildCartItem({ id: 8, slug: 'bread', name: 'Bread', price: 9_400 });
const pizza = buildCartItem({
  id: 9,
  slug: 'pizza',
  module_type: 'food',
  stock: null,
  available_stock: null,
  price: 50_000,
  food_variations: [
    {
      name: 'Size',
      type: 'single',
      required: 'on',
      min: 0,
      max: 0,
      values: [
        { label: '25 cm', optionPrice: 0, isSelected: true },
        { label: '30 cm', optionPrice: 12_000, isSelected: false },
      ],
    },
  ],
  add_ons: [{ id: 5, store_id: 3, name: 'Sauce', price: 3_000, quantity: 1 }],
});
const phone = buildCartItem({
  id: 10,
  slug: 'phone',
  module_type: 'ecommerce',
  price: 100,
  choice_options: [{ name: 'Colour', title: 'Colour', options: ['Black', 'Mint'] }],
  variations: [
    { type: 'Black', price: 100, stock: 2 },
    { type: 'Mint', price: 120, stock: 0 },
  ],
});

const change = (item: LineChange['item'], different: Partial<LineChange> = {}): LineChange => ({
  item,
  selection: [],
  addOns: [],
  quantity: 1,
  ...different,
});

describe('the cart that is expected', () => {
  it('has a new line with a number below zero, counted in every sum', () => {
    const cart = predictCart(EMPTY_CART, [change(milk, { quantity: 2 })], MOMENT);
    expect(cart.lines).toMatchObject([{ id: -1, item_id: 7, quantity: 2, total: 29_800, unit_price: 14_900, available: true }]);
    expect(cart).toMatchObject({ total_size: 1, total_quantity: 2, bill: { subtotal: 29_800, items_amount: 29_800, saved_amount: 0 } });
  });

  it('changes a line in its place', () => {
    const before = buildCart(buildCartLine(milk, { id: 1 }), buildCartLine(bread, { id: 2 }));
    const cart = predictCart(before, [change(milk, { lineId: 1, quantity: 3 })], MOMENT);
    expect(cart.lines.map(({ id, quantity, total }) => [id, quantity, total])).toEqual([
      [1, 3, 44_700],
      [2, 1, 9_400],
    ]);
    expect(cart.bill.subtotal).toBe(54_100);
  });

  it('loses a line at quantity 0, and its store with the last one', () => {
    const before = { ...buildCart(buildCartLine(milk)), store: {} as never };
    const cart = predictCart(before, [change(milk, { lineId: 11, quantity: 0 })], MOMENT);
    expect(cart).toMatchObject({ lines: [], store: null, total_size: 0, total_quantity: 0, bill: { subtotal: 0 } });
  });

  it('shows the progress to free delivery, at most 100 percent [cart-05]', () => {
    const half = predictCart(EMPTY_CART, [change(buildCartItem({ price: 125_000 }))], MOMENT).bill;
    expect(half).toMatchObject({ free_delivery_over: 250_000, free_delivery_remaining: 125_000, free_delivery_percent: 50 });
    const over = predictCart(EMPTY_CART, [change(buildCartItem({ price: 900_000 }))], MOMENT).bill;
    expect(over).toMatchObject({ free_delivery_remaining: 0, free_delivery_percent: 100 });
  });

  it('prices options, add-ons and the one discount that applies [cart-27]', () => {
    const item = { ...pizza, discount: 10, discount_type: 'percent' as const };
    const selection = [{ name: 'Size', labels: ['30 cm'] }];
    const { lines } = predictCart(
      EMPTY_CART,
      [change(item, { selection, addOns: [{ id: 5 as AddOnId, quantity: 2 }], quantity: 2 })],
      MOMENT,
    );
    expect(lines[0]).toMatchObject({
      price: 62_000,
      discount_amount: 12_400,
      discount_source: 'item',
      add_ons_amount: 6_000,
      original_total: 130_000,
      total: 117_600,
      variation: [{ name: 'Size', type: '30 cm', price: 12_000 }],
      add_ons: [{ id: 5, name: 'Sauce', quantity: 2 }],
    });
  });

  it('takes the price and the stock of the chosen variation', () => {
    const { lines } = predictCart(EMPTY_CART, [change(phone, { selection: [{ name: 'Colour', labels: ['Black'] }] })], MOMENT);
    expect(lines[0]).toMatchObject({ price: 100, maximum_quantity: 2, selected_option: { type: 'Black', stock: 2 } });
  });

  it('builds each line with all that the specification gives one built in the browser, under the names of the server [entity-02]', () => {
    const { lines } = predictCart(
      EMPTY_CART,
      [
        change(pizza, { selection: [{ name: 'Size', labels: ['30 cm'] }], addOns: [{ id: 5 as AddOnId, quantity: 1 }], quantity: 2 }),
        change(phone, { selection: [{ name: 'Colour', labels: ['Black'] }] }),
      ],
      MOMENT,
    );
    const built = lines.map((line) => ({
      cartItemId: line.id,
      quantity: line.quantity,
      totalPrice: line.total,
      selectedAddons: line.add_ons,
      food_variations: line.variation.map(({ name, values }) => ({ name, values })),
      itemBasePrice: line.item?.price,
      selectedOption: line.selected_option,
    }));
    expect(built).toEqual([
      {
        cartItemId: -1,
        quantity: 2,
        totalPrice: 127_000,
        selectedAddons: [{ id: 5, name: 'Sauce', price: 3_000, quantity: 1 }],
        food_variations: [{ name: 'Size', values: [{ label: '30 cm', optionPrice: 12_000, isSelected: true }] }],
        itemBasePrice: 50_000,
        selectedOption: null,
      },
      {
        cartItemId: -2,
        quantity: 1,
        totalPrice: 100,
        selectedAddons: [],
        food_variations: [{ name: 'Colour', values: [{ label: 'Black', optionPrice: 0, isSelected: true }] }],
        itemBasePrice: 100,
        selectedOption: { type: 'Black', price: 100, stock: 2 },
      },
    ]);
  });

  it('keeps the reason of an unavailable line, and counts it nowhere', () => {
    const gone: CartLine = { ...buildCartLine(milk, { id: 1 }), item: null, available: false, reason: 'withdrawn', total: 0 };
    const cart = predictCart(buildCart(gone, buildCartLine(bread, { id: 2 })), [change(bread, { lineId: 2, quantity: 2 })], MOMENT);
    expect(cart.lines[0]).toEqual(gone);
    expect(cart.bill.subtotal).toBe(18_800);
  });

  it('says how much is missing to the least the store takes', () => {
    const before = { ...buildCart(buildCartLine(milk)), store: { minimum_order: 30_000 } as never };
    expect(predictCart(before, [change(milk, { lineId: 11, quantity: 2 })], MOMENT).bill.below_minimum_by).toBe(200);
    expect(predictCart(before, [change(milk, { lineId: 11, quantity: 3 })], MOMENT).bill.below_minimum_by).toBeNull();
  });

  it('shows a card with a store discount as the card did', () => {
    const digits = { digits: 0, timezone: 'Asia/Tashkent' };
    const card = plainItem({ ...milk, store_discount: 10, discounted_price: 13_410 }, digits);
    expect(predictCart(EMPTY_CART, [change(card)], MOMENT).lines[0]).toMatchObject({ total: 13_410, discount_source: 'store' });
    // Below the store's minimum the card's price is not discounted, so the percentage does not apply.
    const below = plainItem({ ...milk, store_discount: 10 }, digits);
    expect(predictCart(EMPTY_CART, [change(below)], MOMENT).lines[0]).toMatchObject({ total: 14_900, discount_source: null });
  });

  it('takes the terms of the store’s discount from the cart, and says what the next piece makes dearer', () => {
    const discount = {
      discount: 10,
      discount_type: 'percent',
      min_purchase: 20_000,
      max_discount: 4000,
      start_date: '2000-01-01T00:00:00Z',
      end_date: '9999-01-01T00:00:00Z',
    } as const;
    const ofStore = { ...milk, store_discount_terms: discount };
    const before = { ...buildCart(buildCartLine(ofStore, { id: 11 })), store: { id: milk.store_id, discount } as never };
    const card = plainItem({ ...bread, store_id: milk.store_id, store_discount: 10 }, { digits: 0, timezone: 'Asia/Tashkent' });
    const [first, second] = predictCart(before, [change(card, { quantity: 2 })], MOMENT).lines;
    expect(first).toMatchObject({ total: 13_410, dearer_with_one_more: [{ line_id: second!.id, unit_price: 8890 }] });
    expect(second).toMatchObject({ total: 16_920, dearer_with_one_more: [{ line_id: second!.id, unit_price: 8564 }] });
  });
});

describe('a change of a line', () => {
  it('is the same one for the same line, whatever is wanted of it', () => {
    expect(changeKey(change(milk, { lineId: 4, quantity: 2 }))).toBe(changeKey(change(milk, { lineId: 4, quantity: 9 })));
    expect(changeKey(change(milk, { lineId: -1 }))).toBe(changeKey(change(milk)));
    expect(changeKey(change(pizza, { selection: [{ name: 'Size', labels: ['30 cm'] }] }))).not.toBe(changeKey(change(pizza)));
  });

  it('is granted when the cart is already so', () => {
    const cart = buildCart(buildCartLine(milk, { id: 4, quantity: 2 }));
    expect(isApplied(cart, change(milk, { lineId: 4, quantity: 2 }))).toBe(true);
    expect(isApplied(cart, change(milk, { lineId: 4, quantity: 3 }))).toBe(false);
    expect(isApplied(cart, change(milk, { lineId: 4, quantity: 2, addOns: [{ id: 5 as AddOnId, quantity: 1 }] }))).toBe(false);
    expect(isApplied(cart, change(milk, { lineId: 99, quantity: 0 }))).toBe(true);
    expect(isApplied(undefined, change(milk, { lineId: 99, quantity: 0 }))).toBe(false);
  });

  it('is sent with the price of the piece that was shown', () => {
    const wanted = {
      item: pizza,
      selection: [{ name: 'Size', labels: ['30 cm'] }],
      addOns: [{ id: 5 as AddOnId, quantity: 2 }],
      quantity: 3,
    };
    expect(chosenItem(wanted, 0)).toEqual({
      item_id: 9,
      model: 'Item',
      quantity: 3,
      price: 62_000,
      variation: [{ name: 'Size', values: { label: ['30 cm'] } }],
      add_on_ids: [5],
      add_on_qtys: [2],
    });
  });
});

it('finds the line with the same choices, and keeps its place in lists when it gets a number', () => {
  const selection = [{ name: 'Size', labels: ['30 cm'] }];
  const expected = predictCart(EMPTY_CART, [change(pizza, { selection })], MOMENT).lines[0]!;
  expect(findLine([expected], { item: pizza, selection })).toBe(expected);
  expect(findLine([expected], { item: pizza, selection: [] })).toBeUndefined();
  expect(lineKey({ ...expected, id: 77 })).toBe(lineKey(expected));
});
