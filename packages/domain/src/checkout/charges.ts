import { negate, sum, ZERO } from '../money/minor.ts';
import type { Minor } from '../money/minor.ts';
import type { OrderType } from '../orders/order-type.ts';
import type { Localized } from '../words/localized.ts';

/** The charges of a bill in their one order. `docs/how-to-change.md` lists what a new one needs. */
export const CHARGE_KINDS = ['items', 'discount', 'coupon', 'welcome', 'packaging', 'additional', 'tax', 'delivery', 'tip'] as const;
export type ChargeKind = (typeof CHARGE_KINDS)[number];

/** One row of a bill. */
export interface Charge {
  readonly kind: ChargeKind;
  /** Negative where it lowers the total. */
  readonly amountMinor: Minor;
  /** Already inside the others: shown but not added (inclusive tax). */
  readonly isIncluded: boolean;
  /** The operator's name for it, in every language; missing where the label of its kind stands. */
  readonly name?: Localized | undefined;
}

interface ChargeRule {
  /** The row's label in English, unless the charge has a name of its own. */
  readonly label: string;
  /** Whether it is taken off the total. */
  readonly lowers: boolean;
  /** Orders whose bill shows the row even when it is 0. */
  readonly shownAtZero: readonly OrderType[];
}

/** Properties of a kind of charge, the same in every bill. */
export const CHARGES: Readonly<Record<ChargeKind, ChargeRule>> = {
  items: { label: 'Items', lowers: false, shownAtZero: ['delivery', 'take_away'] },
  discount: { label: 'Discount', lowers: true, shownAtZero: [] },
  coupon: { label: 'Coupon', lowers: true, shownAtZero: [] },
  welcome: { label: 'Welcome discount', lowers: true, shownAtZero: [] },
  packaging: { label: 'Packaging', lowers: false, shownAtZero: [] },
  additional: { label: 'Service charge', lowers: false, shownAtZero: [] },
  tax: { label: 'Tax', lowers: false, shownAtZero: [] },
  delivery: { label: 'Delivery fee', lowers: false, shownAtZero: ['delivery', 'take_away', 'parcel'] },
  tip: { label: 'Tip for the courier', lowers: false, shownAtZero: [] },
};

/** Amount of each kind, never negative: a discount of 500 is 500. */
export type ChargeAmounts = Readonly<Record<ChargeKind, Minor>>;

/** Facts of a bill's charges beside their amounts. */
export interface ChargeDetails {
  readonly isTaxIncluded: boolean;
  readonly names?: { readonly [Kind in ChargeKind]?: Localized | undefined };
}

/**
 * All charges of a bill, also those that are 0, in their one order and with their signs.
 * @example listCharges({ ...none, items: 82600, discount: 7000 }, { isTaxIncluded: false })[1] // { kind: 'discount', amountMinor: -7000, isIncluded: false }
 */
export function listCharges(amounts: ChargeAmounts, { isTaxIncluded, names = {} }: ChargeDetails): Charge[] {
  return CHARGE_KINDS.map((kind) => ({
    kind,
    amountMinor: CHARGES[kind].lowers ? negate(amounts[kind]) : amounts[kind],
    isIncluded: kind === 'tax' && isTaxIncluded,
    ...(names[kind] && { name: names[kind] }),
  }));
}

/**
 * Returns the sum of all charges that are not included in others. Totals are summed here only.
 * @example totalOf(bill.charges) === bill.totalMinor // true
 */
export function totalOf(charges: readonly Charge[]): Minor {
  return sum(charges.filter((each) => !each.isIncluded).map((each) => each.amountMinor));
}

/**
 * Returns the sum of the charges that lower the total, as a positive amount.
 * @example savedBy(bill.charges) // 27000
 */
export function savedBy(charges: readonly Charge[]): Minor {
  return negate(sum(charges.filter(({ kind }) => CHARGES[kind].lowers).map(({ amountMinor }) => amountMinor)));
}

/**
 * Returns the rows of a bill to show: amounts other than 0, and the kinds that are shown at 0 too.
 * @example shownCharges(bill.charges, 'parcel').map(({ kind }) => kind) // ['delivery']
 */
export function shownCharges(charges: readonly Charge[], orderType: OrderType): Charge[] {
  return charges.filter(({ kind, amountMinor }) => amountMinor !== 0 || CHARGES[kind].shownAtZero.includes(orderType));
}

/**
 * Returns the charges that a placed order stores: those that are shown, and an included tax, so that its rule is known while it is still 0.
 * @example recordedCharges(bill.charges, 'delivery').length // 3
 */
export function recordedCharges(charges: readonly Charge[], orderType: OrderType): Charge[] {
  const shown = shownCharges(charges, orderType);
  return charges.filter((charge) => charge.isIncluded || shown.includes(charge));
}

/**
 * Returns the amount of each kind in a list of charges, never negative; 0 where a kind is missing.
 * @example amountsOf(charges).discount // 7000
 */
export function amountsOf(charges: readonly Charge[]): ChargeAmounts {
  const amounts = CHARGE_KINDS.map((kind) => {
    const found = charges.find((charge) => charge.kind === kind)?.amountMinor ?? ZERO;
    return [kind, CHARGES[kind].lowers ? negate(found) : found];
  });
  return Object.fromEntries(amounts) as ChargeAmounts;
}
