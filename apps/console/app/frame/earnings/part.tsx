import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import * as styles from './earnings-parts.module.css';

/** One number of a formula. */
export function Part({ name, amount, isResult }: { readonly name: string; readonly amount: string; readonly isResult?: boolean }) {
  return (
    <div className={styles.part} data-result={isResult || undefined}>
      <dt>{name}</dt>
      <dd>
        <bdi>{amount}</bdi>
      </dd>
    </div>
  );
}

/** An amount that is taken off; nothing taken off has no sign. */
export function Deduction({ name, amount }: { readonly name: string; readonly amount: number }) {
  const { formatPrice, formatDifference } = useI18n();
  return <Part name={name} amount={amount === 0 ? formatPrice(0) : formatDifference(-amount)} />;
}
