import { readDeliveryTerms } from '@bozor/contract/shop/catalogue/read-delivery-terms.ts';
import type { StoreCard } from '@bozor/contract/shop/catalogue/store-card.ts';
import { bringsTo } from '@bozor/domain/stores/brings-to.ts';
import { doorAt } from '@bozor/domain/stores/door-at.ts';
import type { DeliveryFee } from '@bozor/domain/checkout/delivery-fee.ts';
import { deliveryPrice, deliveryTime } from '@bozor/domain/checkout/delivery-offer.ts';
import type { EtaWindow } from '@bozor/domain/checkout/eta-window.ts';
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

/** How a store lies to the reader's own point: reckoned in the browser, since the page is the same for everyone. */
export interface Nearness {
  readonly distance: string;
  /** What bringing it costs with what lies in the cart, and why nothing; undefined where the store does not bring to the point. */
  readonly fee: DeliveryFee | undefined;
  /** When an order of this minute comes; undefined while the store is closed, and like the fee. */
  readonly eta: EtaWindow | undefined;
  /** When an order of this minute can be collected. */
  readonly ready: EtaWindow | undefined;
}

export type PlacedStore = Pick<
  StoreCard,
  'id' | 'zone_id' | 'latitude' | 'longitude' | 'open' | 'closing_at' | 'next_opening_at' | 'delivery' | 'take_away' | 'delivery_terms'
>;

/**
 * Undefined on the server and while no place is picked. `itemsMinor` is the basket to reckon with, left out it is what lies in the cart of the store.
 * What it says is what the quote charges: both ask `deliveryPrice` and `deliveryTime` with the store's own terms.
 */
export function useNearness(): (store: PlacedStore, itemsMinor?: Minor) => Nearness | undefined {
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
    const { open } = doorAt(store, nowMs);
    const brings = bringsTo(store, zones);
    const inCart = cart?.store?.id === store.id ? fromJsonAmount(cart.bill.subtotal, digits) : undefined;
    const basketMinor = itemsMinor ?? (inCart?.ok ? inCart.value : ZERO);
    const comes = (orderType: 'delivery' | 'take_away') => (open ? deliveryTime(terms, { orderType, distanceMetres, nowMs }) : undefined);
    return {
      distance: distanceText(words, distanceMetres, digits),
      fee: brings ? deliveryPrice(terms, { orderType: 'delivery', distanceMetres, itemsMinor: basketMinor }) : undefined,
      eta: brings ? comes('delivery') : undefined,
      ready: store.take_away ? comes('take_away') : undefined,
    };
  };
}
