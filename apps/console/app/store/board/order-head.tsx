import type { StoreOrder } from '@bozor/contract/store/orders.ts';
import type { OrderId } from '@bozor/domain/ids.ts';
import { formatOrderNumber } from '@bozor/domain/orders/order-number.ts';
import { Badge } from '@bozor/ui/feedback/badge.tsx';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import Bike from 'lucide-react/icons/bike';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import * as styles from './order-head.module.css';
import { TYPE_LABELS } from './order-texts.ts';

/** The number as people say it: its last four digits large. */
export function OrderNumber({ id }: { readonly id: number }) {
  const whole = formatOrderNumber(id as OrderId);
  return (
    <bdi dir="ltr" className={styles.number}>
      <span className={styles.start}>{whole.slice(0, -3)}</span>
      {whole.slice(-3)}
    </bdi>
  );
}

/** How an order leaves, and for when, if that is later. */
export function OrderBadges({ order, nowMs }: { readonly order: StoreOrder; readonly nowMs: number }) {
  const { t, formatWhen } = useI18n();
  return (
    <p className={styles.badges}>
      <Badge kind="muted" icon={order.order_type === 'take_away' ? ShoppingBag : Bike}>
        {t(TYPE_LABELS[order.order_type])}
      </Badge>
      {order.schedule_at !== null && (
        <Badge kind="tint" icon={CalendarClock}>
          {t('For later: {when}', { when: formatWhen(order.schedule_at, nowMs) })}
        </Badge>
      )}
    </p>
  );
}
