import type { PaymentTerms } from '@bozor/domain/checkout/check-order.ts';
import type { Minor } from '@bozor/domain/money/minor.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import type { Owner } from '../cart/owner.ts';
import type { ZoneTerms } from './store.ts';

/** How an order may be paid here. Methods that the shop has no gateway or account for yet are off, whatever the zone allows. */
export function paymentTerms(zone: ZoneTerms, _owner: Owner, settings: Settings): PaymentTerms {
  return {
    allowsCash: zone.cash_on_delivery,
    allowsDigital: zone.digital_payment && settings.digital_payment,
    allowsOffline: zone.offline_payment && settings.offline_payment,
    walletBalanceMinor: undefined,
    cashMaximumMinor: (zone.cash_limit_minor ?? undefined) as Minor | undefined,
  };
}
