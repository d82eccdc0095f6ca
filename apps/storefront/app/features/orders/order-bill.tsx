import type { OrderDetails } from '@bozor/contract/shop/orders/order-shapes.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import * as styles from './order-bill.module.css';

/** Charges of an order, and their total. */
export function OrderBill({ charges, total }: { readonly charges: OrderDetails['charges']; readonly total: number }) {
  const { t, formatPrice } = useI18n();
  return (
    <dl className={styles.bill}>
      {charges.map(({ code, label, amount, explanation, included }) => (
        <div key={code} data-lower={amount < 0 || undefined} data-included={included || undefined}>
          <dt>
            {label}
            {explanation && <span className={styles.explanation}>{explanation}</span>}
          </dt>
          <dd>
            <bdi>{amount === 0 ? t('Free') : formatPrice(amount)}</bdi>
          </dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>{t('Total')}</dt>
        <dd>
          <bdi>{formatPrice(total)}</bdi>
        </dd>
      </div>
    </dl>
  );
}
