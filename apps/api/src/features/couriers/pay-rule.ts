import type { PayRule } from '@bozor/domain/couriers/courier-pay.ts';
import type { Minor } from '@bozor/domain/money/minor.ts';
import type { Settings } from '../../platform/settings/settings.ts';

/** The rule by which orders pay their courier now. */
export function payRuleOf(settings: Pick<Settings, 'courier_base' | 'courier_per_km' | 'charge_rounding'>): PayRule {
  return {
    baseMinor: settings.courier_base as Minor,
    perKmMinor: settings.courier_per_km as Minor,
    roundedToMinor: settings.charge_rounding as Minor,
  };
}
