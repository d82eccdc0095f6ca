import type { ReactNode } from 'react';
import { classNames } from '../base/class-names.ts';
import * as styles from './empty-state.module.css';

/** An empty state: a picture of 160 px, a line, at most one action. */
export function EmptyState({
  picture,
  title,
  text,
  action,
  isPage,
  className,
}: {
  picture?: ReactNode;
  title: ReactNode;
  text?: ReactNode;
  action?: ReactNode;
  /** Takes the place of a whole page: the title is its first-level heading. */
  isPage?: boolean;
  className?: string;
}) {
  const Title = isPage ? 'h1' : 'p';
  return (
    <div className={classNames(styles.state, className)}>
      {picture && <div className={styles.picture}>{picture}</div>}
      <Title className={styles.title}>{title}</Title>
      {text && <p className={styles.text}>{text}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
