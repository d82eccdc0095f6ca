import type { StoreOrder } from '@bozor/contract/store/orders.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { OrderNumber } from '../board/order-head.tsx';
import type { useStep } from '../board/use-step.ts';
import * as styles from './ready-now.module.css';

interface ReadyNowProps {
  /** Orders that were marked as ready a moment ago, the last first. */
  readonly orders: readonly StoreOrder[];
  readonly nowMs: number;
  readonly steps: ReturnType<typeof useStep>;
}

/** Orders that can still be taken back, and for how long. */
export function ReadyNow({ orders, nowMs, steps }: ReadyNowProps) {
  const { t } = useI18n();
  if (orders.length === 0) return null;
  return (
    <section className={styles.ready} aria-labelledby="ready-now">
      <h2 id="ready-now" className="text-h3">
        {t('Ready a moment ago')}
      </h2>
      <ul className={styles.orders}>
        {orders.map(({ id, recall_until: until }) => {
          const seconds = Math.max(0, Math.ceil((Date.parse(until!) - nowMs) / 1_000));
          return (
            <li key={id} className={styles.order}>
              <OrderNumber id={id} />
              <Button variant="outline" busy={steps.isPending && steps.order === id} onClick={() => steps.take('recall', id)}>
                {t('Take back')}
                <span className="visually-hidden"> {id}</span>
              </Button>
              <progress className={styles.left} max={120} value={seconds} aria-label={t('{seconds} s left to take it back', { seconds })} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
