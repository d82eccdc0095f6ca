import { describe, expect, it } from 'vitest';
import type { Minor } from '../money/minor.ts';
import { courierPay, totalPay } from './courier-pay.ts';

const minor = (amount: number) => amount as Minor;
const RULE = { baseMinor: minor(8_000), perKmMinor: minor(2_000), roundedToMinor: minor(100) };

describe('the pay of a courier', () => {
  it.each([
    ['no distance and no tip pay the base', 0, 0, 0, 8_000],
    ['a kilometre pays its rate', 1_000, 0, 2_000, 10_000],
    ['a part of a kilometre pays its part', 2_400, 0, 4_800, 12_800],
    ['the distance is rounded half up', 1_025, 0, 2_100, 10_100],
    ['the distance is rounded down below the half', 1_024, 0, 2_000, 10_000],
    ['the tip is the courier’s as a whole', 2_400, 5_555, 4_800, 18_355],
  ])('%s', (_name, metres, tip, distance, total) => {
    expect(courierPay({ distanceMetres: metres, tipMinor: minor(tip) }, RULE)).toEqual({
      baseMinor: 8_000,
      distanceMinor: distance,
      tipMinor: tip,
      totalMinor: total,
    });
  });

  it('is exact without a step', () => {
    expect(courierPay({ distanceMetres: 1_234, tipMinor: minor(0) }, { ...RULE, roundedToMinor: minor(0) }).distanceMinor).toBe(2_468);
  });

  it('sums up to the day', () => {
    expect([totalPay([]), totalPay([{ totalMinor: minor(17_800) }, { totalMinor: minor(9_000) }])]).toEqual([0, 26_800]);
  });
});
