import { describe, expect, test } from 'vitest';
import { money } from '../testing/build-item.ts';
import { bestDiscount, discountedPiece, isFlashSaleRunning, isStoreDiscountRunning } from './discount.ts';
import type { Discounted, DiscountSource, FlashSale, StoreDiscount } from './discount.ts';

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

const BASKET = { nowMs: NOW, basketMinor: money(60_000) };
const PIECE = { pieceMinor: money(10_000), quantity: 1 };
const percent = (value: number) => ({ type: 'percent', percent: value }) as const;
const amount = (value: number) => ({ type: 'amount', amountMinor: money(value) }) as const;

describe('bestDiscount', () => {
  test.each<[string, Discounted, object, DiscountSource | undefined, number]>([
    ['the flash sale where it takes most', all, {}, 'flash_sale', 3000],
    ['the item where it takes most', { ...all, discount: amount(3001) }, {}, 'item', 3001],
    [
      'the store where it takes most',
      { ...all, flashSale: { ...flashSale, discount: percent(9) }, discount: amount(999) },
      {},
      'store',
      1000,
    ],
    ['the flash sale of equal ones', { ...all, flashSale: { ...flashSale, discount: percent(10) } }, {}, 'flash_sale', 1000],
    ['the store before an equal one of the item', { storeDiscount, discount: amount(1000) }, {}, 'store', 1000],
    ['the next best before the flash sale has begun', { ...all, flashSale: { ...flashSale, startsAtMs: NOW + 1 } }, {}, 'store', 1000],
    ['the next best from the end of the flash sale on', { ...all, flashSale: { ...flashSale, endsAtMs: NOW } }, {}, 'store', 1000],
    ['the next best when the flash sale is sold out', { ...all, flashSale: { ...flashSale, availableStock: 0 } }, {}, 'store', 1000],
    ['the store from its minimum on', { storeDiscount }, { basketMinor: money(50_000) }, 'store', 1000],
    ['nothing of the store below its minimum', { storeDiscount }, { basketMinor: money(49_999) }, undefined, 0],
    [
      'the item rather than the better store below its minimum',
      { storeDiscount, discount: amount(500) },
      { basketMinor: money(1) },
      'item',
      500,
    ],
    ['nothing of the store from its end on', { storeDiscount: { ...storeDiscount, endsAtMs: NOW } }, {}, undefined, 0],
    ['nothing of the store before it begins', { storeDiscount: { ...storeDiscount, startsAtMs: NOW + 1 } }, {}, undefined, 0],
    ['nothing of a store discount of 0', { storeDiscount: { ...storeDiscount, percent: 0 } }, {}, undefined, 0],
    ['nothing for a discount of 0', { discount: amount(0) }, {}, undefined, 0],
    ['nothing for a discount of 0 percent', { discount: percent(0) }, {}, undefined, 0],
    ['nothing for a discount below one unit of the money', { discount: percent(0.004) }, {}, undefined, 0],
    ['the whole price for a larger discount', { discount: amount(20_000) }, {}, 'item', 10_000],
    ['nothing without discounts', {}, {}, undefined, 0],
  ])('applies %s', (_name, item, moment, source, offMinor) => {
    const chosen = bestDiscount(item, PIECE, { ...BASKET, ...moment });
    expect([chosen?.source, chosen?.offMinor ?? 0]).toEqual([source, offMinor]);
  });

  test('takes nothing off what costs nothing', () => {
    expect(bestDiscount(all, { pieceMinor: money(0), quantity: 2 }, BASKET)).toBeUndefined();
  });

  test.each<[string, number, object, number, boolean]>([
    ['in full while it reaches', 20, {}, 1000, false],
    ['evenly over all pieces once it does not, rounded down', 21, {}, 952, true],
    ['as far as earlier lines left it', 3, { capLeftMinor: money(1000) }, 333, true],
    ['not at all once it is used up', 1, { capLeftMinor: money(0) }, 0, false],
  ])('spreads the cap of the store %s', (_name, quantity, moment, offMinor, isLimited) => {
    const chosen = bestDiscount({ storeDiscount }, { pieceMinor: money(10_000), quantity }, { ...BASKET, ...moment });
    expect([chosen?.offMinor ?? 0, chosen?.isLimited ?? false]).toEqual([offMinor, isLimited]);
  });

  test('has no cap where the store states 0', () => {
    const uncapped = { storeDiscount: { ...storeDiscount, maximumDiscountMinor: money(0) } };
    expect(bestDiscount(uncapped, { pieceMinor: money(10_000), quantity: 999 }, { ...BASKET, capLeftMinor: money(0) })?.offMinor).toBe(
      1000,
    );
  });

  test.each<[string, Discounted, number, object, DiscountSource | undefined, number]>([
    ['for its last pieces in full', { flashSale }, 5, {}, 'flash_sale', 3000],
    ['for a piece more evenly over all', { flashSale }, 6, {}, 'flash_sale', 2500],
    ['rounded down', { flashSale }, 7, {}, 'flash_sale', 2142],
    ['until another discount is better', { flashSale, discount: percent(20) }, 8, {}, 'item', 2000],
    ['as far as earlier lines left pieces', { flashSale }, 2, { flashPieces: 1 }, 'flash_sale', 1500],
    ['not at all where they left none', { flashSale }, 2, { flashPieces: 0 }, undefined, 0],
  ])('gives a flash sale %s', (_name, item, quantity, moment, source, offMinor) => {
    const chosen = bestDiscount(item, { pieceMinor: money(10_000), quantity }, { ...BASKET, ...moment });
    expect([chosen?.source, chosen?.offMinor ?? 0]).toEqual([source, offMinor]);
  });
});

describe('discountedPiece', () => {
  test.each([
    ['rounds the price half up, not the discount', percent(15), 15_990, 13_592],
    ['rounds down below a half', percent(15), 15_991, 13_592],
    ['takes percentages with decimals', percent(12.25), 10_000, 8775],
    ['takes an amount off', amount(1000), 14_950, 13_950],
    ['never goes below nothing', amount(20_000), 14_950, 0],
    ['never takes more than everything', percent(150), 14_950, 0],
    ['never adds', percent(-10), 14_950, 14_950],
  ])('%s [cart-27]', (_name, discount, piece, expected) => {
    expect(discountedPiece(discount, money(piece))).toBe(expected);
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
