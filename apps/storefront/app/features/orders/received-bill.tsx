import type { OrderDetails } from '@bozor/contract/shop/orders/order-shapes.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import * as styles from './received-bill.module.css';

/** Lines received instead of those ordered, and both totals. */
export function ReceivedBill({ order }: { readonly order: Pick<OrderDetails, 'adjustments' | 'received_amount' | 'order_amount'> }) {
  const { t, formatPrice, formatNumber } = useI18n();
  const done = order.adjustments.filter(({ state }) => state === 'done');
  return (
    <dl className={styles.rows} aria-label={t('Ordered and received')}>
      {done.map(({ id, name, pieces, amount, replacement, weight }) => (
        <div key={id} className={styles.row}>
          <dt>
            <span>
              {weight
                ? t('Weighed: {name}, {weighed} g instead of {ordered} g', {
                    name,
                    weighed: formatNumber(weight.weighed),
                    ordered: formatNumber(weight.ordered),
                  })
                : t('Sold out: {name} × {pieces}', { name, pieces })}
            </span>
            {weight && weight.charged < weight.weighed && (
              <span className="text-meta">{t('You have paid, so you do not pay for more than you ordered.')}</span>
            )}
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
