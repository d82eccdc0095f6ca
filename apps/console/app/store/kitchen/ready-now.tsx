import type { StoreOrder } from '@bozor/contract/store/orders.ts';
import { RECALL_MS } from '@bozor/domain/orders/staff/kitchen.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import type { RefObject } from 'react';
import { FormError } from '../../frame/staff/form-error.tsx';
import { OrderNumber } from '../board/order-head.tsx';
import { useStep } from '../board/use-step.ts';
import * as styles from './ready-now.module.css';

interface ReadyNowProps {
  /** Orders that were marked as ready a moment ago, the last first. */
  readonly orders: readonly StoreOrder[];
  readonly nowMs: number;
  readonly list: RefObject<HTMLUListElement | null>;
}

/** Orders that can still be taken back, and for how long. */
export function ReadyNow({ orders, nowMs, list }: ReadyNowProps) {
  const { t } = useI18n();
  if (orders.length === 0) return null;
  return (
    <section className={styles.ready} aria-labelledby="ready-now">
      <h2 id="ready-now" className="text-h3">
        {t('Ready a moment ago')}
      </h2>
      <ul ref={list} className={styles.orders}>
        {orders.map((order) => (
          <Recallable key={order.id} order={order} nowMs={nowMs} />
        ))}
      </ul>
    </section>
  );
}

function Recallable({ order: { id, recall_until: until }, nowMs }: { readonly order: StoreOrder; readonly nowMs: number }) {
  const { t } = useI18n();
  const steps = useStep(id);
  const seconds = Math.max(0, Math.ceil((Date.parse(until!) - nowMs) / 1_000));
  return (
    <li className={styles.order}>
      <OrderNumber id={id} />
      <Button variant="outline" busy={steps.isPending} data-recall onClick={() => steps.take('recall')}>
        {t('Take back')}
        <span className="visually-hidden"> {id}</span>
      </Button>
      <progress
        className={styles.left}
        max={RECALL_MS / 1_000}
        value={seconds}
        aria-label={t('{seconds} s left to take it back', { seconds })}
      />
      <FormError>{steps.fault}</FormError>
    </li>
  );
}
