import { amountsOf, type Charge } from '../checkout/charges.ts';
import { add, larger, smaller, subtract, sum, ZERO, type Minor } from '../money/minor.ts';
import { percentOf, ratioOf } from '../money/ratio-of.ts';
import type { CostBearer } from '../orders/staff/acts-of-operator.ts';
import type { RefundKind, RefundReason } from '../orders/refund-pieces.ts';
import { dateAfter, instantOf } from '../time/days.ts';
import { localTime, type TimeZone } from '../time/local-time.ts';

/** A refund of an order that was decided. Without a reason nobody said whose fault it was. */
export interface SettledRefund {
  readonly kind: RefundKind;
  readonly reason: RefundReason | undefined;
  readonly amountMinor: Minor;
}

/** An order that ended, as it is settled with its store. */
export interface SettledOrder {
  /** The bill of what the customer received. */
  readonly charges: readonly Charge[];
  /** The part of its discount that campaigns of the shop gave (flash sales). */
  readonly campaignDiscountMinor: Minor;
  /** Whether the coupon is one of the store. */
  readonly isStoreCoupon: boolean;
  /** The fee of a delivery that the store gives for nothing. */
  readonly freeDeliveryMinor: Minor;
  readonly commissionPercent: number;
  readonly refunds: readonly SettledRefund[];
}

/** Pay of a store for an order, part by part: gross − commission − refunds = net. Reductions are positive. */
export interface Settlement {
  /** Received goods at the store's prices. */
  readonly goodsMinor: Minor;
  readonly discountMinor: Minor;
  readonly couponMinor: Minor;
  readonly freeDeliveryMinor: Minor;
  readonly packagingMinor: Minor;
  /** Tax that was added to the prices; the store pays it on. */
  readonly addedTaxMinor: Minor;
  /** Tax that the prices contain: shown, not added. */
  readonly includedTaxMinor: Minor;
  /** Reductions that the shop pays: campaigns, its coupons, the welcome offer. */
  readonly paidByShopMinor: Minor;
  readonly grossMinor: Minor;
  readonly commissionPercent: number;
  /** Goods of which the commission is taken. */
  readonly commissionedMinor: Minor;
  readonly commissionMinor: Minor;
  /** Refunds that the store bears. */
  readonly refundsMinor: Minor;
  readonly netMinor: Minor;
}

/** Who bears a refund, by its reason. What happens on the way, and what nobody names, is the shop's. */
const FAULTS: Readonly<Record<RefundReason, 'store' | 'shop'>> = {
  missing: 'store',
  wrong: 'store',
  quality: 'store',
  damaged: 'shop',
  late: 'shop',
  not_received: 'shop',
  other: 'shop',
};

/**
 * Returns who bears a refund. A credit is the shop's present. 'nobody' for money above what was received, which was never earned.
 * @example bearerOf({ kind: 'lines', reason: 'missing' }) // 'store'
 */
export function bearerOf({ kind, reason }: Pick<SettledRefund, 'kind' | 'reason'>): 'store' | 'shop' | 'nobody' {
  if (kind === 'difference') return 'nobody';
  if (kind === 'goodwill' || reason === undefined) return 'shop';
  return FAULTS[reason];
}

/**
 * Returns whether an order that ended pays its store: it was delivered, or it was canceled after its preparation had begun and somebody else
 * bears the cost.
 * @example earns({ isDelivered: false, wasBegun: true, borneBy: 'shop' }) // true
 */
export function earns({ isDelivered, wasBegun, borneBy }: EndedOrder): boolean {
  return isDelivered || (wasBegun && borneBy !== undefined && borneBy !== 'store');
}

interface EndedOrder {
  readonly isDelivered: boolean;
  readonly wasBegun: boolean;
  /** Who bears the cost of a cancellation. */
  readonly borneBy: CostBearer | undefined;
}

/**
 * Returns what an order pays its store. The store bears its own discounts, its coupons, and refunds of its fault up to what the order
 * brought. The commission is a percentage of the goods after the store's own reductions; none is taken of the part that the store gave back.
 * @example settle({ charges, commissionPercent: 15, … }) // { grossMinor: 85000, commissionMinor: 12750, refundsMinor: 0, netMinor: 72250, … }
 */
export function settle(order: SettledOrder): Settlement {
  const amounts = amountsOf(order.charges);
  const isTaxIncluded = order.charges.some(({ kind, isIncluded }) => kind === 'tax' && isIncluded);
  const campaignMinor = smaller(order.campaignDiscountMinor, amounts.discount);
  const discountMinor = subtract(amounts.discount, campaignMinor);
  const couponMinor = order.isStoreCoupon ? amounts.coupon : ZERO;
  const soldMinor = subtract(subtract(amounts.items, discountMinor), couponMinor);
  const addedTaxMinor = isTaxIncluded ? ZERO : amounts.tax;
  const grossMinor = subtract(add(soldMinor, amounts.packaging, addedTaxMinor), order.freeDeliveryMinor);
  const borneMinor = sum(order.refunds.filter((refund) => bearerOf(refund) === 'store').map(({ amountMinor }) => amountMinor));
  const refundsMinor = smaller(borneMinor, larger(grossMinor, ZERO));
  const givenBackMinor = grossMinor > 0 ? ratioOf(soldMinor, refundsMinor, grossMinor) : ZERO;
  const commissionedMinor = larger(subtract(soldMinor, givenBackMinor), ZERO);
  const commissionMinor = percentOf(commissionedMinor, order.commissionPercent);
  return {
    goodsMinor: amounts.items,
    discountMinor,
    couponMinor,
    freeDeliveryMinor: order.freeDeliveryMinor,
    packagingMinor: amounts.packaging,
    addedTaxMinor,
    includedTaxMinor: isTaxIncluded ? amounts.tax : ZERO,
    paidByShopMinor: add(campaignMinor, subtract(amounts.coupon, couponMinor), amounts.welcome),
    grossMinor,
    commissionPercent: order.commissionPercent,
    commissionedMinor,
    commissionMinor,
    refundsMinor,
    netMinor: subtract(subtract(grossMinor, commissionMinor), refundsMinor),
  };
}

/** Sums of several orders. */
export type SettledSums = Pick<Settlement, 'grossMinor' | 'commissionMinor' | 'refundsMinor' | 'netMinor'> & {
  readonly taxMinor: Minor;
  readonly orders: number;
};

/**
 * Returns the sums of orders, which are the sums of what each shows.
 * @example sumSettled([]).netMinor // 0
 */
export function sumSettled(orders: readonly Settlement[]): SettledSums {
  const of = (amount: (order: Settlement) => Minor) => sum(orders.map(amount));
  return {
    orders: orders.length,
    grossMinor: of(({ grossMinor }) => grossMinor),
    commissionMinor: of(({ commissionMinor }) => commissionMinor),
    refundsMinor: of(({ refundsMinor }) => refundsMinor),
    netMinor: of(({ netMinor }) => netMinor),
    taxMinor: of(({ addedTaxMinor, includedTaxMinor }) => add(addedTaxMinor, includedTaxMinor)),
  };
}

/** A period of payout: a week of the store's time zone, Monday to Sunday. */
export interface PayoutWeek {
  /** The Monday. */
  readonly from: string;
  /** The Sunday. */
  readonly to: string;
  readonly startsAtMs: number;
  /** Exclusive. */
  readonly endsAtMs: number;
}

/**
 * Returns the period of payout that contains a day.
 * @example payoutWeek('2026-11-20', 'Asia/Tashkent') // { from: '2026-11-16', to: '2026-11-22', … }
 */
export function payoutWeek(day: string, timezone: TimeZone): PayoutWeek {
  const { weekday } = localTime(instantOf(day, 720, timezone), timezone);
  const from = dateAfter(day, 1 - weekday);
  return { from, to: dateAfter(from, 6), startsAtMs: instantOf(from, 0, timezone), endsAtMs: instantOf(dateAfter(from, 7), 0, timezone) };
}
