import type { PaymentTerms } from '@bozor/domain/checkout/check-order.ts';
import type { Minor } from '@bozor/domain/money/minor.ts';
import type { ZoneTerms } from './store.ts';

/**
 * How an order may be paid here: in cash where the zone and the sum allow it. No gateway, account or wallet is connected to the checkout, so the
 * other methods are offered nowhere, whatever a zone would allow.
 */
export function paymentTerms(zone: ZoneTerms): PaymentTerms {
  return {
    allowsCash: zone.cash_on_delivery,
    allowsDigital: false,
    allowsOffline: false,
    walletBalanceMinor: undefined,
    cashMaximumMinor: (zone.cash_limit_minor ?? undefined) as Minor | undefined,
  };
}
