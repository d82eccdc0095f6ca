import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import * as styles from './earnings.module.css';

/** gross − commission − refunds = net, and the tax in it. */
export interface Sums {
  readonly gross: number;
  readonly commission: number;
  readonly refunds: number;
  readonly net: number;
  readonly tax: number;
}

/** Sums as a list that a reader says in this order. */
export function SumsList({ sums: { gross, commission, refunds, net, tax } }: { readonly sums: Sums }) {
  const { t, formatPrice, formatDifference } = useI18n();
  return (
    <dl className={styles.formula}>
      <Part name={t('Gross')} amount={formatPrice(gross)} />
      <Part name={t('Commission of the shop')} amount={formatDifference(-commission)} />
      <Part name={t('Refunds that the store bears')} amount={formatDifference(-refunds)} />
      <Part name={t('Net of the store')} amount={formatPrice(net)} isResult />
      <Part name={t('Tax in it')} amount={formatPrice(tax)} />
    </dl>
  );
}

/** One number of a formula. */
export function Part({ name, amount, isResult }: { readonly name: string; readonly amount: string; readonly isResult?: boolean }) {
  return (
    <div className={styles.part} data-result={isResult || undefined}>
      <dt>{name}</dt>
      <dd>{amount}</dd>
    </div>
  );
}
