import { useId, type ReactNode } from 'react';
import * as styles from './card.module.css';

/** One step of the checkout: a titled card. */
export function CheckoutCard({
  title,
  mark,
  text,
  aside,
  children,
}: {
  readonly title: string;
  /** Shown before the title. */
  readonly mark?: ReactNode;
  readonly text?: string;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}) {
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>
          {mark}
          {title}
        </h2>
        {aside}
      </div>
      {text && <p className={styles.text}>{text}</p>}
      {children}
    </section>
  );
}
