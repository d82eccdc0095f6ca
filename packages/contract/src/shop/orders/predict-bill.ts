import { freeDeliveryProgress } from '@bozor/domain/cart/summarise-cart.ts';
import type { Bill, BillInput } from '@bozor/domain/checkout/bill.ts';
import { shownCharges } from '@bozor/domain/checkout/charges.ts';
import { couponDiscount, type AppliedCoupon, type CouponBenefit } from '@bozor/domain/checkout/coupon.ts';
import { billOfGoods, type GoodsTerms } from '@bozor/domain/checkout/goods-bill.ts';
import { nearestMinor, toJsonAmount } from '@bozor/domain/money/json-amount.ts';
import { subtract, sum, type Minor } from '@bozor/domain/money/minor.ts';
import { readDeliveryTerms } from '../catalogue/read-delivery-terms.ts';
import type { Cart } from './cart.ts';
import type { BillTerms } from './charge.ts';

/** The part of a cart's bill that depends on the order. */
export type Billed = Pick<
  Cart['bill'],
  'order_type' | 'charges' | 'order_amount' | 'delivery_problem' | 'terms' | 'free_delivery_remaining' | 'free_delivery_percent'
>;

/**
 * Predicts the bill of a cart whose lines have changed, by the terms of the server's last reply and the rule that the server bills by. A row's
 * explanation is kept while it still holds. Undefined where there are no terms yet.
 * @example predictBill(cart, lines, 0)?.order_amount // 53500
 */
export function predictBill({ bill, store }: Pick<Cart, 'bill' | 'store'>, lines: BillInput['lines'], digits: number): Billed | undefined {
  const { terms, order_type, delivery_problem } = bill;
  if (!terms || !store || lines.length === 0) return undefined;
  const money = (amountMinor: Minor) => toJsonAmount(amountMinor, digits);
  const made = billOfGoods(lines, readTerms(terms, { order_type, delivery_terms: store.delivery_terms }, lines, digits));
  if (!made.ok) return undefined;
  return {
    order_type,
    delivery_problem,
    terms,
    order_amount: money(made.value.totalMinor),
    ...freeDeliveryOf(made.value, nearestMinor(bill.free_delivery_over ?? 0, digits), money),
    charges: shownCharges(made.value.charges, order_type).map(({ kind, amountMinor, isIncluded }) => {
      const before = bill.charges.find(({ code }) => code === kind);
      const amount = money(amountMinor);
      const isSame = before?.amount === amount;
      return {
        code: kind,
        label: terms.labels[kind],
        amount,
        included: isIncluded,
        explanation: before && (before.amount === 0) === (amount === 0) ? before.explanation : null,
        calculation: isSame ? before.calculation : null,
        lower_by: isSame ? before.lower_by : null,
      };
    }),
  };
}

/**
 * Returns how far a bill is from free delivery. The threshold compares the items after coupon and welcome offer, as the fee does.
 * @example freeDeliveryOf(bill, 250000, money) // { free_delivery_remaining: 17400, free_delivery_percent: 93 }
 */
export function freeDeliveryOf(
  { itemsMinor, couponMinor, welcomeMinor }: Bill,
  thresholdMinor: Minor,
  money: (amountMinor: Minor) => number,
): Pick<Billed, 'free_delivery_remaining' | 'free_delivery_percent'> {
  if (thresholdMinor <= 0) return { free_delivery_remaining: null, free_delivery_percent: null };
  const { remainingMinor, percent } = freeDeliveryProgress(subtract(subtract(itemsMinor, couponMinor), welcomeMinor), thresholdMinor);
  return { free_delivery_remaining: money(remainingMinor), free_delivery_percent: percent };
}

type Delivered = Parameters<typeof readDeliveryTerms>[0];

function readTerms(
  terms: BillTerms,
  order: { readonly order_type: GoodsTerms['orderType']; readonly delivery_terms: Delivered },
  lines: BillInput['lines'],
  digits: number,
): GoodsTerms {
  const minor = (amount: number) => nearestMinor(amount, digits);
  return {
    orderType: order.order_type,
    delivery: readDeliveryTerms(order.delivery_terms, digits),
    distanceMetres: terms.distance_metres ?? undefined,
    packagingMinor: minor(terms.packaging),
    additionalMinor: minor(terms.additional),
    tax: terms.tax_percent > 0 ? { percent: terms.tax_percent, isInclusive: terms.tax_included } : undefined,
    welcome: terms.welcome ? { percent: terms.welcome.percent, maximumMinor: minor(terms.welcome.maximum) } : undefined,
    coupon: terms.coupon ? applied(terms.coupon, sum(lines.map(({ totalMinor }) => totalMinor)), minor) : undefined,
    tipMinor: minor(terms.tip),
  };
}

function applied(
  { code, percent, amount, maximum, minimum, free_delivery }: NonNullable<BillTerms['coupon']>,
  itemsMinor: Minor,
  minor: (amount: number) => Minor,
): AppliedCoupon | undefined {
  if (itemsMinor < minor(minimum)) return undefined;
  const benefit: CouponBenefit = free_delivery
    ? { type: 'free_delivery' }
    : percent !== null
      ? { type: 'percent', percent, maximumMinor: maximum === null ? undefined : minor(maximum) }
      : { type: 'amount', amountMinor: minor(amount ?? 0) };
  return { code, discountMinor: couponDiscount(benefit, itemsMinor), isFreeDelivery: free_delivery };
}
