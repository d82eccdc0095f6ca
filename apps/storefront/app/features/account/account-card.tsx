import { useSpokenTitle } from '@bozor/ui/feedback/use-spoken-title.ts';
import type { ReactNode } from 'react';
import * as styles from './account-card.module.css';

/** Layout of a page that consists of one form: centred, as wide as the account dialogs. */
export function AccountCard({
  title,
  text,
  children,
}: {
  readonly title: string;
  readonly text?: ReactNode;
  readonly children: ReactNode;
}) {
  useSpokenTitle(title);
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
