import type { PaymentTerms } from '@bozor/domain/checkout/check-order.ts';
import type { Minor } from '@bozor/domain/money/minor.ts';
import type { Api } from '../../platform/api.ts';
import type { Settings } from '../../platform/settings/settings.ts';

/** Payment methods that a zone and module allow. */
export interface ZonePayment {
  readonly cash_on_delivery: boolean;
  readonly digital_payment: boolean;
  readonly offline_payment: boolean;
  readonly cash_limit_minor: number | null;
  /** Whether the operator described a transfer method. */
  readonly has_offline_methods: boolean;
}

/**
 * Payment methods of an order:
 * - cash, where zone and amount allow it
 * - online, where the zone allows it, the setting is on and a gateway is connected
 * - transfer, where the zone allows it, the setting is on and a method is described
 * - wallet, for customers who have one
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
