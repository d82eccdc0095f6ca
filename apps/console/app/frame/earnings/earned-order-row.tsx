import type { EarnedOrder } from '@bozor/contract/store/earnings.ts';
import type { OrderId } from '@bozor/domain/ids.ts';
import { formatOrderNumber } from '@bozor/domain/orders/order-number.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import type { ReactNode } from 'react';
import * as styles from './earnings-parts.module.css';

interface EarnedOrderRowProps {
  readonly order: EarnedOrder;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  /** Shown while the row is open. */
  readonly children: ReactNode;
}

/** An order with its net; a press opens the numbers behind it. */
export function EarnedOrderRow({ order, isOpen, onToggle, children }: EarnedOrderRowProps) {
  const { t, formatPrice, formatTime } = useI18n();
  const time = formatTime(order.ended_at);
  return (
    <li>
      <Button variant="ghost" size={54} wide spread="between" aria-expanded={isOpen} onClick={onToggle}>
        <span className={styles.words}>
          <span className={styles.strong}>{t('Order {number}', { number: formatOrderNumber(order.order_id as OrderId) })}</span>
          <span className="text-meta">{order.is_canceled ? t('{time}, canceled at somebody else’s cost', { time }) : time}</span>
        </span>
        <bdi className={styles.strong}>{formatPrice(order.net)}</bdi>
      </Button>
      {isOpen && children}
    </li>
  );
}
