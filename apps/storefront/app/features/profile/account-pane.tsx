import type { ReactNode } from 'react';
import * as styles from './account-pane.module.css';

/** A page of the account, with its title. */
export function AccountPane({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h1 className={`text-h1 page-title ${styles.title}`}>{title}</h1>
      {children}
    </section>
  );
}
