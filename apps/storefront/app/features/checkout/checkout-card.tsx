import { useId, type ReactNode } from 'react';
import * as styles from './card.module.css';

/** One step of the checkout: a titled card. */
export function CheckoutCard({
  title,
  choiceId,
  isChoice = choiceId !== undefined,
  mark,
  text,
  aside,
  children,
}: {
  readonly title: string;
  /** Id of the title, where it names the choice in the card. */
  readonly choiceId?: string;
  /** The card is a choice that has the name of the title: it is no region then, whose name would be read again. */
  readonly isChoice?: boolean;
  /** Shown before the title. */
  readonly mark?: ReactNode;
  readonly text?: string;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}) {
  const own = useId();
  return (
    <section className={styles.card} aria-labelledby={isChoice ? undefined : own}>
      <div className={styles.head}>
        <h2 id={choiceId ?? own}>
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
