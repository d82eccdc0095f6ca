import { larger, smaller, subtract, ZERO } from '../money/minor.ts';
import type { Minor } from '../money/minor.ts';
import { ratioOf, scaled } from '../money/ratio-of.ts';
import { toStep } from '../money/to-step.ts';
import type { OrderType } from '../orders/order-type.ts';

/** Delivery tariff of a zone and module, or of a parcel category. */
export interface DeliveryRate {
  readonly baseMinor: Minor;
  readonly perKmMinor: Minor;
  /** Minimum fee before surge. */
  readonly minimumMinor: Minor;
  /** Maximum fee before surge; `undefined` means no limit. */
  readonly maximumMinor?: Minor | undefined;
  /** Multiplier of the fee in busy times; 1 is normal. */
  readonly surge: number;
  /** The setting `charge_rounding`: the step that fees are rounded to, so that they can be paid in cash. Missing, 0 and 1 round nothing. */
  readonly roundedToMinor?: Minor | undefined;
}

/** Reasons for free delivery, in the order in which they are tried. */
const FREE_BY = ['take_away', 'coupon', 'store', 'threshold'] as const;
export type FreeBy = (typeof FREE_BY)[number];

/** Input of a delivery fee. */
export interface DeliveryFeeInput {
  readonly orderType: OrderType;
  readonly rate: DeliveryRate;
  readonly distanceMetres: number;
  /** Goods after discounts and coupon, before tip and tax: the sum that the threshold compares. */
  readonly itemsMinor: Minor;
  readonly hasFreeDeliveryCoupon?: boolean;
  readonly storeDeliversFree?: boolean;
  /** The configuration's `free_delivery_over`; `undefined` or 0 means none. */
  readonly freeDeliveryOverMinor?: Minor | undefined;
}

/** A delivery fee and every step of its calculation, so that it can be explained. Amounts are in minor units. */
export interface DeliveryFee {
  /** The fee charged; 0 when `freeBy` is set. */
  readonly feeMinor: Minor;
  readonly freeBy?: FreeBy | undefined;
  /** The fee without any reason for free delivery. */
  readonly fullFeeMinor: Minor;
  readonly baseMinor: Minor;
  /** The part for the distance. */
  readonly distanceMinor: Minor;
  readonly distanceMetres: number;
  /** The bound that replaced base + distance, if any. */
  readonly boundedBy?: 'minimum' | 'maximum' | undefined;
  readonly surge: number;
  /** The amount that surge adds, or takes when it is below 1. */
  readonly surgeMinor: Minor;
  /** The amount that rounding adds or takes. */
  readonly roundingMinor: Minor;
  /** Amount of goods still missing to free delivery. Set only while a threshold is not reached. */
  readonly freeIfItemsGrowByMinor?: Minor | undefined;
}

/**
 * Returns the delivery fee: clamp(minimum, base + per km × km, maximum) × surge, each part rounded half up once, and the whole to
 * `roundedToMinor`. Rounding never lifts it above maximum × surge or above the threshold of free delivery. Take-away costs nothing. A
 * coupon, then the store, then the threshold make delivery free, and `freeBy` gives the reason. Parcels have no threshold.
 * @example deliveryFee({ orderType: 'delivery', rate, distanceMetres: 2400, itemsMinor }).feeMinor // 10800
 */
export function deliveryFee(input: DeliveryFeeInput): DeliveryFee {
  const { orderType, rate, distanceMetres, itemsMinor, freeDeliveryOverMinor } = input;
  const isTakeAway = orderType === 'take_away';
  const full = isTakeAway ? NOTHING : fullFee(input);
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

type FullFee = Pick<DeliveryFee, 'fullFeeMinor' | 'baseMinor' | 'distanceMinor' | 'surgeMinor' | 'roundingMinor' | 'boundedBy'>;

const NOTHING: FullFee = { fullFeeMinor: ZERO, baseMinor: ZERO, distanceMinor: ZERO, surgeMinor: ZERO, roundingMinor: ZERO };

function fullFee({ rate, distanceMetres, orderType, freeDeliveryOverMinor }: DeliveryFeeInput): FullFee {
  const { baseMinor, perKmMinor, minimumMinor, maximumMinor, surge } = rate;
  const distanceMinor = ratioOf(perKmMinor, Math.max(0, Math.round(distanceMetres)), 1000);
  const reckonedMinor = (baseMinor + distanceMinor) as Minor;
  const feeBeforeSurgeMinor = smaller(larger(minimumMinor, reckonedMinor), maximumMinor ?? NO_LIMIT);
  const feeMinor = scaled(feeBeforeSurgeMinor, surge);
  const limits = [maximumMinor && scaled(maximumMinor, surge), orderType === 'delivery' && freeDeliveryOverMinor];
  const fullFeeMinor = rounded(feeMinor, rate.roundedToMinor, limits);
  return {
    fullFeeMinor,
    baseMinor,
    distanceMinor,
    surgeMinor: (feeMinor - feeBeforeSurgeMinor) as Minor,
    roundingMinor: (fullFeeMinor - feeMinor) as Minor,
    boundedBy: boundOf(reckonedMinor, feeBeforeSurgeMinor),
  };
}

const NO_LIMIT = Infinity as Minor;

/** Rounds half up, or down where a limit that the exact fee keeps would be crossed. A limit of 0 or missing is none. */
function rounded(feeMinor: Minor, stepMinor: Minor | undefined, limits: readonly (Minor | false | undefined)[]): Minor {
  const nearestMinor = toStep(feeMinor, stepMinor);
  const isAbove = limits.some((limit) => limit && feeMinor <= limit && nearestMinor > limit);
  return isAbove ? subtract(nearestMinor, stepMinor ?? ZERO) : nearestMinor;
}

function boundOf(reckonedMinor: Minor, feeBeforeSurgeMinor: Minor): DeliveryFee['boundedBy'] {
  if (feeBeforeSurgeMinor === reckonedMinor) return undefined;
  return feeBeforeSurgeMinor > reckonedMinor ? 'minimum' : 'maximum';
}

function freeReason(input: DeliveryFeeInput): FreeBy | undefined {
  if (input.hasFreeDeliveryCoupon) return 'coupon';
  if (input.storeDeliversFree) return 'store';
  const overMinor = input.freeDeliveryOverMinor;
  return input.orderType === 'delivery' && overMinor && input.itemsMinor >= overMinor ? 'threshold' : undefined;
}
