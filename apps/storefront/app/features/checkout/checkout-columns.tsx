import type { ReactNode, Ref } from 'react';
import styles from './checkout-page.module.css';

/** The form on one side, what it comes to on the other; on phones one under the other. */
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
      <h1 className={`text-h1 ${styles.title}`}>{title}</h1>
      <div className={styles.columns}>
        <div ref={form} className={styles.form}>
          {children}
        </div>
        <div className={styles.side}>{side}</div>
      </div>
    </div>
  );
}
