import { beforeEach, describe, expect, it } from 'vitest';
import { API } from '@bozor/contract/shop/routes.ts';
import { testApi, type Caller } from '../../../test/api.ts';
import { buildFlashSale, buildItem, buildStore, discountStore, headersFor, type BuiltStore } from '../../../test/fixtures.ts';

const { db, call, guest, customer } = await testApi();

let store: BuiltStore;
let shopper: Caller;

beforeEach(async () => {
  store = await buildStore(db);
  shopper = await guest();
});

const codes = (answer: { body: { errors?: readonly { code: string }[] } }) => answer.body.errors?.map((each) => each.code);
const add = (body: Record<string, unknown>, as: Caller = shopper) => call(API.cart.add, { as, body: { quantity: 1, ...body } });
const list = (as: Caller = shopper, of: BuiltStore = store) => call(API.cart.list, { as, headers: headersFor(of) });

describe('a stored line with an unreadable selection', () => {
  const badly = [
    `{}`,
    `{"variation": null}`,
    `{"variation": [{}], "add_ons": 5}`,
    `{"variation": [{"name": "Size", "labels": [7]}], "add_ons": [null]}`,
  ];

  it.each(badly)('%s does not break its cart: other lines can be ordered, and it has a reason', async (selection) => {
    const plain = await buildItem(db, { store, price_minor: 10_000 });
    const sized = await buildItem(db, { store, variations: [{ type: 'S', price_minor: 20_000 }] });
    const other = await buildItem(db, { store, price_minor: 5_000 });
    await add({ item_id: plain.id });
    await add({ item_id: sized.id, variation: [{ name: 'Size', values: { label: ['S'] } }] });
    await db.updateTable('cart_lines').set({ selection }).where('item_id', 'in', [plain.id, sized.id]).execute();
    const listed = await list();
    expect(listed.status).toBe(200);
    expect(listed.body.lines.map(({ item_id, available }) => [item_id, available])).toEqual([
      [plain.id, true],
      [sized.id, false],
    ]);
    expect(listed.body.lines[1]!.reason_message).toEqual(expect.any(String));
    expect((await add({ item_id: other.id })).status).toBe(200);
    const where = { order_type: 'delivery', latitude: store.lat, longitude: store.lng } as const;
    const quoted = await call(API.checkout.quote, { as: shopper, headers: headersFor(store), body: where });
    expect([quoted.status, quoted.body.obstacles.length]).toEqual([200, 1]);
    const [, stuck] = listed.body.lines;
    await call(API.cart.removeItem, { as: shopper, query: { cart_id: stuck!.id } });
    expect((await call(API.checkout.quote, { as: shopper, headers: headersFor(store), body: where })).status).toBe(200);
  });
});

describe('adding [api-12, cart-27]', () => {
  it('answers the cart, priced by the server whatever the caller claims', async () => {
    const item = await buildItem(db, { store, price_minor: 14_900, discount: 10, discount_type: 'percent' });
    const answer = await add({ item_id: item.id, quantity: 3, price: 1 });
    expect(answer.status).toBe(200);
    expect(answer.body.lines).toHaveLength(1);
    expect(answer.body.lines[0]).toMatchObject({
      quantity: 3,
      unit_price: 14_900,
      discount_amount: 4_470,
      total: 40_230,
      price_changed_from: 1,
    });
    expect(answer.body.bill).toMatchObject({ items_amount: 44_700, saved_amount: 4_470, subtotal: 40_230 });
  });

  it('adds the same choice up in one line and keeps other choices apart', async () => {
    const item = await buildItem(db, {
      store,
      variations: [
        { type: 'S', price_minor: 20_000 },
        { type: 'L', price_minor: 30_000 },
      ],
    });
    const small = { item_id: item.id, variation: [{ name: 'Size', values: { label: ['S'] } }] };
    await add(small);
    await add({ ...small, quantity: 2 });
    const answer = await add({ item_id: item.id, variation: [{ name: 'Size', values: { label: ['L'] } }] });
    expect(answer.body.lines.map(({ quantity, unit_price, selected_option }) => [quantity, unit_price, selected_option?.type])).toEqual([
      [3, 20_000, 'S'],
      [1, 30_000, 'L'],
    ]);
  });

  it('adds food options to the price and never discounts add-ons', async () => {
    const place = await buildStore(db, { module_type: 'food' });
    const plov = await buildItem(db, {
      store: place,
      price_minor: 38_000,
      discount: 50,
      groups: [{ name: 'Portion', required: true, values: { Half: 0, Full: 12_000 } }],
      addOns: { Salad: 9_000 },
    });
    const [addOn] = await db.selectFrom('item_add_ons').where('item_id', '=', plov.id).select('add_on_id').execute();
    const answer = await add({
      item_id: plov.id,
      quantity: 2,
      variation: [{ name: 'Portion', values: { label: ['Full'] } }],
      add_on_ids: [addOn!.add_on_id],
      add_on_qtys: [3],
    });
    expect(answer.body.lines[0]).toMatchObject({ unit_price: 50_000, discount_amount: 50_000, add_ons_amount: 27_000, total: 77_000 });
  });

  it('accepts a choice in every form of the specification, and as a line returns it [entity-05, entity-06]', async () => {
    const place = await buildStore(db, { module_type: 'food' });
    const dish = await buildItem(db, {
      store: place,
      price_minor: 10_000,
      groups: [
        { name: 'Portion', required: true, values: { Half: 0, Full: 5_000 } },
        { name: 'Sauce', required: false, values: { Hot: 1_000 } },
      ],
    });
    const chosen = async (values: unknown) => add({ item_id: dish.id, variation: [{ name: 'Portion', values }] });
    const lists = [
      { label: ['Full'] },
      { label: 'Full' },
      [
        { label: 'Half', isSelected: false },
        { label: 'Full', isSelected: true },
      ],
    ];
    for (const values of lists) expect((await chosen(values)).body.lines.map((line) => line.unit_price)).toEqual([15_000]);
    const [line] = (await list(shopper, place)).body.lines;
    const again = await call(API.cart.update, {
      as: shopper,
      body: { cart_id: line!.id, item_id: dish.id, quantity: 1, variation: line!.variation },
    });
    expect([again.status, again.body.lines[0]?.quantity, again.body.lines[0]?.unit_price]).toEqual([200, 1, 15_000]);
    const none = { name: 'Sauce', values: { label: [] } };
    expect((await add({ item_id: dish.id, variation: [none, { name: 'Portion', values: { label: ['Half'] } }] })).status).toBe(200);
    expect((await chosen({ label: [] })).body.message).toBe('Portion can not remain without selection');
  });

  it('takes the best discount for the customer, and keeps it when a weaker one begins to hold', async () => {
    const item = await buildItem(db, { store, price_minor: 16_500, discount: 25, stock: 20 });
    await discountStore(db, store, { percent: 7, min_purchase_minor: 150_000, max_discount_minor: 40_000 });
    const [nine] = (await add({ item_id: item.id, quantity: 9 })).body.lines;
    const [ten] = (await add({ item_id: item.id, quantity: 1 })).body.lines;
    expect([nine, ten]).toMatchObject([
      { quantity: 9, total: 111_375, discounted_unit_price: 12_375 },
      { quantity: 10, total: 123_750, discounted_unit_price: 12_375, discount_source: 'item' },
    ]);
  });

  it('rounds the discounted piece, so that the line is a multiple of it [cart-27]', async () => {
    const item = await buildItem(db, { store, price_minor: 15_990, discount: 15 });
    const [line] = (await add({ item_id: item.id, quantity: 7 })).body.lines;
    expect(line).toMatchObject({ discounted_unit_price: 13_592, total: 95_144, discount_amount: 7 * 15_990 - 95_144 });
  });

  it('announces what one more piece makes dearer: the flash sale ends, and it is the last piece that may be ordered', async () => {
    const item = await buildItem(db, { store, price_minor: 10_000, stock: 7 });
    await buildFlashSale(db, { items: [item], terms: { initial: 5, available: 5 } });
    const [four] = (await add({ item_id: item.id, quantity: 4 })).body.lines;
    const [five] = (await add({ item_id: item.id })).body.lines;
    const [six] = (await add({ item_id: item.id })).body.lines;
    const [seven] = (await add({ item_id: item.id })).body.lines;
    expect(four).toMatchObject({ discounted_unit_price: 8_000, dearer_with_one_more: [] });
    expect(five).toMatchObject({ discounted_unit_price: 8_000, dearer_with_one_more: [{ line_id: five!.id, unit_price: 8_334 }] });
    expect(six).toMatchObject({ discounted_unit_price: 8_334, total: 6 * 8_334, discount_source: 'flash_sale' });
    expect(seven).toMatchObject({ discounted_unit_price: 8_572, dearer_with_one_more: [] });
  });

  it('names the other line that one more piece makes dearer: the cap of the store ends', async () => {
    const [one, other] = [await buildItem(db, { store }), await buildItem(db, { store })];
    await discountStore(db, store, { max_discount_minor: 4_000 });
    await add({ item_id: one.id, quantity: 3 });
    const { lines } = (await add({ item_id: other.id })).body;
    expect(lines.map(({ total }) => total)).toEqual([27_000, 9_000]);
    expect(lines[0]!.dearer_with_one_more).toEqual([{ line_id: lines[1]!.id, unit_price: 10_000 }]);
    expect(lines[1]!.dearer_with_one_more).toEqual([{ line_id: lines[1]!.id, unit_price: 9_500 }]);
  });

  it('takes the flash sale before an equal discount of the store, and that before one of the item', async () => {
    const item = await buildItem(db, { store, price_minor: 10_000, discount: 10 });
    await discountStore(db, store);
    expect((await add({ item_id: item.id })).body.lines[0]).toMatchObject({ discount_source: 'store', discount_amount: 1_000 });
    await buildFlashSale(db, { items: [item], terms: { discount: 10 } });
    expect((await list()).body.lines[0]).toMatchObject({ discount_source: 'flash_sale', discount_amount: 1_000 });
  });

  it('knows a choice in every language of the shop', async () => {
    const place = await buildStore(db, { module_type: 'food' });
    const dish = await buildItem(db, { store: place, groups: [{ name: 'Portion', required: true, values: { Full: 5_000 } }] });
    await db
      .updateTable('food_variation_groups')
      .where('item_id', '=', dish.id)
      .set({ name: JSON.stringify({ en: 'Portion', ru: 'Порция' }) })
      .execute();
    const answer = await call(API.cart.add, {
      as: shopper,
      headers: { 'x-localization': 'ru' },
      body: { item_id: dish.id, quantity: 1, variation: [{ name: 'Порция', values: { label: ['Full'] } }] },
    });
    expect(answer.body.lines[0]?.variation[0]).toMatchObject({ name: 'Порция', price: 5_000 });
  });
});

describe('refusing', () => {
  it("refuses another store's item with the sentence of the dialog and keeps the cart [cart-17]", async () => {
    await add({ item_id: (await buildItem(db, { store })).id });
    const other = await buildStore(db, {
      zone: { id: store.zoneId, lat: store.lat, lng: store.lng },
      module: { id: store.moduleId, moduleType: 'grocery' },
    });
    const answer = await add({ item_id: (await buildItem(db, { store: other })).id });
    expect(answer.status).toBe(409);
    expect(answer.body.message).toBe(
      'You have item from another store in cart. If you continue, your all previous item from cart will be removed and this one will be added.',
    );
    expect((await list()).body.lines).toHaveLength(1);
  });

  it('keeps one store a cart when twenty adds race', async () => {
    const others = await Promise.all(
      Array.from({ length: 4 }, () =>
        buildStore(db, {
          zone: { id: store.zoneId, lat: store.lat, lng: store.lng },
          module: { id: store.moduleId, moduleType: 'grocery' },
        }),
      ),
    );
    const items = await Promise.all(others.map((each) => buildItem(db, { store: each, stock: 1000 })));
    await Promise.all(Array.from({ length: 20 }, (_, index) => add({ item_id: items[index % 4]!.id })));
    const { lines } = (await list()).body;
    expect(new Set(lines.map((line) => line.store_id)).size).toBe(1);
    expect(lines[0]!.quantity).toBe(5);
  });

  it('stops at the stock and at the maximum [cart-23, cart-24]', async () => {
    const scarce = await buildItem(db, { store, stock: 2 });
    expect(codes(await add({ item_id: scarce.id, quantity: 3 }))).toEqual(['out-of-stock']);
    await add({ item_id: scarce.id, quantity: 2 });
    const more = await add({ item_id: scarce.id });
    expect([more.status, more.body.message]).toEqual([409, 'Out of Stock']);
    const limited = await buildItem(db, { store, stock: 50, maximum_cart_quantity: 3 });
    expect((await add({ item_id: limited.id, quantity: 4 })).body.message).toBe('Out of Limits');
  });

  it('checks only the maximum in food [cart-24]', async () => {
    const place = await buildStore(db, { module_type: 'food' });
    const dish = await buildItem(db, { store: place, maximum_cart_quantity: 4 });
    expect((await add({ item_id: dish.id, quantity: 4 })).status).toBe(200);
    expect(codes(await add({ item_id: dish.id }))).toEqual(['out-of-limits']);
  });

  it('refuses a variation without stock [cart-26]', async () => {
    const item = await buildItem(db, {
      store,
      variations: [
        { type: 'S', price_minor: 1_000, stock: 0 },
        { type: 'M', price_minor: 1_000 },
      ],
    });
    const answer = await add({ item_id: item.id, variation: [{ name: 'Size', values: { label: ['S'] } }] });
    expect(answer.body.message).toBe('This variation is out of stock. Choose another variation to proceed further.');
  });

  it('names the group that lacks a choice and the one with too many [item-30, item-31]', async () => {
    const place = await buildStore(db, { module_type: 'food' });
    const pizza = await buildItem(db, {
      store: place,
      groups: [
        { name: 'Size', required: true, values: { Small: 0, Large: 9_000 } },
        { name: 'Toppings', type: 'multi', min: 2, max: 3, values: { A: 1, B: 1, C: 1, D: 1 } },
      ],
    });
    expect((await add({ item_id: pizza.id })).body.message).toBe('Size can not remain without selection');
    const size = { name: 'Size', values: { label: ['Small'] } };
    const one = await add({ item_id: pizza.id, variation: [size, { name: 'Toppings', values: { label: ['A'] } }] });
    expect(one.body.message).toBe('Selected variation named Toppings must be in between Minimum 2 and Maximum 3');
    expect((await add({ item_id: pizza.id, variation: [size] })).status).toBe(200);
  });

  it.each([
    ['an option that is not sold', { variation: [{ name: 'Size', values: { label: ['XXL'] } }] }],
    ['a group that is not there', { variation: [{ name: 'Colour', values: { label: ['Red'] } }] }],
    ["another item's add-on", { add_on_ids: [999_999], add_on_qtys: [1] }],
    ['add-ons and counts of different lengths', { add_on_ids: [1], add_on_qtys: [] }],
    ['a negative add-on count', { add_on_ids: [1], add_on_qtys: [-1] }],
    ['no pieces', { quantity: 0 }],
    ['half a piece', { quantity: 0.5 }],
  ])('refuses %s with 422 and writes nothing', async (_name, extra) => {
    const item = await buildItem(db, { store });
    expect((await add({ item_id: item.id, ...extra })).status).toBe(422);
    expect((await list()).body.lines).toEqual([]);
  });

  it('does not know items that are gone, nor an ordinary item as a campaign', async () => {
    const item = await buildItem(db, { store, is_active: false });
    expect((await add({ item_id: item.id })).status).toBe(404);
    const sold = await buildItem(db, { store });
    expect((await add({ item_id: sold.id, model: 'ItemCampaign' })).status).toBe(404);
  });
});

describe('changing [api-13, api-14, api-15, api-16]', () => {
  it('updates quantity, refuses an update without change [cart-20]', async () => {
    const item = await buildItem(db, { store });
    const { lines } = (await add({ item_id: item.id })).body;
    const body = { cart_id: lines[0]!.id, item_id: item.id, quantity: 4 };
    expect((await call(API.cart.update, { as: shopper, body })).body.lines[0]!.quantity).toBe(4);
    expect((await call(API.cart.update, { as: shopper, body })).body.message).toBe('No changes found to update.');
  });

  it('removes a line and clears the whole cart', async () => {
    const [one, other] = [await buildItem(db, { store }), await buildItem(db, { store })];
    await add({ item_id: one.id });
    const { lines } = (await add({ item_id: other.id })).body;
    const removed = await call(API.cart.removeItem, { as: shopper, query: { cart_id: lines[0]!.id } });
    expect(removed.body.lines.map((line) => line.item_id)).toEqual([other.id]);
    const cleared = await call(API.cart.clear, { as: shopper, headers: headersFor(store) });
    expect(cleared.body).toMatchObject({ lines: [], store: null, total_size: 0 });
    const after = await buildStore(db, {
      zone: { id: store.zoneId, lat: store.lat, lng: store.lng },
      module: { id: store.moduleId, moduleType: 'grocery' },
    });
    expect((await add({ item_id: (await buildItem(db, { store: after })).id })).status).toBe(200);
  });

  it("answers 404 for another one's line and leaves it alone", async () => {
    const item = await buildItem(db, { store });
    const mine = (await add({ item_id: item.id })).body.lines[0]!;
    const other = await customer();
    expect((await call(API.cart.update, { as: other, body: { cart_id: mine.id, item_id: item.id, quantity: 9 } })).status).toBe(404);
    expect((await call(API.cart.removeItem, { as: other, query: { cart_id: mine.id } })).status).toBe(404);
    expect((await list()).body.lines[0]!.quantity).toBe(1);
  });

  it('needs to know who shops [cart-32]', async () => {
    expect((await call(API.cart.list, {})).status).toBe(403);
    expect((await call(API.cart.list, { headers: { 'x-guest-id': 'A'.repeat(43) } })).status).toBe(403);
  });
});

describe('reading [api-11, cart-34]', () => {
  it('keeps a cart of its own for every module', async () => {
    const pharmacy = await buildStore(db, { module_type: 'pharmacy' });
    await add({ item_id: (await buildItem(db, { store })).id });
    await add({ item_id: (await buildItem(db, { store: pharmacy })).id });
    expect((await list(shopper, store)).body.lines).toHaveLength(1);
    expect((await list(shopper, pharmacy)).body.module_type).toBe('pharmacy');
  });

  it('reports changes of price and stock, and items no longer sold', async () => {
    const [dearer, scarce, gone] = [await buildItem(db, { store }), await buildItem(db, { store }), await buildItem(db, { store })];
    for (const { id } of [dearer, scarce, gone]) await add({ item_id: id, quantity: 2 });
    await db.updateTable('items').where('id', '=', dearer.id).set({ price_minor: 12_000 }).execute();
    await db.updateTable('item_stock').where('item_id', '=', scarce.id).set({ stock: 1 }).execute();
    await db.updateTable('items').where('id', '=', gone.id).set({ is_active: false }).execute();
    const { lines, bill } = (await list()).body;
    expect(lines.map(({ price_changed_from, available, reason }) => [price_changed_from, available, reason])).toEqual([
      [10_000, true, null],
      [null, false, 'out-of-stock'],
      [null, false, 'withdrawn'],
    ]);
    expect(lines[1]!.reason_message).toBe('Out of Stock');
    expect(bill.subtotal).toBe(24_000);
  });
});
