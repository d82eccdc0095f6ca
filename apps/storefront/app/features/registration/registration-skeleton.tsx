import { Skeleton } from '@bozor/ui/feedback/skeleton.tsx';
import * as styles from './registration-skeleton.module.css';

/** Skeleton of a form whose stored draft is known only in the browser. */
export function RegistrationSkeleton() {
  return (
    <div className={styles.waiting} aria-hidden>
      <Skeleton className={styles.card} />
      <Skeleton className={styles.card} />
    </div>
  );
}
