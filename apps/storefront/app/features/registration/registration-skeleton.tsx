import { Skeleton } from '@bozor/ui/feedback/skeleton.tsx';
import styles from './registration-skeleton.module.css';

/** The room of a form whose kept texts only the browser knows. */
export function RegistrationSkeleton() {
  return (
    <div className={styles.waiting} aria-hidden>
      <Skeleton className={styles.card} />
      <Skeleton className={styles.card} />
    </div>
  );
}
