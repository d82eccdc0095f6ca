import type { Static } from 'typebox';
import type { DeliveryTerms as Terms } from '@bozor/domain/checkout/delivery-offer.ts';
import { nearestMinor } from '@bozor/domain/money/json-amount.ts';
import type { DeliveryTerms } from './store-card.ts';

/**
 * Returns the terms of a card or page as input of the delivery rules, in minor units. `digits` is the configuration's
 * `digit_after_decimal_point`.
 */
export function readDeliveryTerms(terms: Static<typeof DeliveryTerms>, digits: number): Terms {
  const minor = (amount: number) => nearestMinor(amount, digits);
  return {
    rate: {
      baseMinor: minor(terms.base_charge),
      perKmMinor: minor(terms.per_km_charge),
      minimumMinor: minor(terms.minimum_charge),
      maximumMinor: terms.maximum_charge === null ? undefined : minor(terms.maximum_charge),
      surge: terms.surge,
      roundedToMinor: minor(terms.charge_rounding),
    },
    storeDeliversFree: terms.free_delivery,
    freeDeliveryOverMinor: terms.free_delivery_over === null ? undefined : minor(terms.free_delivery_over),
    preparationMinutes: terms.preparation_minutes,
    load: terms.load,
  };
}
