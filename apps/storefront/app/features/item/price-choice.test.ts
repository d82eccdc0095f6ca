import { resolveLine } from '@bozor/domain/cart/resolve-line.ts';
import { buildAddOn, buildGroup, buildItem, money } from '@bozor/domain/testing/build-item.ts';
import { describe, expect, test } from 'vitest';
import { buildCart, buildCartItem, buildCartLine } from '../cart/testing/build-cart.ts';
import { linesBeside, priceChoice } from './price-choice.ts';

const moment = { nowMs: 5, beside: [] };
const size = buildGroup({ name: 'Size', labels: ['S', 'M', 'L'], required: true });
const sauces = buildGroup({ name: 'Sauces', labels: ['A', 'B', 'C'], required: true, type: 'multi', min: 2, max: 2 });
const dish = buildItem({ priceMinor: money(10_000), foodVariations: [size, sauces] });
const wanted = { item: dish, quantity: 2, selection: [], addOns: [] };

describe('priceChoice', () => {
  test.each([
    ['the bare item before anything is chosen', [], false, 20_000],
    ['what is chosen so far', [{ name: 'Size', labels: ['M'] }], false, 22_000],
    ['a group that is not full yet', [{ name: 'Sauces', labels: ['C'] }], false, 24_000],
    [
      'a whole choice',
      [
        { name: 'Size', labels: ['M'] },
        { name: 'Sauces', labels: ['B', 'C'] },
      ],
      true,
      28_000,
    ],
  ])('prices %s', (_name, selection, isComplete, totalMinor) => {
    const { resolved, priced } = priceChoice({ ...wanted, selection }, moment);
    expect([resolved.ok, priced.totalMinor]).toEqual([isComplete, totalMinor]);
  });

  test('an unfinished choice that cannot be read costs the bare item', () => {
    const { resolved, priced } = priceChoice({ ...wanted, addOns: [{ id: buildAddOn(99, 1).id, quantity: 1 }] }, moment);
    expect([resolved.ok, priced.totalMinor]).toEqual([false, 20_000]);
  });

  const storeDiscount = {
    percent: 10,
    startsAtMs: 0,
    endsAtMs: 10,
    minimumPurchaseMinor: money(30_000),
    maximumDiscountMinor: money(4000),
  };
  const plain = { ...wanted, item: buildItem({ priceMinor: money(10_000), storeDiscount }) };
  const besideLine = (id: number, quantity: number) => {
    const resolved = resolveLine({ ...plain, quantity });
    if (!resolved.ok) throw new Error(resolved.problem);
    return { id, name: `Line ${id}`, resolved: resolved.value };
  };

  test('the goods of other lines count towards the store’s minimum', () => {
    expect(priceChoice(plain, moment).priced.totalMinor).toBe(20_000);
    expect(priceChoice(plain, { ...moment, beside: [besideLine(1, 1)] }).priced.totalMinor).toBe(18_000);
  });

  test('the lines before it use up the store’s cap, as they do in the cart', () => {
    const beside = [besideLine(1, 3), besideLine(2, 2)];
    expect(priceChoice(plain, { ...moment, beside }).priced.totalMinor).toBe(20_000);
    expect(priceChoice(plain, { ...moment, beside, replaces: 1 }).priced.totalMinor).toBe(18_000);
  });

  test('says what one piece more makes dearer, of the choice and of other lines', () => {
    const beside = [besideLine(1, 2), besideLine(2, 2)];
    expect(priceChoice(plain, { ...moment, beside, replaces: 1 }).dearer).toEqual([{ name: 'Line 2', pieceMinor: 9500 }]);
    expect(priceChoice(plain, { ...moment, beside, replaces: 2 }).dearer).toEqual([{ name: undefined, pieceMinor: 9334 }]);
    expect(priceChoice(plain, { ...moment, beside: [besideLine(1, 1)] }).dearer).toEqual([]);
    const bounded = { ...plain, item: { ...plain.item, maximumCartQuantity: 2 } };
    expect(priceChoice(bounded, { ...moment, beside, replaces: 2 }).dearer).toEqual([]);
  });
});

describe('the lines beside a choice', () => {
  const item = buildCartItem({ name: 'Milk' });
  const cart = {
    ...buildCart(buildCartLine(item, { id: 1, quantity: 3 }), buildCartLine(item, { id: 2, available: false })),
    store: { id: item.store_id } as never,
  };

  test('are those of the store that can be ordered', () => {
    expect(linesBeside(cart, item.store_id, 0)).toMatchObject([{ id: 1, name: 'Milk', resolved: { quantity: 3, pieceMinor: 14_900 } }]);
  });

  test('are none of another store, without a cart or in an empty one', () => {
    expect(linesBeside(cart, item.store_id + 1, 0)).toEqual([]);
    expect(linesBeside(undefined, item.store_id, 0)).toEqual([]);
    expect(linesBeside({ ...cart, store: null }, item.store_id, 0)).toEqual([]);
  });
});
