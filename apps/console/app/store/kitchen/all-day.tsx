import type { StoreOrder } from '@bozor/contract/store/orders.ts';
import { allDayCounts } from '@bozor/domain/orders/staff/kitchen.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import * as styles from './all-day.module.css';

/** How much of each dish all open orders need together. */
export function AllDay({ orders }: { readonly orders: readonly StoreOrder[] }) {
  const { t } = useI18n();
  const counts = allDayCounts(
    orders.flatMap(({ lines }) => lines.flatMap(({ name, left, replacements }) => [{ name, pieces: left }, ...replacements])),
  );
  return (
    <section className={styles.allDay} aria-labelledby="all-day">
      <h2 id="all-day" className="text-h3">
        {t('All orders together')}
      </h2>
      <ul className={styles.counts}>
        {counts.map(({ name, pieces }) => (
          <li key={name} className={styles.count}>
            <bdi dir="ltr" className={styles.pieces}>
              {pieces} ×
            </bdi>
            <span>{name}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
