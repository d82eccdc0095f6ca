import type { Quote } from '@bozor/contract/shop/orders/checkout.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import * as styles from './quote-bill.module.css';

/** All charges of an order, each explained, and their total. */
export function QuoteBill({ quote, isBusy }: { readonly quote: Quote; readonly isBusy: boolean }) {
  const { t, formatPrice } = useI18n();
  return (
    <dl className={styles.bill} aria-busy={isBusy}>
      {quote.charges.map((charge) => (
        <div key={charge.code} data-lower={charge.amount < 0 || undefined} data-included={charge.included || undefined}>
          <dt>
            {charge.label}
            {charge.explanation && <small>{charge.explanation}</small>}
            {charge.lower_by && <small className={styles.lower}>{charge.lower_by}</small>}
          </dt>
          <dd>
            <bdi>{charge.amount === 0 ? t('Free') : formatPrice(charge.amount)}</bdi>
          </dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>{t('Total')}</dt>
        <dd aria-live="polite">
          <bdi>{formatPrice(quote.order_amount)}</bdi>
        </dd>
      </div>
    </dl>
  );
}
