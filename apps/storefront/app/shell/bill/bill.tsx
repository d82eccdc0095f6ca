import type { Charge } from '@bozor/contract/shop/orders/charge.ts';
import { Fragment, type ReactNode } from 'react';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { Calculation } from './calculation.tsx';
import * as styles from './bill.module.css';

interface BillProps {
  /** Rows as the server or the prediction of the cart presents them. */
  readonly charges: readonly Charge[];
  /** Decimal amount; a cart shows its total elsewhere. */
  readonly total?: number;
  /** Sum of the items, below their rows. Decimal amount. */
  readonly subtotal?: number;
  readonly isBusy?: boolean;
  /** Below the rows. */
  readonly children?: ReactNode;
}

/** Charges of a cart, a quote or an order, each with its reason, and their total. */
export function Bill({ charges, total, subtotal, isBusy = false, children }: BillProps) {
  const { t, formatPrice } = useI18n();
  const lastOfItems = charges.findLast(({ code }) => code === 'items' || code === 'discount');
  return (
    <dl className={styles.bill} aria-busy={isBusy}>
      {charges.map((charge) => (
        <Fragment key={charge.code}>
          <Row charge={charge} />
          {subtotal !== undefined && charge === lastOfItems && (
            <div>
              <dt>{t('Subtotal')}</dt>
              <dd>
                <bdi>{formatPrice(subtotal)}</bdi>
              </dd>
            </div>
          )}
        </Fragment>
      ))}
      {children}
      {total !== undefined && (
        <div className={styles.total}>
          <dt>{t('Total')}</dt>
          <dd aria-live="polite">
            <bdi>{formatPrice(total)}</bdi>
          </dd>
        </div>
      )}
    </dl>
  );
}

function Row({ charge }: { readonly charge: Charge }) {
  const { t, formatPrice } = useI18n();
  const { code, label, amount, included, explanation, calculation, lower_by: lowerBy } = charge;
  return (
    <div data-lower={amount < 0 || undefined} data-included={included || undefined}>
      <dt>
        {label}
        {calculation && <Calculation of={label} text={calculation} />}
        {explanation && <small>{explanation}</small>}
        {lowerBy && <small className={styles.lower}>{lowerBy}</small>}
      </dt>
      <dd>
        <bdi>{code === 'delivery' && amount === 0 ? t('Free') : formatPrice(amount)}</bdi>
      </dd>
    </div>
  );
}
