import type { PricedLine } from '../cart/price-line.ts';
import { add, larger, MAX_MINOR, smaller, subtract, sum, ZERO } from '../money/minor.ts';
import type { Minor } from '../money/minor.ts';
import { prorate } from '../money/prorate.ts';
import { percentOf, ratioOf } from '../money/ratio-of.ts';
import { done, refused } from '../outcome.ts';
import type { Outcome } from '../outcome.ts';
import type { Localized } from '../words/localized.ts';
import { amountsOf, listCharges, totalOf } from './charges.ts';
import type { Charge } from './charges.ts';
import type { AppliedCoupon } from './coupon.ts';
import type { DeliveryFee } from './delivery-fee.ts';

/** A store's tax: a percentage of the items after discounts, coupon and welcome offer, inside the prices or on top of them. */
export interface TaxRule {
  readonly percent: number;
  readonly isInclusive: boolean;
}

/** Discount on a customer's first order: a percentage of the items after discounts and coupon, with a cap. */
interface WelcomeOffer {
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
  /** The operator's name of that charge; missing where the default label is used. */
  readonly additionalName?: Localized | undefined;
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
  /** Shares of each line, in the order of the lines. Where there are lines they sum to `couponMinor` and `welcomeMinor`. */
  readonly lineShares: readonly LineShare[];
}

/** Part of the order's reductions that falls on one line, for the refund of a piece. */
export interface LineShare {
  readonly couponMinor: Minor;
  readonly welcomeMinor: Minor;
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
  const { items: grossMinor, discount: discountMinor } = goodsOf(input.lines);
  const itemsMinor = (grossMinor - discountMinor) as Minor;
  const couponMinor = smaller(input.coupon?.discountMinor ?? ZERO, itemsMinor);
  const welcomeMinor = welcomeOf((itemsMinor - couponMinor) as Minor, input.welcome);
  const payableItemsMinor = (itemsMinor - couponMinor - welcomeMinor) as Minor;
  const delivery = input.delivery(payableItemsMinor);
  const taxMinor = input.tax ? taxOf(payableItemsMinor, input.tax) : ZERO;
  const charges = listCharges(
    {
      items: grossMinor,
      discount: discountMinor,
      coupon: couponMinor,
      welcome: welcomeMinor,
      packaging: input.packagingMinor ?? ZERO,
      additional: input.additionalMinor ?? ZERO,
      tax: taxMinor,
      delivery: delivery.feeMinor,
      tip: input.tipMinor ?? ZERO,
    },
    { isTaxIncluded: input.tax?.isInclusive ?? false, names: { additional: input.additionalName } },
  );
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
    lineShares: sharesOf(
      input.lines.map((line) => line.totalMinor),
      couponMinor,
      welcomeMinor,
    ),
  });
}

/**
 * Puts priced items into the charges of an order that was placed before its items had a price (a prescription): items, their discounts
 * and tax are new, the rest stays. `taxPercent` is the store's rate when the order was placed.
 * @example priceItems(charges, [priced], 12).find(({ kind }) => kind === 'items')?.amountMinor // 20000
 */
export function priceItems(charges: readonly Charge[], lines: BillInput['lines'], taxPercent: number): Charge[] {
  const before = amountsOf(charges);
  const isTaxIncluded = charges.some(({ kind, isIncluded }) => kind === 'tax' && isIncluded);
  const { items, discount } = goodsOf(lines);
  const payableMinor = (items - discount - before.coupon - before.welcome) as Minor;
  const tax = taxOf(payableMinor, { percent: taxPercent, isInclusive: isTaxIncluded });
  const names = Object.fromEntries(charges.map(({ kind, name }) => [kind, name]));
  return listCharges({ ...before, items, discount, tax }, { isTaxIncluded, names });
}

/**
 * Returns the tax in or on an amount, rounded half up once.
 * @example taxOf(55600, { percent: 12, isInclusive: true }) // 5957
 */
export function taxOf(amountMinor: Minor, { percent, isInclusive }: TaxRule): Minor {
  const parts = Math.round(percent * 10_000);
  return ratioOf(amountMinor, parts, isInclusive ? 1_000_000 + parts : 1_000_000);
}

/** Goods before their discounts, and the discounts. */
function goodsOf(lines: BillInput['lines']): { readonly items: Minor; readonly discount: Minor } {
  return {
    items: sum(lines.map((line) => add(line.goodsMinor, line.addOnsMinor))),
    discount: sum(lines.map((line) => line.discountMinor)),
  };
}

function welcomeOf(itemsMinor: Minor, offer: WelcomeOffer | undefined): Minor {
  return offer ? smaller(smaller(percentOf(itemsMinor, offer.percent), itemsMinor), offer.maximumMinor) : ZERO;
}

/** The welcome is of what the coupon leaves, so it is shared by that: together they never take more from a line than it costs. */
function sharesOf(lineTotals: readonly Minor[], couponMinor: Minor, welcomeMinor: Minor): LineShare[] {
  const coupon = prorate(couponMinor, lineTotals);
  const left = lineTotals.map((totalMinor, index) => subtract(totalMinor, coupon[index]!));
  const welcome = prorate(welcomeMinor, left);
  return lineTotals.map((_total, index) => ({ couponMinor: coupon[index]!, welcomeMinor: welcome[index]! }));
}
