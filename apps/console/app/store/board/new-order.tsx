import type { StoreOrder } from '@bozor/contract/store/orders.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { AcceptForm } from './accept-form.tsx';
import * as styles from './new-order.module.css';
import { OrderFacts } from './order-facts.tsx';
import { OrderBadges, OrderNumber } from './order-head.tsx';
import { RefuseForm } from './refuse-form.tsx';

interface NewOrderProps {
  readonly order: StoreOrder;
  /** New orders in all. */
  readonly count: number;
  readonly isRinging: boolean;
  readonly nowMs: number;
  readonly leaveLabel: string;
  /** Back to the page below; the bell goes on. */
  readonly onLeave: () => void;
}

/** A new order fills the screen in one colour, until a device of the store accepts or refuses it. */
export function NewOrder({ order, count, isRinging, nowMs, leaveLabel, onLeave }: NewOrderProps) {
  const { t } = useI18n();
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  const [isRefusing, setRefusing] = useState(false);
  // Closed while it is still in the page, so that it gives the focus back.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  // Beside the page: an open dialog of the page hides everything there from screen readers.
  return createPortal(
    <dialog
      ref={dialog}
      className={styles.screen}
      aria-labelledby={title}
      onCancel={(event) => {
        event.preventDefault();
        onLeave();
      }}
    >
      <div className={styles.head}>
        <h2 id={title} className={styles.title}>
          {t('New order')} <OrderNumber id={order.id} />
        </h2>
        <p role="status">{isRinging ? t('Ringing') : t('The bell is off')}</p>
        <Button variant="outline" onClick={onLeave} className={styles.leave}>
          {leaveLabel}
        </Button>
      </div>
      {count > 1 && <p className={styles.count}>{t('{count, plural, one {# new order} other {# new orders}}', { count })}</p>}
      <div className={styles.card}>
        <div className={styles.content}>
          <p className={styles.person}>
            <bdi>{order.customer_name}</bdi>
          </p>
          <OrderBadges order={order} nowMs={nowMs} />
          <OrderFacts order={order} />
        </div>
        <div className={styles.act}>
          {isRefusing ? (
            <RefuseForm orderId={order.id} onBack={() => setRefusing(false)} />
          ) : (
            <AcceptForm order={order} nowMs={nowMs} onRefuse={() => setRefusing(true)} />
          )}
        </div>
      </div>
    </dialog>,
    document.body,
  );
}
