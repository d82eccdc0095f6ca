import type { CourierState } from '@bozor/contract/courier/shapes.ts';
import type { OrderId } from '@bozor/domain/ids.ts';
import { formatOrderNumber } from '@bozor/domain/orders/order-number.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { text } from '@bozor/web/i18n/text.ts';
import * as styles from './route.module.css';

const KINDS = { store: text('Pick up'), customer: text('Hand over'), back: text('Bring back') } as const;

/** The stops of several orders in the order in which they are made. */
export default function Route({ route }: Pick<CourierState, 'route'>) {
  const { t } = useI18n();
  return (
    <section className={styles.route} aria-labelledby="route-title">
      <h2 id="route-title" className="text-h3">
        {t('Your stops')}
      </h2>
      <ol className={styles.stops}>
        {route.map(({ order_id, kind, name }, at) => (
          <li key={`${order_id}-${kind}`} aria-current={at === 0 ? 'step' : undefined}>
            <strong>{t(KINDS[kind])}</strong> <bdi>{name}</bdi>
            <span className="text-meta"> {t('Order {number}', { number: formatOrderNumber(order_id as OrderId) })}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
