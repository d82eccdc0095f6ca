import { Skeleton } from '@bozor/ui/feedback/skeleton.tsx';
import styles from './reasons-skeleton.module.css';

/** Where reasons to choose from will stand. */
export function ReasonsSkeleton() {
  return (
    <div className={styles.waiting}>
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} className={styles.row} />
      ))}
    </div>
  );
}
