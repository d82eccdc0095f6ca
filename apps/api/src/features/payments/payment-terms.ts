import type { PaymentTerms } from '@bozor/domain/checkout/check-order.ts';
import type { Minor } from '@bozor/domain/money/minor.ts';
import type { Api } from '../../platform/api.ts';
import type { Settings } from '../../platform/settings/settings.ts';

/** What a zone and module allow. */
export interface ZonePayment {
  readonly cash_on_delivery: boolean;
  readonly digital_payment: boolean;
  readonly offline_payment: boolean;
  readonly cash_limit_minor: number | null;
}

/**
 * How an order may be paid here: in cash where the zone and the sum allow it, online where the zone allows it, the operator has it on and a
 * gateway is connected. Nothing else is connected to the checkout, so it is offered nowhere, whatever a zone would allow.
 */
export function paymentTerms(zone: ZonePayment, settings: Settings, { gateways }: Pick<Api['adapters'], 'gateways'>): PaymentTerms {
  return {
    allowsCash: zone.cash_on_delivery,
    allowsDigital: zone.digital_payment && settings.digital_payment && gateways.length > 0,
    allowsOffline: false,
    walletBalanceMinor: undefined,
    cashMaximumMinor: (zone.cash_limit_minor ?? undefined) as Minor | undefined,
  };
}
