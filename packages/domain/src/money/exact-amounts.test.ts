import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { discountedPiece } from '../catalogue/discount.ts';
import { unitPrice } from '../catalogue/unit-price.ts';
import { makeBill, taxOf } from '../checkout/bill.ts';
import { applyCoupon, type CouponBenefit } from '../checkout/coupon.ts';
import { deliveryFee } from '../checkout/delivery-fee.ts';
import type { CustomerId, ModuleId, StoreId, ZoneId } from '../ids.ts';
import { convertPoints } from '../wallet/convert-points.ts';
import { earnedPoints } from '../wallet/earned-points.ts';
import { topUpBonus } from '../wallet/top-up.ts';
import { MAX_MINOR, type Minor } from './minor.ts';
import { percentOf, scaled } from './ratio-of.ts';

const PRECISION = 10_000n;
const RUNS = { numRuns: 3_000 };
const minor = (amount: number) => amount as Minor;

/** A decimal number with up to four decimals, and the same as a whole number of ten-thousandths. */
interface Decimal {
  readonly value: number;
  readonly parts: bigint;
}
/** Often a price tag's: 12.5, 1.15, 1.005. With round amounts these come to halves, which doubles miss. */
const decimal = (most: number): fc.Arbitrary<Decimal> => {
  const inSteps = (step: number) => fc.nat((most * Number(PRECISION)) / step).map((count) => count * step);
  return fc
    .oneof(...[1, 50, 100, 500, 5_000, 10_000].map(inSteps))
    .map((parts) => ({ value: parts / Number(PRECISION), parts: BigInt(parts) }));
};
/** Amounts of every size up to `most`: odd ones, and round ones as prices are. */
const amountUpTo = (most: number) =>
  fc
    .oneof(fc.nat(200), fc.nat(1_000_000), fc.nat(most), ...[100, 500, 1_000].map((unit) => fc.nat(10_000).map((count) => count * unit)))
    .map(minor);
const amount = amountUpTo(MAX_MINOR);
const smallAmount = amountUpTo(10_000_000);

/** Dividend by divisor, rounded half up once. */
const halfUp = (dividend: bigint, divisor: bigint) => Number((2n * dividend + divisor) / (2n * divisor));
const exactPercent = (of: number, { parts }: Decimal) => halfUp(BigInt(of) * parts, 100n * PRECISION);
/** A property that returns a value is judged by it. */
const agree = (given: unknown, exact: unknown): void => {
  expect(given).toEqual(exact);
};
const least = (...amounts: readonly number[]) => Math.min(...amounts);

describe('a part of any amount is rounded half up, once, as exact arithmetic does it:', () => {
  test('a percentage', () => {
    fc.assert(
      fc.property(amount, decimal(100), (of, percent) => agree(percentOf(of, percent.value), exactPercent(of, percent))),
      RUNS,
    );
  });

  test('a factor', () => {
    fc.assert(
      fc.property(amount, decimal(5), (of, factor) => agree(scaled(of, factor.value), halfUp(BigInt(of) * factor.parts, PRECISION))),
      RUNS,
    );
  });

  test('the price of a piece after a discount, never below nothing [cart-27]', () => {
    fc.assert(
      fc.property(amount, decimal(150), (piece, percent) => {
        const left = percent.parts > 100n * PRECISION ? 0n : 100n * PRECISION - percent.parts;
        expect(discountedPiece({ type: 'percent', percent: percent.value }, piece)).toBe(exactPercent(piece, { ...percent, parts: left }));
      }),
      RUNS,
    );
    fc.assert(
      fc.property(amount, amount, (piece, off) =>
        agree(discountedPiece({ type: 'amount', amountMinor: off }, piece), piece - least(off, piece)),
      ),
      RUNS,
    );
  });

  test('a coupon, never above its most nor above the items', () => {
    fc.assert(
      fc.property(amount, decimal(150), fc.option(amount, { nil: undefined }), (items, percent, maximumMinor) => {
        const wanted = least(exactPercent(items, percent), items, maximumMinor || Infinity);
        expect(couponOf({ type: 'percent', percent: percent.value, maximumMinor }, items)).toBe(wanted);
      }),
      RUNS,
    );
    fc.assert(
      fc.property(amount, amount, (items, amountMinor) =>
        agree(couponOf({ type: 'amount', amountMinor }, items), least(amountMinor, items)),
      ),
      RUNS,
    );
  });

  test('a welcome offer, of the rest after the coupon, never above its cap', () => {
    fc.assert(
      fc.property(amount, amount, decimal(100), amount, (items, coupon, percent, maximumMinor) => {
        const left = items - least(coupon, items);
        const bill = billOf(items, { coupon, welcome: { percent: percent.value, maximumMinor } });
        expect(bill.welcomeMinor).toBe(least(exactPercent(left, percent), left, maximumMinor));
      }),
      RUNS,
    );
  });

  test('a tax, on a price or inside it', () => {
    fc.assert(
      fc.property(amount, decimal(60), fc.boolean(), (of, percent, isInclusive) => {
        const whole = 100n * PRECISION + (isInclusive ? percent.parts : 0n);
        expect(taxOf(of, { percent: percent.value, isInclusive })).toBe(halfUp(BigInt(of) * percent.parts, whole));
      }),
      RUNS,
    );
  });

  test('a way by metres, between its bounds, then the surge of that', () => {
    const bounds = fc.tuple(smallAmount, fc.option(smallAmount, { nil: undefined }));
    fc.assert(
      fc.property(
        smallAmount,
        smallAmount,
        bounds,
        fc.oneof(fc.constant(0), fc.nat(100_000)),
        decimal(4),
        (base, perKm, [minimum, more], metres, surge) => {
          const maximumMinor = more === undefined ? undefined : minor(minimum + more);
          const rate = { baseMinor: base, perKmMinor: perKm, minimumMinor: minimum, maximumMinor, surge: surge.value };
          const fee = deliveryFee({ orderType: 'delivery', rate, distanceMetres: metres, itemsMinor: minor(0) });
          const way = halfUp(BigInt(perKm) * BigInt(metres), 1000n);
          const before = least(Math.max(minimum, base + way), maximumMinor ?? Infinity);
          const after = halfUp(BigInt(before) * surge.parts, PRECISION);
          expect([fee.distanceMinor, fee.feeMinor, fee.surgeMinor]).toEqual([way, after, after - before]);
        },
      ),
      RUNS,
    );
  });

  test('the price of a kilogram', () => {
    fc.assert(
      fc.property(smallAmount, fc.integer({ min: 1, max: 100_000 }), (price, thousandths) =>
        agree(unitPrice(price, { per: 'kg', thousandths }), halfUp(BigInt(price) * 1000n, BigInt(thousandths))),
      ),
      RUNS,
    );
  });

  test('the bonus of a top-up: the best one, each below its most', () => {
    const bonus = fc.record({
      percent: decimal(100),
      bonusMinor: amount,
      isPercent: fc.boolean(),
      minimumMinor: amount,
      maximumMinor: fc.option(amount),
    });
    fc.assert(
      fc.property(amount, fc.array(bonus, { maxLength: 4 }), (sum, offers) => {
        const exact = offers
          .filter(({ minimumMinor }) => sum >= minimumMinor)
          .map(({ percent, bonusMinor, isPercent, maximumMinor }) =>
            least(isPercent ? exactPercent(sum, percent) : bonusMinor, maximumMinor ?? Infinity),
          );
        const given = offers.map(({ percent, bonusMinor, isPercent, ...bounds }) =>
          isPercent
            ? { type: 'percent' as const, bonusPercent: percent.value, ...bounds }
            : { type: 'amount' as const, bonusMinor, ...bounds },
        );
        expect(topUpBonus(sum, given)).toBe(Math.max(0, ...exact));
      }),
      RUNS,
    );
  });
});

describe('points are whole, and rounded down as exact arithmetic does it:', () => {
  test('those that an order earns', () => {
    fc.assert(
      fc.property(amount, decimal(20), fc.constantFrom(1, 10, 100, 1000), (total, perThousand, unitMinor) =>
        agree(
          earnedPoints(total, { perThousand: perThousand.value, unitMinor }),
          Number((BigInt(total) * perThousand.parts) / (1000n * BigInt(unitMinor) * PRECISION)),
        ),
      ),
      RUNS,
    );
  });

  test('the money for them', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.integer({ min: 1, max: 10_000_000 }),
          fc.integer({ min: 1, max: 10_000 }).map((count) => count * 100),
        ),
        decimal(50),
        (points, perPoint) =>
          agree(convertPoints(points, { balance: points, minimum: 1, minorPerPoint: perPoint.value }), {
            ok: true,
            value: Number((BigInt(points) * perPoint.parts) / PRECISION),
          }),
      ),
      RUNS,
    );
  });
});

test('the wallet pays all it may and no more, whatever the total is', () => {
  fc.assert(
    fc.property(amount, amount, (items, wallet) => {
      const { walletMinor, dueMinor } = billOf(items, { wallet });
      expect([walletMinor, dueMinor]).toEqual([least(wallet, items), items - least(wallet, items)]);
    }),
    RUNS,
  );
});

function couponOf(benefit: CouponBenefit, itemsMinor: Minor): number | undefined {
  const terms = { code: 'TEN', benefit, startsAtMs: 0, endsAtMs: 2, minimumPurchaseMinor: minor(0), firstOrderOnly: false };
  const place = { nowMs: 1, zoneId: 1 as ZoneId, moduleId: 1 as ModuleId, storeId: 1 as StoreId };
  const customer = { id: 1 as CustomerId, orderCount: 0, usesOfThisCoupon: 0 };
  const applied = applyCoupon(terms, { ...place, itemsMinor, customer, usesByAll: 0 });
  return applied.ok ? applied.value.discountMinor : undefined;
}

interface Reductions {
  readonly coupon?: Minor;
  readonly welcome?: { readonly percent: number; readonly maximumMinor: Minor };
  readonly wallet?: Minor;
}

function billOf(items: Minor, { coupon, welcome, wallet }: Reductions) {
  const rate = { baseMinor: minor(0), perKmMinor: minor(0), minimumMinor: minor(0), surge: 1 };
  const bill = makeBill({
    lines: [{ goodsMinor: items, discountMinor: minor(0), addOnsMinor: minor(0), totalMinor: items }],
    coupon: coupon === undefined ? undefined : { code: 'TEN', discountMinor: coupon, isFreeDelivery: false },
    welcome,
    walletMinor: wallet,
    delivery: (itemsMinor) => deliveryFee({ orderType: 'take_away', rate, distanceMetres: 0, itemsMinor }),
  });
  if (!bill.ok) throw new Error(bill.problem);
  return bill.value;
}
