import type { StoreCard } from '@bozor/contract/store-card.ts';
import { deliveryFee } from '@bozor/domain/checkout/delivery-fee.ts';
import { etaWindow } from '@bozor/domain/checkout/eta-window.ts';
import { ZERO, type Minor } from '@bozor/domain/money/minor.ts';
import { distanceLabel } from '@bozor/domain/places/distance-label.ts';
import { roadEstimateMetres } from '@bozor/domain/places/distance.ts';
import { point } from '@bozor/domain/places/point.ts';
import { useConfig } from '../../platform/config.ts';
import { useStored } from '../../platform/storage.ts';

/** How a store lies to the reader's own point: reckoned in the browser, since the page is the same for everyone. */
export interface Nearness {
  readonly distance: string;
  readonly feeMinor: Minor;
  /** From order to door, in whole five minutes. */
  readonly minutes: { readonly from: number; readonly to: number };
}

type Placed = Pick<StoreCard, 'latitude' | 'longitude' | 'delivery_terms'>;

/** Undefined on the server and while no place is picked. */
export function useNearness(): (store: Placed) => Nearness | undefined {
  const here = useStored('currentLatLng');
  const { digit_after_decimal_point: digits } = useConfig();
  return (store) => {
    const there = point(store.latitude, store.longitude);
    if (!here || !there) return undefined;
    const metres = roadEstimateMetres(there, here);
    return { distance: kilometres(metres, digits), feeMinor: feeOf(store, metres, digits), minutes: minutesOf(store, metres) };
  };
}

/** A currency without decimals would call everything next door "0 km". */
function kilometres(metres: number, digits: number): string {
  return digits === 0 && metres < 1000 ? '< 1 km' : distanceLabel(metres, digits);
}

function feeOf({ delivery_terms: terms }: Placed, distanceMetres: number, digits: number): Minor {
  const minor = (amount: number) => Math.round(amount * 10 ** digits) as Minor;
  const { feeMinor } = deliveryFee({
    orderType: 'delivery',
    distanceMetres,
    itemsMinor: ZERO,
    storeDeliversFree: terms.free_delivery,
    rate: {
      baseMinor: minor(terms.base_charge),
      perKmMinor: minor(terms.per_km_charge),
      minimumMinor: minor(terms.minimum_charge),
      maximumMinor: terms.maximum_charge === null ? undefined : minor(terms.maximum_charge),
      surge: terms.surge,
    },
  });
  return feeMinor;
}

const MINUTE_MS = 60_000;

function minutesOf({ delivery_terms: { preparation_minutes, load } }: Placed, distanceMetres: number): Nearness['minutes'] {
  const { fromMs, toMs } = etaWindow({ orderType: 'delivery', nowMs: 0, preparationMinutes: preparation_minutes, distanceMetres, load });
  return { from: fromMs / MINUTE_MS, to: toMs / MINUTE_MS };
}
