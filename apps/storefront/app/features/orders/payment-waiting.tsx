import type { DeviceOrder } from '@bozor/contract/shop/orders/order-shapes.ts';
import type { OrderId } from '@bozor/domain/ids.ts';
import { formatOrderNumber } from '@bozor/domain/orders/order-number.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { Notice } from '@bozor/ui/feedback/notice.tsx';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { openOverlay } from '@bozor/web/overlays/overlays.ts';
import { usePaying } from './use-paying.ts';
import { useRunningOrders } from './use-running-orders.ts';
import * as styles from './payment-waiting.module.css';

/** The orders of this browser that wait for their payment, each with its three ways out. Nothing while there is none. */
export function PaymentWaiting() {
  const orders = useRunningOrders().filter(({ can_pay: canPay }) => canPay);
  return orders.map((order) => <WaitingOrder key={order.id} order={order} />);
}

function WaitingOrder({ order }: { readonly order: DeviceOrder }) {
  const { t, formatTime } = useI18n();
  const number = formatOrderNumber(order.id as OrderId);
  return (
    <div className={styles.waiting}>
      <Notice kind="warn">
        {order.pay_until
          ? t('Order {number} waits for payment until {time}.', { number, time: formatTime(order.pay_until) })
          : t('Order {number} waits for payment.', { number })}
      </Notice>
      <WaysOfWaiting order={order} />
    </div>
  );
}

/** Pay, change, cancel. */
export function WaysOfWaiting({ order }: { readonly order: DeviceOrder }) {
  const { t } = useI18n();
  const { isBusy, isPaying, isGivingUp, pay, giveUp } = usePaying(order.id);
  const press = (act: () => void) => ({ 'aria-disabled': isBusy || undefined, 'onClick': () => !isBusy && act() });
  return (
    <div className={styles.ways}>
      <Button size={40} busy={isPaying} {...press(() => pay())}>
        {t('Pay now')}
      </Button>
      <Button size={40} variant="ghost" {...press(() => openOverlay('change-unpaid', { order }))}>
        {t('Change')}
      </Button>
      <Button size={40} variant="ghost" busy={isGivingUp} {...press(() => giveUp())}>
        {t('Cancel Order')}
      </Button>
    </div>
  );
}
