import type { PricedLine } from '../cart/price-line.ts';
import { add, larger, MAX_MINOR, negate, smaller, sum, ZERO } from '../money/minor.ts';
import type { Minor } from '../money/minor.ts';
import { prorate } from '../money/prorate.ts';
import { percentOf, ratioOf } from '../money/ratio-of.ts';
import { done, refused } from '../outcome.ts';
import type { Outcome } from '../outcome.ts';
import type { AppliedCoupon } from './coupon.ts';
import type { DeliveryFee } from './delivery-fee.ts';

/** Kinds of charge, in the order of the bill. */
export const CHARGE_KINDS = ['items', 'discount', 'coupon', 'welcome', 'packaging', 'additional', 'tax', 'delivery', 'tip'] as const;
export type ChargeKind = (typeof CHARGE_KINDS)[number];

/**
 * One charge of a bill. Reductions are negative. `isIncluded` marks a charge that other charges already contain (inclusive tax): it is
 * shown, but not added.
 */
export interface Charge {
  readonly kind: ChargeKind;
  readonly amountMinor: Minor;
  readonly isIncluded: boolean;
}

/** A store's tax: a percentage of the items after discounts, coupon and welcome offer, inside the prices or on top of them. */
export interface TaxRule {
  readonly percent: number;
  readonly isInclusive: boolean;
}

/** Discount on a customer's first order: a percentage of the items after discounts and coupon, with a cap. */
export interface WelcomeOffer {
  readonly percent: number;
  readonly maximumMinor: Minor;
}

/** Input of a bill. A parcel has no lines. */
export interface BillInput {
  readonly lines: readonly Pick<PricedLine, 'goodsMinor' | 'discountMinor' | 'addOnsMinor' | 'totalMinor'>[];
  readonly coupon?: AppliedCoupon | undefined;
  /** Set when this order gets the customer's welcome offer. */
  readonly welcome?: WelcomeOffer | undefined;
  readonly packagingMinor?: Minor | undefined;
  /** The operator's charge on every order. */
  readonly additionalMinor?: Minor | undefined;
  readonly tax?: TaxRule | undefined;
  /** Receives the items after discounts, coupon and welcome offer, the sum that the threshold of free delivery compares. */
  readonly delivery: (itemsMinor: Minor) => DeliveryFee;
  readonly tipMinor?: Minor | undefined;
  /** Maximum that the wallet may pay. The part it pays is never above the total. */
  readonly walletMinor?: Minor | undefined;
}

/**
 * Bill of an order, in minor units. Invariants: the charges that are not included sum to `totalMinor`, and `walletMinor + dueMinor =
 * totalMinor`.
 */
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
  /** Amount left to pay by the chosen payment method. */
  readonly dueMinor: Minor;
  /** Part of the coupon per line, in the order of the lines; sums to `couponMinor`. */
  readonly couponParts: readonly Minor[];
}

/** The total is above `MAX_MINOR`. */
export type BillProblem = { readonly problem: 'total-out-of-range' };

/**
 * Makes the bill of one order, in the order items → coupon → welcome offer → packaging and additional charge → tax → delivery → tip →
 * wallet part. Returns 'total-out-of-range' for a total above `MAX_MINOR`.
 * Tax applies to the items after coupon and welcome offer, rounded half up once.
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
 * Returns the sum of the charges that are not included in others.
 * @example totalOf(bill.charges) === bill.totalMinor // true
 */
export function totalOf(charges: readonly Charge[]): Minor {
  return sum(charges.filter((each) => !each.isIncluded).map((each) => each.amountMinor));
}

/**
 * Returns the tax in or on an amount, rounded half up once.
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
