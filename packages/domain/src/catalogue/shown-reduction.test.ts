import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { money } from '../testing/build-item.ts';
import type { Discount, StoreDiscount } from './discount.ts';
import { discounted } from './price-range.ts';
import { shownReduction, struckPiece } from './shown-reduction.ts';

const percent = (value: number) => ({ type: 'percent', percent: value }) as const;
const amount = (value: number) => ({ type: 'amount', amountMinor: money(value) }) as const;
const ofStore = (different: Partial<StoreDiscount>): StoreDiscount => ({
  percent: 5,
  startsAtMs: 0,
  endsAtMs: 10,
  minimumPurchaseMinor: money(0),
  maximumDiscountMinor: money(0),
  ...different,
});
const nowMs = 5;

describe('shownReduction', () => {
  test.each<[string, number, Discount, object]>([
    ['the percentage of the item', 15_990, percent(15), percent(15)],
    ['the amount of the item', 15_990, amount(1000), amount(1000)],
    ['the price for a larger amount', 15_990, amount(99_000), amount(15_990)],
    ['everything for more than everything', 15_990, percent(150), percent(100)],
  ])('says %s [card-06] [item-32]', (_name, piece, discount, badge) => {
    const shown = shownReduction({ discount }, { pieceMinor: money(piece), nowMs });
    expect(shown).toMatchObject({ source: 'item', struckMinor: piece, badge });
  });

  test('says what a capped discount really takes off one piece', () => {
    const storeDiscount = ofStore({ maximumDiscountMinor: money(15_000) });
    expect(shownReduction({ storeDiscount }, { pieceMinor: money(820_000), nowMs })).toEqual({
      source: 'store',
      struckMinor: 820_000,
      nowMinor: 805_000,
      badge: percent(1.8),
    });
    const tiny = ofStore({ maximumDiscountMinor: money(100) });
    expect(shownReduction({ storeDiscount: tiny }, { pieceMinor: money(820_000), nowMs })?.badge).toEqual(amount(100));
  });

  test('promises nothing of a store whose minimum one piece does not reach', () => {
    const storeDiscount = ofStore({ minimumPurchaseMinor: money(50_000) });
    expect(shownReduction({ storeDiscount }, { pieceMinor: money(49_999), nowMs })).toBeUndefined();
    expect(shownReduction({ storeDiscount }, { pieceMinor: money(50_000), nowMs })?.badge).toEqual(percent(5));
  });

  test.each([
    ['strikes out the lowest price before and reckons from it', 9000, { struckMinor: 9000, nowMinor: 8000, badge: percent(11.1) }],
    ['strikes out the price itself where it was never lower', 12_000, { struckMinor: 10_000, badge: percent(20) }],
    ['strikes out the price itself where no earlier one is known', undefined, { struckMinor: 10_000, badge: percent(20) }],
    ['shows nothing where nothing fell', 8000, undefined],
    ['shows nothing where it is dearer than before', 7000, undefined],
  ])('%s', (_name, lowest, expected) => {
    const shown = shownReduction(
      { discount: percent(20) },
      { pieceMinor: money(10_000), nowMs, lowestBeforeMinor: lowest === undefined ? undefined : money(lowest) },
    );
    if (expected) expect(shown).toMatchObject(expected);
    else expect(shown).toBeUndefined();
  });

  test('an amount is reckoned from the lowest price before, too', () => {
    const shown = shownReduction({ discount: amount(2000) }, { pieceMinor: money(10_000), nowMs, lowestBeforeMinor: money(9000) });
    expect(shown).toMatchObject({ struckMinor: 9000, badge: amount(1000) });
  });

  test.each([
    ['as much of its price as the reference is of the item’s', 20_000, 15_000, 9000, 18_000],
    ['its own price where the item’s is the reference', 20_001, 15_000, 10_000, 20_001],
    ['nothing where the piece costs as much', 20_000, 18_000, 9000, undefined],
  ])('strikes out of a piece with options %s', (_name, piece, now, reference, expected) => {
    const struck = struckPiece(
      { pieceMinor: money(piece), nowMinor: money(now) },
      { priceMinor: money(10_000), referenceMinor: money(reference) },
    );
    expect(struck).toBe(expected);
  });

  const anyDiscount = fc.oneof(
    fc.integer({ min: 0, max: 12_000 }).map((value) => percent(value / 100)),
    fc.nat(200_000).map(amount),
  );
  test('no badge promises more than one piece costs less, and none is worn where nothing fell', () => {
    fc.assert(
      fc.property(
        fc.nat(200_000),
        fc.option(anyDiscount, { nil: undefined }),
        fc.option(fc.record({ percent: fc.nat(60), cap: fc.nat(5000), minimum: fc.nat(200_000) }), { nil: undefined }),
        fc.option(fc.nat(200_000), { nil: undefined }),
        (piece, discount, store, lowest) => {
          const storeDiscount =
            store &&
            ofStore({ percent: store.percent, maximumDiscountMinor: money(store.cap), minimumPurchaseMinor: money(store.minimum) });
          const pieceMinor = money(piece);
          const nowMinor = discounted({ discount, storeDiscount }, pieceMinor, nowMs);
          const shown = shownReduction(
            { discount, storeDiscount },
            { pieceMinor, nowMs, lowestBeforeMinor: lowest === undefined ? undefined : money(lowest) },
          );
          const reference = Math.min(piece, lowest ?? piece);
          expect(shown !== undefined).toBe(nowMinor < reference);
          if (!shown) return;
          expect(shown.nowMinor).toBe(nowMinor);
          expect(shown.struckMinor).toBe(reference);
          const { badge } = shown;
          const promisedMinor = badge.type === 'percent' ? (reference * badge.percent) / 100 : badge.amountMinor;
          // The piece itself is rounded to a whole unit.
          expect(promisedMinor).toBeLessThanOrEqual(reference - nowMinor + 0.5);
        },
      ),
    );
  });
});
