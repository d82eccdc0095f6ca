import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { money } from '../testing/build-item.ts';
import { deliveryFee } from './delivery-fee.ts';
import type { DeliveryFeeInput, DeliveryRate } from './delivery-fee.ts';

const rate: DeliveryRate = {
  baseMinor: money(6000),
  perKmMinor: money(2000),
  minimumMinor: money(8000),
  maximumMinor: money(30_000),
  surge: 1,
};
const input: DeliveryFeeInput = { orderType: 'delivery', rate, distanceMetres: 2400, itemsMinor: money(50_000) };

describe('deliveryFee', () => {
  test.each<[string, Partial<DeliveryFeeInput>, object]>([
    ['is base and kilometres', {}, { feeMinor: 10_800, baseMinor: 6000, distanceMinor: 4800, boundedBy: undefined, surgeMinor: 0 }],
    ['is never below the minimum', { distanceMetres: 500 }, { feeMinor: 8000, boundedBy: 'minimum' }],
    ['is never above the maximum', { distanceMetres: 20_000 }, { feeMinor: 30_000, boundedBy: 'maximum' }],
    [
      'has no maximum without one',
      { distanceMetres: 20_000, rate: { ...rate, maximumMinor: undefined } },
      { feeMinor: 46_000, boundedBy: undefined },
    ],
    ['is multiplied when it is busy', { rate: { ...rate, surge: 1.5 } }, { feeMinor: 16_200, surgeMinor: 5400 }],
    [
      'is multiplied after the maximum',
      { distanceMetres: 20_000, rate: { ...rate, surge: 1.5 } },
      { feeMinor: 45_000, surgeMinor: 15_000 },
    ],
    ['rounds half metres of money up', { distanceMetres: 2400.25, rate: { ...rate, perKmMinor: money(1) } }, { distanceMinor: 2 }],
    ['takes a negative distance for none', { distanceMetres: -5 }, { feeMinor: 8000, distanceMinor: 0 }],
  ])('%s', (_name, different, expected) => {
    expect(deliveryFee({ ...input, ...different })).toMatchObject(expected);
  });

  test.each<[string, Partial<DeliveryRate>, Partial<DeliveryFeeInput>, number, number]>([
    ['half a step up', { perKmMinor: money(1875) }, {}, 10_500, 0],
    ['up from the middle', { baseMinor: money(6450) }, {}, 11_500, 250],
    ['down below the middle', { baseMinor: money(6449) }, {}, 11_000, -249],
    ['after the minimum', { minimumMinor: money(11_300) }, {}, 11_500, 200],
    ['down to a maximum that is no multiple', { maximumMinor: money(10_400) }, {}, 10_000, -400],
    ['after surge', { surge: 1.33 }, {}, 14_500, 136],
    ['down to the maximum with its surge', { surge: 1.33, maximumMinor: money(10_800) }, {}, 14_000, -364],
    ['down to the threshold of free delivery', {}, { freeDeliveryOverMinor: money(10_900), itemsMinor: money(100) }, 10_500, -300],
    [
      'whatever the threshold, where the exact fee is above it',
      {},
      { freeDeliveryOverMinor: money(9000), itemsMinor: money(100) },
      11_000,
      200,
    ],
    ['whatever the threshold for a parcel', {}, { orderType: 'parcel', freeDeliveryOverMinor: money(10_900) }, 11_000, 200],
    ['nothing at a step of 1', { roundedToMinor: money(1) }, {}, 10_800, 0],
    ['nothing at a step of 0', { roundedToMinor: money(0) }, {}, 10_800, 0],
  ])('rounds %s', (_name, differentRate, different, feeMinor, roundingMinor) => {
    const roundedRate = { ...rate, roundedToMinor: money(500), ...differentRate };
    expect(deliveryFee({ ...input, ...different, rate: roundedRate })).toMatchObject({ feeMinor, fullFeeMinor: feeMinor, roundingMinor });
  });

  test('its steps add up, it is a multiple of the step and keeps every stated limit', () => {
    const amount = fc.nat(50_000).map(money);
    fc.assert(
      fc.property(
        fc.record({
          baseMinor: amount,
          perKmMinor: amount,
          minimumMinor: amount,
          maximumMinor: fc.option(amount, { nil: undefined }),
          surge: fc.integer({ min: 100, max: 300 }).map((percent) => percent / 100),
          roundedToMinor: fc.constantFrom(1, 5, 50, 100, 500, 1000).map(money),
        }),
        fc.nat(40_000),
        fc.option(amount, { nil: undefined }),
        (rounding, distanceMetres, freeDeliveryOverMinor) => {
          const at = (roundedToMinor: number) =>
            deliveryFee({
              ...input,
              itemsMinor: money(0),
              rate: { ...rounding, roundedToMinor: money(roundedToMinor) },
              distanceMetres,
              freeDeliveryOverMinor,
            });
          const [exact, fee] = [at(1), at(rounding.roundedToMinor)];
          expect(fee.fullFeeMinor % rounding.roundedToMinor).toBe(0);
          expect(fee.fullFeeMinor - fee.roundingMinor).toBe(exact.fullFeeMinor);
          expect(Math.abs(fee.roundingMinor)).toBeLessThan(rounding.roundedToMinor);
          if (rounding.maximumMinor) expect(fee.fullFeeMinor).toBeLessThanOrEqual(Math.round(rounding.maximumMinor * rounding.surge));
          if (freeDeliveryOverMinor && exact.fullFeeMinor <= freeDeliveryOverMinor)
            expect(fee.fullFeeMinor).toBeLessThanOrEqual(freeDeliveryOverMinor);
        },
      ),
    );
  });

  test.each<[string, Partial<DeliveryFeeInput>, string | undefined]>([
    ['a coupon first', { hasFreeDeliveryCoupon: true, storeDeliversFree: true, freeDeliveryOverMinor: money(1) }, 'coupon'],
    ['then the store', { storeDeliversFree: true, freeDeliveryOverMinor: money(1) }, 'store'],
    ['then the threshold', { freeDeliveryOverMinor: money(50_000) }, 'threshold'],
    ['nothing below the threshold', { freeDeliveryOverMinor: money(50_001) }, undefined],
    ['no threshold of 0', { freeDeliveryOverMinor: money(0) }, undefined],
    ['take-away before all', { orderType: 'take_away', hasFreeDeliveryCoupon: true }, 'take_away'],
    ['a coupon for a parcel', { orderType: 'parcel', hasFreeDeliveryCoupon: true }, 'coupon'],
    ['no threshold for a parcel', { orderType: 'parcel', freeDeliveryOverMinor: money(1) }, undefined],
  ])('is free by %s', (_name, different, freeBy) => {
    const fee = deliveryFee({ ...input, ...different });
    expect(fee.freeBy).toBe(freeBy);
    expect(fee.feeMinor).toBe(freeBy ? 0 : 10_800);
  });

  test('returns the full fee', () => {
    expect(deliveryFee({ ...input, storeDeliversFree: true }).fullFeeMinor).toBe(10_800);
    expect(deliveryFee({ ...input, orderType: 'take_away' }).fullFeeMinor).toBe(0);
  });

  test('returns the missing amount for free delivery', () => {
    expect(deliveryFee({ ...input, freeDeliveryOverMinor: money(80_000) }).freeIfItemsGrowByMinor).toBe(30_000);
    expect(deliveryFee({ ...input, freeDeliveryOverMinor: money(50_000) }).freeIfItemsGrowByMinor).toBeUndefined();
    expect(deliveryFee({ ...input, orderType: 'parcel', freeDeliveryOverMinor: money(80_000) }).freeIfItemsGrowByMinor).toBeUndefined();
    expect(deliveryFee(input).freeIfItemsGrowByMinor).toBeUndefined();
  });

  test('never falls as the way grows', () => {
    fc.assert(
      fc.property(fc.nat(60_000), fc.nat(60_000), fc.double({ min: 1, max: 3, noNaN: true }), (one, more, surge) => {
        const at = (distanceMetres: number) => deliveryFee({ ...input, rate: { ...rate, surge }, distanceMetres }).feeMinor;
        expect(at(one + more)).toBeGreaterThanOrEqual(at(one));
      }),
    );
  });
});
