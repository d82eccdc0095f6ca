import type { ReactNode } from 'react';
import * as styles from './page-intro.module.css';

/** Head of a listing page: breadcrumbs, title, secondary line. */
export function PageIntro({ crumbs, title, text }: { readonly crumbs?: ReactNode; readonly title: ReactNode; readonly text?: ReactNode }) {
  return (
    <header className={styles.intro}>
      {crumbs}
      <h1 className="text-h1">{title}</h1>
      {text && <div className={styles.text}>{text}</div>}
    </header>
  );
}
