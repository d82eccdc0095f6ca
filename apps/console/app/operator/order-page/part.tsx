import type { ReactNode } from 'react';
import * as styles from './part.module.css';

interface PartProps {
  readonly id: string;
  readonly title: ReactNode;
  readonly children: ReactNode;
}

/** A titled part of the order page. */
export function Part({ id, title, children }: PartProps) {
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id} className="text-h3">
        {title}
      </h2>
      {children}
    </section>
  );
}
