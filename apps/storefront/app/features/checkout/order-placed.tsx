import type { PlacedOrder } from '@bozor/contract/shop/orders/checkout.ts';
import type { OrderId } from '@bozor/domain/ids.ts';
import { formatOrderNumber } from '@bozor/domain/orders/order-number.ts';
import { IconDisc } from '@bozor/ui/actions/icon-disc.tsx';
import Check from 'lucide-react/icons/check';
import CreditCard from 'lucide-react/icons/credit-card';
import { useEffect } from 'react';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { awaitsPayment } from './show-order-result.ts';
import * as styles from './order-placed.module.css';

/** The checkout after its order, until the confirmation or the bank's page has arrived. */
export function OrderPlaced({ placed }: { readonly placed: PlacedOrder }) {
  const { t } = useI18n();
  const isToPay = awaitsPayment(placed);
  // The confirmation is code of its own, and would otherwise be asked for only after the home page has arrived.
  useEffect(() => void (isToPay || import('../orders/order-success-dialog.tsx').catch(() => undefined)), [isToPay]);
  return (
    <div className={`container ${styles.placed}`} aria-busy>
      <IconDisc of={isToPay ? CreditCard : Check} />
      <h1 className="text-h1">{isToPay ? t('Going to the payment page') : t('Thank you, your order is placed')}</h1>
      <p>{t('Order No. {number}', { number: formatOrderNumber(placed.order_id as OrderId) })}</p>
    </div>
  );
}
