import type { ReactNode } from 'react';
import styles from './page-intro.module.css';

/** The head of a page that lists things: where it stands, its name, a quiet line. */
export function PageIntro({ crumbs, title, text }: { readonly crumbs?: ReactNode; readonly title: ReactNode; readonly text?: ReactNode }) {
  return (
    <header className={styles.intro}>
      {crumbs}
      <h1 className="text-h1">{title}</h1>
      {text && <p className={styles.text}>{text}</p>}
    </header>
  );
}
