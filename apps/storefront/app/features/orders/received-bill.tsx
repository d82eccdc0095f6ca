import type { OrderDetails } from '@bozor/contract/shop/orders/order-shapes.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import * as styles from './received-bill.module.css';

/** Lines received instead of those ordered, and both totals. */
export function ReceivedBill({ order }: { readonly order: Pick<OrderDetails, 'adjustments' | 'received_amount' | 'order_amount'> }) {
  const { t, formatPrice } = useI18n();
  const done = order.adjustments.filter(({ state }) => state === 'done');
  return (
    <dl className={styles.rows} aria-label={t('Ordered and received')}>
      {done.map(({ id, name, pieces, amount, replacement }) => (
        <div key={id} className={styles.row}>
          <dt>
            <span>{t('Sold out: {name} × {pieces}', { name, pieces })}</span>
            {replacement && <span className="text-meta">{t('Instead: {name}', { name: replacement.name })}</span>}
          </dt>
          <dd>
            <bdi>{formatPrice(amount)}</bdi>
          </dd>
        </div>
      ))}
      <div className={styles.row}>
        <dt>{t('As ordered')}</dt>
        <dd>
          <bdi>{formatPrice(order.order_amount)}</bdi>
        </dd>
      </div>
      <div className={styles.total}>
        <dt>{t('You receive')}</dt>
        <dd>
          <bdi>{formatPrice(order.received_amount)}</bdi>
        </dd>
      </div>
    </dl>
  );
}
