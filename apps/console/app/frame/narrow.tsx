import type { ReactNode } from 'react';
import * as styles from './frame.module.css';

/** The main part of a page with one narrow column, in the middle: signing in, an invitation, an error. */
export function Narrow({ children }: { readonly children: ReactNode }) {
  return <main className={styles.main}>{children}</main>;
}
