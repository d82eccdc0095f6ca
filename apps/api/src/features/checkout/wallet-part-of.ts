import { walletPart, type PaymentTerms } from '@bozor/domain/checkout/check-order.ts';
import type { Minor } from '@bozor/domain/money/minor.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import type { WantedOrder } from './wanted-order.ts';

/** Most that the wallet pays of an order beside its payment method, in minor units. */
export function walletPartOf(
  terms: PaymentTerms,
  { partial_payment: isWanted = false, payment_method: method }: Pick<WantedOrder, 'partial_payment' | 'payment_method'>,
  { wallet_partial_payment: isOffered }: Pick<Settings, 'wallet_partial_payment'>,
): Minor {
  return walletPart(terms, { isWanted: isWanted && method !== 'wallet', isOffered });
}
