import type { Charge } from '@bozor/contract/shop/orders/charge.ts';
import type { ReactNode } from 'react';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { Calculation } from './calculation.tsx';
import * as styles from './bill.module.css';

interface BillProps {
  /** Rows as the server or the prediction of the cart presents them. */
  readonly charges: readonly Charge[];
  /** Decimal amount. */
  readonly total: number;
  readonly isBusy?: boolean;
}

/** Charges of a cart, a quote or an order, each with its reason, and their total. */
export function Bill({ charges, total, isBusy = false }: BillProps) {
  const { t, formatPrice } = useI18n();
  return (
    <dl className={styles.bill} aria-busy={isBusy}>
      {charges.map(({ code, label, amount, included, explanation, calculation, lower_by: lowerBy }) => (
        <Row
          key={code}
          label={label}
          amount={code === 'delivery' && amount === 0 ? t('Free') : formatPrice(amount)}
          lowers={amount < 0}
          included={included}
        >
          {calculation && <Calculation of={label} text={calculation} />}
          {explanation && <small>{explanation}</small>}
          {lowerBy && <small className={styles.lower}>{lowerBy}</small>}
        </Row>
      ))}
      <div className={styles.total}>
        <dt>{t('Total')}</dt>
        <dd aria-live="polite">
          <bdi>{formatPrice(total)}</bdi>
        </dd>
      </div>
    </dl>
  );
}

interface RowProps {
  readonly label: string;
  readonly amount: string;
  readonly lowers: boolean;
  readonly included: boolean;
  readonly children: ReactNode;
}

function Row({ label, amount, lowers, included, children }: RowProps) {
  return (
    <div data-lower={lowers || undefined} data-included={included || undefined}>
      <dt>
        {label}
        {children}
      </dt>
      <dd>
        <bdi>{amount}</bdi>
      </dd>
    </div>
  );
}
