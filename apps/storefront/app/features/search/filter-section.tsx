import type { ReactNode } from 'react';
import * as styles from './filter-section.module.css';

/** A titled group of filters. */
export function FilterSection({
  title,
  aside,
  children,
}: {
  readonly title: string;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
