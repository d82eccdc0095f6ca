import type { Minor } from '../money/minor.ts';
import type { OrderType } from '../orders/order-type.ts';
import { deliveryFee, type DeliveryFee, type DeliveryRate } from './delivery-fee.ts';
import { etaWindow, type EtaWindow, type LoadQuantiles } from './eta-window.ts';

/** Delivery terms of a store. With them, fee and time depend on distance and basket only. */
export interface DeliveryTerms {
  readonly rate: DeliveryRate;
  readonly storeDeliversFree: boolean;
  readonly freeDeliveryOverMinor?: Minor | undefined;
  readonly preparationMinutes: number;
  readonly load: LoadQuantiles;
}

/** The delivery of an order that may be placed. */
export interface DeliveryRequest {
  readonly orderType: OrderType;
  readonly distanceMetres: number;
  /** Goods after discounts and coupon, before tip and tax. */
  readonly itemsMinor: Minor;
  readonly hasFreeDeliveryCoupon?: boolean;
}

/**
 * Returns the delivery fee from a store. Cards, pages and the quote use the same function.
 * @example deliveryPrice(terms, { orderType: 'delivery', distanceMetres: 2400, itemsMinor: ZERO }).feeMinor // 10800
 */
export function deliveryPrice(terms: DeliveryTerms, bringing: DeliveryRequest): DeliveryFee {
  const { rate, storeDeliversFree, freeDeliveryOverMinor } = terms;
  return deliveryFee({ ...bringing, rate, storeDeliversFree, freeDeliveryOverMinor });
}

/**
 * Returns the promised window of an order placed at `nowMs`. Cards and pages show it; the quote promises it.
 * @example deliveryTime(terms, { orderType: 'delivery', distanceMetres: 2400, nowMs: at('18:10') }) // 18:35-18:50, latest 18:55
 */
export function deliveryTime(
  { preparationMinutes, load }: Pick<DeliveryTerms, 'preparationMinutes' | 'load'>,
  { orderType, distanceMetres, nowMs }: Pick<DeliveryRequest, 'orderType' | 'distanceMetres'> & { readonly nowMs: number },
): EtaWindow {
  return etaWindow({ orderType, nowMs, preparationMinutes, distanceMetres, load });
}
