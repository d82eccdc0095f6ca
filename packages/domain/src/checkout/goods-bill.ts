import type { Minor } from '../money/minor.ts';
import type { OrderType } from '../orders/order-type.ts';
import type { Outcome } from '../outcome.ts';
import type { Localized } from '../words/localized.ts';
import { makeBill, type Bill, type BillInput, type BillProblem, type TaxRule } from './bill.ts';
import type { AppliedCoupon } from './coupon.ts';
import { deliveryPrice, type DeliveryTerms } from './delivery-offer.ts';

/** Everything beside its lines that decides the bill of a store's order. Amounts are in minor units. */
export interface GoodsTerms {
  readonly orderType: Exclude<OrderType, 'parcel'>;
  readonly delivery: DeliveryTerms;
  /** Distance charged for. Missing while no address is known, or where the store does not deliver to it: the bill then has no delivery. */
  readonly distanceMetres: number | undefined;
  readonly packagingMinor: Minor;
  /** The operator's charge on every order, and its name. */
  readonly additionalMinor: Minor;
  readonly additionalName?: Localized | undefined;
  readonly tax?: TaxRule | undefined;
  readonly welcome?: BillInput['welcome'];
  readonly coupon?: AppliedCoupon | undefined;
  readonly tipMinor?: Minor | undefined;
  /** Most that the wallet pays beside another method. */
  readonly walletMinor?: Minor | undefined;
}

/**
 * Returns the bill of a store's order. Cart, quote and placing use the same function, so that the number under the cart is the one that is
 * charged. A delivery without a known distance is left out of the charges and of the total.
 * @example billOfGoods(lines, { ...terms, distanceMetres: 2400 }) // { ok: true, value: { totalMinor: 72900, … } }
 */
export function billOfGoods(lines: BillInput['lines'], terms: GoodsTerms): Outcome<Bill, BillProblem> {
  const { orderType, delivery, distanceMetres, coupon, tipMinor } = terms;
  const isPlaced = orderType === 'take_away' || distanceMetres !== undefined;
  const made = makeBill({
    lines,
    coupon,
    welcome: terms.welcome,
    packagingMinor: terms.packagingMinor,
    additionalMinor: terms.additionalMinor,
    additionalName: terms.additionalName,
    tax: terms.tax,
    tipMinor,
    walletMinor: terms.walletMinor,
    delivery: (itemsMinor) =>
      deliveryPrice(delivery, {
        orderType: isPlaced ? orderType : 'take_away',
        distanceMetres: distanceMetres ?? 0,
        itemsMinor,
        hasFreeDeliveryCoupon: coupon?.isFreeDelivery ?? false,
      }),
  });
  if (!made.ok || isPlaced) return made;
  return { ...made, value: { ...made.value, charges: made.value.charges.filter(({ kind }) => kind !== 'delivery') } };
}

/**
 * Returns the way in which an order can reach its customer: the wanted one, or the other where the store offers only that.
 * @example offeredOrderType('delivery', { delivers: false, takesAway: true }) // 'take_away'
 */
export function offeredOrderType(
  wanted: GoodsTerms['orderType'],
  { delivers, takesAway }: { readonly delivers: boolean; readonly takesAway: boolean },
): GoodsTerms['orderType'] {
  const offers = { delivery: delivers, take_away: takesAway };
  const other = wanted === 'delivery' ? 'take_away' : 'delivery';
  return !offers[wanted] && offers[other] ? other : wanted;
}
