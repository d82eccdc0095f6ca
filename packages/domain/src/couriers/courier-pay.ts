import { add, sum, type Minor } from '../money/minor.ts';
import { toStep } from '../money/to-step.ts';

/** Rule by which an order pays its courier. */
export interface PayRule {
  readonly baseMinor: Minor;
  readonly perKmMinor: Minor;
  /** Step to which the part for the distance is rounded, half up. */
  readonly roundedToMinor: Minor;
}

/** The order as its pay sees it. A tip is the courier's as a whole. */
export interface PaidOrder {
  readonly distanceMetres: number;
  readonly tipMinor: Minor;
}

/** Payment of an order, part by part. */
export interface CourierPay {
  readonly baseMinor: Minor;
  readonly distanceMinor: Minor;
  readonly tipMinor: Minor;
  readonly totalMinor: Minor;
}

/**
 * Returns the pay of an order: base + kilometres from the store to the door × rate + tip.
 * @example courierPay({ distanceMetres: 2400, tipMinor: 5000 }, { baseMinor: 8000, perKmMinor: 2000, roundedToMinor: 100 }).totalMinor // 17800
 */
export function courierPay({ distanceMetres, tipMinor }: PaidOrder, { baseMinor, perKmMinor, roundedToMinor }: PayRule): CourierPay {
  const distanceMinor = toStep(Math.round((perKmMinor * distanceMetres) / 1000) as Minor, roundedToMinor);
  return { baseMinor, distanceMinor, tipMinor, totalMinor: add(baseMinor, distanceMinor, tipMinor) };
}

/**
 * Returns the sum of several pays.
 * @example totalPay([{ totalMinor: 17800 }, { totalMinor: 9000 }]) // 26800
 */
export function totalPay(pays: readonly Pick<CourierPay, 'totalMinor'>[]): Minor {
  return sum(pays.map(({ totalMinor }) => totalMinor));
}
