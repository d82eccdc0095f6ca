import type { PricedLine } from '../cart/price-line.ts';
import { add, larger, MAX_MINOR, negate, smaller, sum, ZERO } from '../money/minor.ts';
import type { Minor } from '../money/minor.ts';
import { prorate } from '../money/prorate.ts';
import { percentOf, ratioOf } from '../money/ratio-of.ts';
import { done, refused } from '../outcome.ts';
import type { Outcome } from '../outcome.ts';
import type { AppliedCoupon } from './coupon.ts';
import type { DeliveryFee } from './delivery-fee.ts';

/** The parts of a bill in their one order. */
export const CHARGE_KINDS = ['items', 'discount', 'coupon', 'welcome', 'packaging', 'additional', 'tax', 'delivery', 'tip'] as const;
export type ChargeKind = (typeof CHARGE_KINDS)[number];

/** One part of a bill. What lowers the total is negative. `isIncluded`: already inside the others, shown but not added (inclusive tax). */
export interface Charge {
  readonly kind: ChargeKind;
  readonly amountMinor: Minor;
  readonly isIncluded: boolean;
}

/** A store's tax: so many percent of the items after discounts, coupon and welcome, in the prices or on top. */
export interface TaxRule {
  readonly percent: number;
  readonly isInclusive: boolean;
}

/** What a customer gets off the first order: so many percent of the items after discounts and coupon, up to a sum. */
export interface WelcomeOffer {
  readonly percent: number;
  readonly maximumMinor: Minor;
}

/** Everything a bill is made from. A parcel has no lines. */
export interface BillInput {
  readonly lines: readonly Pick<PricedLine, 'goodsMinor' | 'discountMinor' | 'addOnsMinor' | 'totalMinor'>[];
  readonly coupon?: AppliedCoupon | undefined;
  /** For whoever is welcomed by this order. */
  readonly welcome?: WelcomeOffer | undefined;
  readonly packagingMinor?: Minor | undefined;
  /** The operator's charge on every order. */
  readonly additionalMinor?: Minor | undefined;
  readonly tax?: TaxRule | undefined;
  /** Gets the items after discounts, coupon and welcome, so that the threshold of free delivery is held against the right sum. */
  readonly delivery: (itemsMinor: Minor) => DeliveryFee;
  readonly tipMinor?: Minor | undefined;
  /** What the wallet may pay; the part is never above the total. */
  readonly walletMinor?: Minor | undefined;
}

/** What an order costs. The charges that are not included always sum to `totalMinor`, and `walletMinor + dueMinor` is the total again. */
export interface Bill {
  readonly charges: readonly Charge[];
  /** Items after discounts, before the coupon. */
  readonly itemsMinor: Minor;
  readonly couponMinor: Minor;
  readonly welcomeMinor: Minor;
  readonly taxMinor: Minor;
  readonly delivery: DeliveryFee;
  readonly totalMinor: Minor;
  readonly walletMinor: Minor;
  /** Left to pay by the chosen method. */
  readonly dueMinor: Minor;
  /** What the coupon takes from each line, in the lines' order; sums to `couponMinor`. */
  readonly couponParts: readonly Minor[];
}

/** An order may not be dearer than `MAX_MINOR`. */
export type BillProblem = { readonly problem: 'total-out-of-range' };

/**
 * Makes the bill of one order, always in the order items → coupon → welcome → packaging and additional charge → tax → delivery → tip → wallet part.
 * Tax is of the items after both, rounded half up once.
 * @example makeBill({ lines, delivery: (itemsMinor) => deliveryFee({ …, itemsMinor }) }) // { ok: true, value: { totalMinor: 72900, … } }
 */
export function makeBill(input: BillInput): Outcome<Bill, BillProblem> {
  const grossMinor = sum(input.lines.map((line) => add(line.goodsMinor, line.addOnsMinor)));
  const discountMinor = sum(input.lines.map((line) => line.discountMinor));
  const itemsMinor = (grossMinor - discountMinor) as Minor;
  const couponMinor = smaller(input.coupon?.discountMinor ?? ZERO, itemsMinor);
  const welcomeMinor = welcomeOf((itemsMinor - couponMinor) as Minor, input.welcome);
  const payableItemsMinor = (itemsMinor - couponMinor - welcomeMinor) as Minor;
  const delivery = input.delivery(payableItemsMinor);
  const taxMinor = input.tax ? taxOf(payableItemsMinor, input.tax) : ZERO;
  const charges: readonly Charge[] = [
    charge('items', grossMinor),
    charge('discount', negate(discountMinor)),
    charge('coupon', negate(couponMinor)),
    charge('welcome', negate(welcomeMinor)),
    charge('packaging', input.packagingMinor ?? ZERO),
    charge('additional', input.additionalMinor ?? ZERO),
    charge('tax', taxMinor, input.tax?.isInclusive),
    charge('delivery', delivery.feeMinor),
    charge('tip', input.tipMinor ?? ZERO),
  ];
  const totalMinor = totalOf(charges);
  if (!(totalMinor <= MAX_MINOR)) return refused({ problem: 'total-out-of-range' });
  const walletMinor = larger(ZERO, smaller(input.walletMinor ?? ZERO, totalMinor));
  return done({
    charges,
    itemsMinor,
    couponMinor,
    welcomeMinor,
    taxMinor,
    delivery,
    totalMinor,
    walletMinor,
    dueMinor: (totalMinor - walletMinor) as Minor,
    couponParts: prorate(
      couponMinor,
      input.lines.map((line) => line.totalMinor),
    ),
  });
}

/**
 * What charges come to: all that are not already included in others.
 * @example totalOf(bill.charges) === bill.totalMinor // true
 */
export function totalOf(charges: readonly Charge[]): Minor {
  return sum(charges.filter((each) => !each.isIncluded).map((each) => each.amountMinor));
}

/**
 * Tax in or on an amount, rounded half up once.
 * @example taxOf(55600, { percent: 12, isInclusive: true }) // 5957
 */
export function taxOf(amountMinor: Minor, { percent, isInclusive }: TaxRule): Minor {
  const parts = Math.round(percent * 10_000);
  return ratioOf(amountMinor, parts, isInclusive ? 1_000_000 + parts : 1_000_000);
}

function welcomeOf(itemsMinor: Minor, offer: WelcomeOffer | undefined): Minor {
  return offer ? smaller(smaller(percentOf(itemsMinor, offer.percent), itemsMinor), offer.maximumMinor) : ZERO;
}

function charge(kind: ChargeKind, amountMinor: Minor, isIncluded = false): Charge {
  return { kind, amountMinor, isIncluded };
}
