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
  /** Whether the operator described a way to transfer money. */
  readonly has_offline_methods: boolean;
}

/**
 * How an order may be paid here: in cash where the zone and the sum allow it, online where the zone allows it, the operator has it on and a
 * gateway is connected, by transfer where the zone allows it and the operator has it on and has said where to, and from the
 * wallet of who has one.
 */
export function paymentTerms(
  zone: ZonePayment,
  settings: Settings,
  { gateways }: Pick<Api['adapters'], 'gateways'>,
  walletMinor?: number,
): PaymentTerms {
  return {
    allowsCash: zone.cash_on_delivery,
    allowsDigital: zone.digital_payment && settings.digital_payment && gateways.length > 0,
    allowsOffline: zone.offline_payment && settings.offline_payment && zone.has_offline_methods,
    walletBalanceMinor: settings.wallet ? (walletMinor as Minor | undefined) : undefined,
    cashMaximumMinor: (zone.cash_limit_minor ?? undefined) as Minor | undefined,
  };
}
