import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import * as parts from '../../frame/earnings/earnings-parts.module.css';
import { Deduction, Part } from '../../frame/earnings/part.tsx';

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
  const { t, formatPrice } = useI18n();
  return (
    <dl className={parts.formula}>
      <Part name={t('Gross')} amount={formatPrice(gross)} />
      <Deduction name={t('Commission of the shop')} amount={commission} />
      <Deduction name={t('Refunds that the store bears')} amount={refunds} />
      <Part name={t('Net of the store')} amount={formatPrice(net)} isResult />
      <Part name={t('Tax in it')} amount={formatPrice(tax)} />
    </dl>
  );
}
