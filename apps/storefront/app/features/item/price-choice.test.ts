import type { Cart } from '@bozor/contract/shop/orders/cart.ts';
import { buildAddOn, buildGroup, buildItem, money } from '@bozor/domain/testing/build-item.ts';
import { describe, expect, test } from 'vitest';
import { otherGoods, priceChoice } from './price-choice.ts';

const moment = { nowMs: 5, otherGoodsMinor: money(0) };
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

  test('the goods of other lines count towards the store’s minimum', () => {
    const storeDiscount = {
      percent: 10,
      startsAtMs: 0,
      endsAtMs: 10,
      minimumPurchaseMinor: money(30_000),
      maximumDiscountMinor: money(0),
    };
    const plain = { ...wanted, item: buildItem({ priceMinor: money(10_000), storeDiscount }) };
    expect(priceChoice(plain, moment).priced.totalMinor).toBe(20_000);
    expect(priceChoice(plain, { ...moment, otherGoodsMinor: money(10_000) }).priced.totalMinor).toBe(18_000);
  });
});

describe('otherGoods', () => {
  const line = (id: number, original_total: number, add_ons_amount = 0, available = true) => ({
    id,
    available,
    original_total,
    add_ons_amount,
  });
  const cart = { store: { id: 3 }, lines: [line(1, 100), line(2, 250, 50), line(4, 900, 0, false)] } as unknown as Cart;
  const minor = (amount: number) => money(amount * 100);

  test.each([
    ['the lines of the store without add-ons and without what cannot be ordered', cart, 3, undefined, 30_000],
    ['all but the line that is edited', cart, 3, 1, 20_000],
    ['nothing of another store', cart, 4, undefined, 0],
    ['nothing without a cart', undefined, 3, undefined, 0],
    ['nothing of a cart without a store', { ...cart, store: null }, 3, undefined, 0],
  ])('are %s', (_name, given, storeId, except, goods) => {
    expect(otherGoods(given, storeId, except, minor)).toBe(goods);
  });
});
