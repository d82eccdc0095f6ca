import { Fragment, type ReactNode } from 'react';
import styles from './parts.module.css';

/** Short sayings in one line with dots between them; those that need a line of their own take no dot along. */
export function Parts({ of: parts }: { readonly of: readonly ReactNode[] }) {
  return (
    <span className={styles.parts}>
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
