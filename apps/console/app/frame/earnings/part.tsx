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
