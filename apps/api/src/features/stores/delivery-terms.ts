import type { DeliveryTerms } from '@bozor/domain/checkout/delivery-offer.ts';
import { NORMAL_LOAD } from '@bozor/domain/checkout/eta-window.ts';
import type { Minor } from '@bozor/domain/money/minor.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import type { StoreRow } from './store-row.ts';

type Delivering = Pick<
  StoreRow,
  'charges' | 'free_delivery' | 'prep_minutes_min' | 'prep_minutes_max' | 'extra_prep_minutes' | 'order_times'
>;

/** Terms of a store's delivery. Cards and quotes both calculate from them. */
export function deliveryTermsOf(row: Delivering, settings: Pick<Settings, 'free_delivery_over' | 'charge_rounding'>): DeliveryTerms {
  const { charges, order_times: times } = row;
  return {
    rate: {
      baseMinor: charges.base_minor as Minor,
      perKmMinor: charges.per_km_minor as Minor,
      minimumMinor: charges.minimum_minor as Minor,
      maximumMinor: (charges.maximum_minor ?? undefined) as Minor | undefined,
      surge: charges.surge_percent / 100,
      roundedToMinor: settings.charge_rounding as Minor,
    },
    storeDeliversFree: row.free_delivery,
    freeDeliveryOverMinor: (settings.free_delivery_over ?? undefined) as Minor | undefined,
    preparationMinutes: usualPreparation(row) + row.extra_prep_minutes,
    load: times ? { early: times.early, late: times.late, latest: times.latest } : NORMAL_LOAD,
  };
}

/** Usual preparation time in minutes, without the temporary extra time of a busy store. */
export function usualPreparation({ prep_minutes_min, prep_minutes_max }: Pick<StoreRow, 'prep_minutes_min' | 'prep_minutes_max'>): number {
  return Math.round((prep_minutes_min + prep_minutes_max) / 2);
}
