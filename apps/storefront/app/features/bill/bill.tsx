import type { Charge } from '@bozor/contract/shop/orders/charge.ts';
import { Fragment } from 'react';
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
  /** Part of the total that the wallet pays beside another method. Decimal amount. */
  readonly wallet?: number;
  readonly isBusy?: boolean;
}

/** Charges of a cart, a quote or an order, each with its reason, and their total. */
export function Bill({ charges, total, subtotal, wallet = 0, isBusy = false }: BillProps) {
  const { t, formatPrice } = useI18n();
  const lastOfItems = charges.findLast(({ code }) => code === 'items' || code === 'discount');
  return (
    <dl className={styles.bill} data-busy={isBusy || undefined}>
      {charges.map((charge) => (
        <Fragment key={charge.code}>
          <Row charge={charge} />
          {subtotal !== undefined && charge === lastOfItems && <Sum name={t('Subtotal')} amount={subtotal} />}
        </Fragment>
      ))}
      {total !== undefined && (
        <div className={styles.total}>
          <dt>{t('Total')}</dt>
          <dd>
            <bdi>{formatPrice(total)}</bdi>
          </dd>
        </div>
      )}
      {total !== undefined && wallet > 0 && wallet < total && (
        <>
          <Sum name={t('Paid from wallet')} amount={-wallet} />
          <Sum name={t('To pay')} amount={total - wallet} />
        </>
      )}
    </dl>
  );
}

function Sum({ name, amount }: { readonly name: string; readonly amount: number }) {
  const { formatPrice } = useI18n();
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <bdi>{formatPrice(amount)}</bdi>
      </dd>
    </div>
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
