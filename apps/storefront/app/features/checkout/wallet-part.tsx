import type { Quote } from '@bozor/contract/shop/orders/checkout.ts';
import { Checkbox } from '@bozor/ui/forms/checkbox.tsx';
import { useConfig } from '../../platform/settings/config.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';

interface WalletPartProps {
  readonly quote: Quote;
  readonly partial: boolean;
  readonly change: (changes: { readonly partial: boolean }) => void;
}

/** Lets a wallet that does not cover the order pay its part; the payment method pays the rest. */
export function WalletPart({
  quote: { wallet_balance: balance, order_amount: total, payable_amount: due },
  partial,
  change,
}: WalletPartProps) {
  const { t, rich, formatPrice } = useI18n();
  const { wallet_partial_payment_status: isOffered } = useConfig();
  if (isOffered !== 1 || balance <= 0 || balance >= total) return null;
  const amount = (money: number) => <bdi key="amount">{formatPrice(money)}</bdi>;
  return (
    <Checkbox
      row
      label={rich('Pay {amount} from the wallet', { amount: amount(balance) })}
      text={partial ? rich('{amount} left to pay', { amount: amount(due) }) : t('The rest is paid in the way you choose below')}
      checked={partial}
      onChange={(event) => change({ partial: event.target.checked })}
    />
  );
}
