import { Fragment, type ReactNode } from 'react';
import * as styles from './dot-separated.module.css';

/** Short texts in one line, separated by dots. A text that wraps to a new line has no dot. */
export function DotSeparated({ of: parts }: { readonly of: readonly ReactNode[] }) {
  return (
    <span className={styles.list}>
      <span className={styles.line}>
        {parts.filter(Boolean).map((part, at) => (
          <Fragment key={at}>
            {at > 0 && ' '}
            <span className={styles.part}>{part}</span>
          </Fragment>
        ))}
      </span>
    </span>
  );
}
