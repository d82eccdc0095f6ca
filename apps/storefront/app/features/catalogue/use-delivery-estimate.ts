import { readDeliveryTerms } from '@bozor/contract/shop/catalogue/read-delivery-terms.ts';
import type { StoreCard } from '@bozor/contract/shop/catalogue/store-card.ts';
import { deliversTo } from '@bozor/domain/stores/delivers-to.ts';
import { openStateAt } from '@bozor/domain/stores/open-state-at.ts';
import type { DeliveryFee } from '@bozor/domain/checkout/delivery-fee.ts';
import { deliveryPrice, deliveryTime } from '@bozor/domain/checkout/delivery-offer.ts';
import { minutesUntil } from '@bozor/domain/checkout/eta-window.ts';
import { fromJsonAmount } from '@bozor/domain/money/json-amount.ts';
import { ZERO, type Minor } from '@bozor/domain/money/minor.ts';
import { roadEstimateMetres } from '@bozor/domain/places/distance.ts';
import { point } from '@bozor/domain/places/point.ts';
import { useConfig } from '../../platform/settings/config.ts';
import { useStored } from '../../platform/storage.ts';
import { useMinute } from '@bozor/web/hydration/use-minute.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { distanceText } from '@bozor/web/i18n/distance-text.ts';
import { useCart } from '../cart/use-cart.ts';

/**
 * Distance, fee and minutes of a store for the customer's point. Computed in the browser, since the server-rendered page is the same for
 * everyone.
 */
export interface DeliveryEstimate {
  readonly distance: string;
  /** Delivery fee for the current cart, with the reason if free; undefined where the store does not deliver to the point. */
  readonly fee: DeliveryFee | undefined;
  /** Minutes until an order placed now arrives ("35–50"); undefined while the store is closed or where `fee` is undefined. */
  readonly eta: string | undefined;
  /** Minutes until an order placed now can be collected. */
  readonly ready: string | undefined;
}

export type EstimatedStore = Pick<
  StoreCard,
  'id' | 'zone_id' | 'latitude' | 'longitude' | 'open' | 'closing_at' | 'next_opening_at' | 'delivery' | 'take_away' | 'delivery_terms'
>;

/**
 * The result is undefined on the server and before a place is picked. `itemsMinor` defaults to the cart's items of the store. It equals the
 * charge of the quote: both use `deliveryPrice` and `deliveryTime` with the store's terms.
 */
export function useDeliveryEstimate(): (store: EstimatedStore, itemsMinor?: Minor) => DeliveryEstimate | undefined {
  const here = useStored('currentLatLng');
  const zones = useStored('zoneid');
  const nowMs = useMinute();
  const { cart } = useCart();
  const words = useI18n();
  const { digit_after_decimal_point: digits } = useConfig();
  return (store, itemsMinor) => {
    const there = point(store.latitude, store.longitude);
    if (!here || !there || nowMs === undefined) return undefined;
    const distanceMetres = roadEstimateMetres(there, here);
    const terms = readDeliveryTerms(store.delivery_terms, digits);
    const { open } = openStateAt(store, nowMs);
    const deliversHere = deliversTo(store, zones);
    const inCart = cart?.store?.id === store.id ? fromJsonAmount(cart.bill.subtotal, digits) : undefined;
    const basketMinor = itemsMinor ?? (inCart?.ok ? inCart.value : ZERO);
    const minutesOf = (orderType: 'delivery' | 'take_away') => {
      if (!open) return undefined;
      const { from, to } = minutesUntil(deliveryTime(terms, { orderType, distanceMetres, nowMs }), nowMs);
      return `${from}–${to}`;
    };
    return {
      distance: distanceText(words, distanceMetres, digits),
      fee: deliversHere ? deliveryPrice(terms, { orderType: 'delivery', distanceMetres, itemsMinor: basketMinor }) : undefined,
      eta: deliversHere ? minutesOf('delivery') : undefined,
      ready: store.take_away ? minutesOf('take_away') : undefined,
    };
  };
}
