import type { ReactNode } from 'react';
import styles from './account-card.module.css';

/** A page that is one form: in the middle of the screen, as wide as the dialogs of the account. */
export function AccountCard({
  title,
  text,
  children,
}: {
  readonly title: string;
  readonly text?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <div className={`container ${styles.page}`}>
      <div className={styles.card}>
        <h1 className="text-h1">{title}</h1>
        {text && <p className={styles.text}>{text}</p>}
        {children}
      </div>
    </div>
  );
}
