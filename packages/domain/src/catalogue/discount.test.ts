import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { money } from '../testing/build-item.ts';
import { chooseDiscount, discountOf, isFlashSaleRunning, isStoreDiscountRunning } from './discount.ts';
import type { Discounted, FlashSale, StoreDiscount } from './discount.ts';

const NOW = 1_000_000;
const flashSale: FlashSale = { discount: { type: 'percent', percent: 30 }, startsAtMs: NOW - 10, endsAtMs: NOW + 10, availableStock: 5 };
const storeDiscount: StoreDiscount = {
  percent: 10,
  startsAtMs: NOW - 10,
  endsAtMs: NOW + 10,
  minimumPurchaseMinor: money(50_000),
  maximumDiscountMinor: money(20_000),
};
const discount = { type: 'amount', amountMinor: money(1000) } as const;
const all: Discounted = { flashSale, storeDiscount, discount };

describe('chooseDiscount', () => {
  test.each<[string, Discounted, number, number, string | undefined]>([
    ['a running flash sale first', all, 60_000, 1, 'flash_sale'],
    ['the store when the flash sale has not begun', { ...all, flashSale: { ...flashSale, startsAtMs: NOW + 1 } }, 60_000, 1, 'store'],
    ['the store from the end of the flash sale on', { ...all, flashSale: { ...flashSale, endsAtMs: NOW } }, 60_000, 1, 'store'],
    ['the store when the flash sale is sold out', { ...all, flashSale: { ...flashSale, availableStock: 0 } }, 60_000, 1, 'store'],
    ['the store when the flash sale has too few for the line', all, 60_000, 6, 'store'],
    ['the flash sale for its last pieces', all, 60_000, 5, 'flash_sale'],
    ['the store from its minimum on', { storeDiscount, discount }, 50_000, 1, 'store'],
    ['the item below the minimum of the store', { storeDiscount, discount }, 49_999, 1, 'item'],
    ['the item outside the dates of the store', { storeDiscount: { ...storeDiscount, endsAtMs: NOW }, discount }, 60_000, 1, 'item'],
    ['the item before the dates of the store', { storeDiscount: { ...storeDiscount, startsAtMs: NOW + 1 }, discount }, 60_000, 1, 'item'],
    ['the item beside a store discount of 0', { storeDiscount: { ...storeDiscount, percent: 0 }, discount }, 60_000, 1, 'item'],
    ['nothing for a discount of 0', { discount: { type: 'amount', amountMinor: money(0) } }, 60_000, 1, undefined],
    ['nothing for a discount of 0 percent', { discount: { type: 'percent', percent: 0 } }, 60_000, 1, undefined],
    ['nothing without discounts', {}, 60_000, 1, undefined],
  ])('applies %s', (_name, item, basket, quantity, source) => {
    expect(chooseDiscount(item, { nowMs: NOW, basketMinor: money(basket), quantity })?.source).toBe(source);
  });

  test('carries the cap of the store, none for 0', () => {
    const moment = { nowMs: NOW, basketMinor: money(60_000) };
    expect(chooseDiscount({ storeDiscount }, moment)?.capMinor).toBe(20_000);
    expect(chooseDiscount({ storeDiscount: { ...storeDiscount, maximumDiscountMinor: money(0) } }, moment)?.capMinor).toBeUndefined();
  });
});

describe('discountOf', () => {
  test.each([
    ['rounds a percentage half up once over all pieces', { type: 'percent', percent: 15 }, 14_950, 3, 6728],
    ['takes an amount off each piece', { type: 'amount', amountMinor: money(1000) }, 14_950, 3, 3000],
    ['never takes more than the price', { type: 'amount', amountMinor: money(20_000) }, 14_950, 2, 29_900],
    ['never takes more than everything', { type: 'percent', percent: 150 }, 14_950, 1, 14_950],
    ['never adds', { type: 'percent', percent: -10 }, 14_950, 1, 0],
  ] as const)('%s [cart-27]', (_name, given, piece, quantity, expected) => {
    expect(discountOf(given, money(piece), quantity)).toBe(expected);
  });

  test('lies between nothing and the price', () => {
    fc.assert(
      fc.property(
        fc.nat(10_000_000),
        fc.integer({ min: 1, max: 999 }),
        fc.double({ min: 0, max: 100, noNaN: true }),
        (piece, quantity, percent) => {
          const off = discountOf({ type: 'percent', percent }, money(piece), quantity);
          expect(off).toBeGreaterThanOrEqual(0);
          expect(off).toBeLessThanOrEqual(piece * quantity);
        },
      ),
    );
  });
});

test('a flash sale runs from its first to before its last instant', () => {
  expect(isFlashSaleRunning(flashSale, flashSale.startsAtMs)).toBe(true);
  expect(isFlashSaleRunning(flashSale, flashSale.endsAtMs)).toBe(false);
  expect(isFlashSaleRunning({ ...flashSale, availableStock: 0 }, NOW)).toBe(false);
});

test('a store discount runs from its first to before its last instant', () => {
  expect(isStoreDiscountRunning(storeDiscount, storeDiscount.startsAtMs)).toBe(true);
  expect(isStoreDiscountRunning(storeDiscount, storeDiscount.endsAtMs)).toBe(false);
});
