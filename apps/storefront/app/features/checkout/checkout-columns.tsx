import type { ReactNode, Ref } from 'react';
import * as styles from './checkout-page.module.css';

/** Form beside summary; on phones the summary stands below. */
export function CheckoutColumns({
  title,
  form,
  side,
  children,
}: {
  readonly title: string;
  readonly form: Ref<HTMLDivElement>;
  readonly side: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <div className={`container ${styles.page}`}>
      <h1 className={`text-h1 page-title ${styles.title}`}>{title}</h1>
      <div className={styles.columns}>
        <div ref={form} className={styles.form}>
          {children}
        </div>
        <div className={styles.side}>{side}</div>
      </div>
    </div>
  );
}
