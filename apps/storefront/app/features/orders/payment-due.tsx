import type { OrderTracking } from '@bozor/contract/shop/orders/order-shapes.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { Notice } from '@bozor/ui/feedback/notice.tsx';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { usePaying } from './use-paying.ts';
import * as styles from './payment-due.module.css';

type Due = Pick<OrderTracking, 'id' | 'can_switch_to_cod' | 'pay_until'>;

/** Notice that an order awaits payment, with deadline and payment buttons. */
export function PaymentDue({ order }: { readonly order: Due }) {
  const { t, formatTime } = useI18n();
  const { isBusy, isPaying, isSwitching, pay, payInCash } = usePaying(order.id);
  return (
    <div className={styles.due}>
      <Notice kind="warn">
        {t('This order is not paid yet.')} {order.pay_until && t('We keep it until {time}.', { time: formatTime(order.pay_until) })}
      </Notice>
      <div className={styles.ways}>
        <Button size={48} busy={isPaying} aria-disabled={isBusy || undefined} onClick={() => !isBusy && pay()}>
          {t('Pay now')}
        </Button>
        {order.can_switch_to_cod && (
          <Button size={48} variant="ghost" busy={isSwitching} aria-disabled={isBusy || undefined} onClick={() => !isBusy && payInCash()}>
            {t('Switch to cash on delivery')}
          </Button>
        )}
      </div>
    </div>
  );
}
