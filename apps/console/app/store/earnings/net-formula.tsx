import type { EarnedOrder } from '@bozor/contract/store/earnings.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import * as parts from '../../frame/earnings/earnings-parts.module.css';
import { Deduction, Part } from '../../frame/earnings/part.tsx';

interface NetFormulaProps {
  readonly sums: Pick<EarnedOrder, 'gross' | 'commission' | 'refunds' | 'net'>;
  readonly isTotal?: boolean;
}

/** gross − commission − refunds = net, as a list that a reader says in this order. */
export function NetFormula({ sums: { gross, commission, refunds, net }, isTotal = false }: NetFormulaProps) {
  const { t, formatPrice } = useI18n();
  return (
    <dl className={parts.formula}>
      <Part name={t('Gross')} amount={formatPrice(gross)} />
      <Deduction name={t('Commission')} amount={commission} />
      <Deduction name={t('Refunds')} amount={refunds} />
      <Part name={isTotal ? t('Paid out') : t('Net')} amount={formatPrice(net)} isResult />
    </dl>
  );
}
