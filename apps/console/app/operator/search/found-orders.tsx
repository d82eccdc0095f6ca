import type { FoundOrder } from '@bozor/contract/operator/order-shapes.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { Lateness } from '../orders/lateness.tsx';
import { OrderNumber } from '../orders/order-number.tsx';
import { METHOD_WORDS, PAYMENT_WORDS, STATUS_WORDS } from '../orders/order-words.ts';
import { isEnded } from '@bozor/domain/orders/status.ts';
import * as styles from './found-orders.module.css';

/** Found orders as a table. On a phone each row is a card, with the names of its columns before the values. */
export function FoundOrders({ orders }: { readonly orders: readonly FoundOrder[] }) {
  const { t, formatDate, formatTime, formatPrice } = useI18n();
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{t('Found orders, the newest first')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('Order')}</th>
          <th scope="col">{t('Placed')}</th>
          <th scope="col">{t('Status')}</th>
          <th scope="col">{t('Customer')}</th>
          <th scope="col">{t('Store')}</th>
          <th scope="col">{t('Courier')}</th>
          <th scope="col">{t('Payment')}</th>
          <th scope="col" className={styles.amount}>
            {t('Total')}
          </th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <tr key={order.id}>
            <th scope="row">
              <OrderNumber id={order.id} className={styles.number} />
            </th>
            <td data-name={t('Placed')}>
              {formatDate(order.placed_at)}, {formatTime(order.placed_at)}
            </td>
            <td data-name={t('Status')}>
              {t(STATUS_WORDS[order.status])}
              {!isEnded(order.status) && order.minutes_late > 0 && (
                <>
                  {' · '}
                  <Lateness promisedUntil={order.promised_until} />
                </>
              )}
            </td>
            <td data-name={t('Customer')}>
              <bdi>{order.customer_name}</bdi>
              <span className={`text-meta ${styles.second}`}>
                <bdi dir="ltr">{order.customer_phone}</bdi>
              </span>
            </td>
            <td data-name={t('Store')}>
              <bdi>{order.store?.name ?? t('Parcel')}</bdi>
              <span className={`text-meta ${styles.second}`}>
                <bdi>{order.zone.name}</bdi>
              </span>
            </td>
            <td data-name={t('Courier')}>{order.courier ? <bdi>{order.courier.name}</bdi> : '–'}</td>
            <td data-name={t('Payment')}>
              {t(METHOD_WORDS[order.payment_method])}
              <span className={`text-meta ${styles.second}`}>{t(PAYMENT_WORDS[order.payment_status])}</span>
            </td>
            <td data-name={t('Total')} className={styles.amount}>
              <bdi>{formatPrice(order.total)}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
