import { larger, smaller, ZERO } from '../money/minor.ts';
import type { Minor } from '../money/minor.ts';
import { ratioOf, scaled } from '../money/ratio-of.ts';
import type { OrderType } from '../orders/order-type.ts';

/** What delivery costs in one zone and module, or for one parcel category. */
export interface DeliveryRate {
  readonly baseMinor: Minor;
  readonly perKmMinor: Minor;
  /** The least it ever costs before surge. */
  readonly minimumMinor: Minor;
  /** The most it ever costs before surge; `undefined` is without limit. */
  readonly maximumMinor?: Minor | undefined;
  /** Busy times multiply the fee by this; 1 is calm. */
  readonly surge: number;
}

/** Why delivery costs nothing, in the order in which it is asked. */
export const FREE_BY = ['take_away', 'coupon', 'store', 'threshold'] as const;
export type FreeBy = (typeof FREE_BY)[number];

/** What decides a delivery fee. */
export interface DeliveryFeeInput {
  readonly orderType: OrderType;
  readonly rate: DeliveryRate;
  readonly distanceMetres: number;
  /** Goods after discounts and coupon, before tip and tax: what is held against the threshold. */
  readonly itemsMinor: Minor;
  readonly hasFreeDeliveryCoupon?: boolean;
  readonly storeDeliversFree?: boolean;
  /** The configuration's `free_delivery_over`; undefined or 0 when there is none. */
  readonly freeDeliveryOverMinor?: Minor | undefined;
}

/** A delivery fee, and every step to it, so that it can be explained. */
export interface DeliveryFee {
  /** What is charged; 0 when `freeBy` is set. */
  readonly feeMinor: Minor;
  readonly freeBy?: FreeBy | undefined;
  /** What it would have cost without being free. */
  readonly fullFeeMinor: Minor;
  readonly baseMinor: Minor;
  /** The part for the way. */
  readonly distanceMinor: Minor;
  readonly distanceMetres: number;
  /** Which bound replaced base + distance, if any. */
  readonly boundedBy?: 'minimum' | 'maximum' | undefined;
  readonly surge: number;
  /** What surge adds (or, below 1, takes). */
  readonly surgeMinor: Minor;
  /** How much more goods would make it free; only while a threshold is not reached. */
  readonly freeIfItemsGrowByMinor?: Minor | undefined;
}

/**
 * The delivery fee: clamp(minimum, base + per km × km, maximum) × surge, each part rounded half up once. Take-away costs nothing; a coupon,
 * then the store, then the threshold make it free, and the reason is given. Parcels know no threshold.
 * @example deliveryFee({ orderType: 'delivery', rate, distanceMetres: 2400, itemsMinor }).feeMinor // 10800
 */
export function deliveryFee(input: DeliveryFeeInput): DeliveryFee {
  const { orderType, rate, distanceMetres, itemsMinor, freeDeliveryOverMinor } = input;
  const isTakeAway = orderType === 'take_away';
  const full = isTakeAway ? NOTHING : fullFee(rate, distanceMetres);
  const freeBy = isTakeAway ? 'take_away' : freeReason(input);
  const missingMinor = orderType === 'delivery' && !freeBy && freeDeliveryOverMinor ? freeDeliveryOverMinor - itemsMinor : undefined;
  return {
    ...full,
    feeMinor: freeBy ? ZERO : full.fullFeeMinor,
    freeBy,
    distanceMetres,
    surge: rate.surge,
    freeIfItemsGrowByMinor: missingMinor as Minor | undefined,
  };
}

type FullFee = Pick<DeliveryFee, 'fullFeeMinor' | 'baseMinor' | 'distanceMinor' | 'surgeMinor' | 'boundedBy'>;

const NOTHING: FullFee = { fullFeeMinor: ZERO, baseMinor: ZERO, distanceMinor: ZERO, surgeMinor: ZERO };

function fullFee({ baseMinor, perKmMinor, minimumMinor, maximumMinor, surge }: DeliveryRate, distanceMetres: number): FullFee {
  const distanceMinor = ratioOf(perKmMinor, Math.max(0, Math.round(distanceMetres)), 1000);
  const reckonedMinor = (baseMinor + distanceMinor) as Minor;
  const calmMinor = smaller(larger(minimumMinor, reckonedMinor), maximumMinor ?? (Infinity as Minor));
  const fullFeeMinor = scaled(calmMinor, surge);
  return {
    fullFeeMinor,
    baseMinor,
    distanceMinor,
    surgeMinor: (fullFeeMinor - calmMinor) as Minor,
    boundedBy: boundOf(reckonedMinor, calmMinor),
  };
}

function boundOf(reckonedMinor: Minor, calmMinor: Minor): DeliveryFee['boundedBy'] {
  if (calmMinor === reckonedMinor) return undefined;
  return calmMinor > reckonedMinor ? 'minimum' : 'maximum';
}

function freeReason(input: DeliveryFeeInput): FreeBy | undefined {
  if (input.hasFreeDeliveryCoupon) return 'coupon';
  if (input.storeDeliversFree) return 'store';
  const overMinor = input.freeDeliveryOverMinor;
  return input.orderType === 'delivery' && overMinor && input.itemsMinor >= overMinor ? 'threshold' : undefined;
}
