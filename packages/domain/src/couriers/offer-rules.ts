import type { OrderType } from '../orders/order-type.ts';
import type { OrderStatus } from '../orders/status.ts';

/** Time in which a courier answers an offer. */
export const OFFER_SECONDS = 30;

/**
 * Returns whether an offer was open when its courier pressed, in ms since 1970: a press without a network is sent later.
 * @example wasOpen({ expiresAtMs: at('19:00:30') }, at('19:00:20')) // true
 */
export function wasOpen({ expiresAtMs }: { readonly expiresAtMs: number }, tappedAtMs: number): boolean {
  return tappedAtMs <= expiresAtMs && tappedAtMs >= expiresAtMs - OFFER_SECONDS * 1_000;
}

/** Pause after everybody was asked, before everybody is asked again. */
export const ROUND_PAUSE_SECONDS = 60;
/** An order for later is offered this long before its slot. */
export const OFFER_AHEAD_SECONDS = 1_800;

/**
 * Returns whether an order of this type looks for a courier in this status: goods once they are being prepared, a parcel from the start.
 * @example looksForCourier('delivery', 'processing') // true
 */
export function looksForCourier(type: OrderType, status: OrderStatus): boolean {
  return STATUSES_OF_OFFERS[type].includes(status);
}

const STATUSES_OF_OFFERS: Readonly<Record<OrderType, readonly OrderStatus[]>> = {
  delivery: ['processing', 'handover'],
  take_away: [],
  parcel: ['pending', 'confirmed'],
};
