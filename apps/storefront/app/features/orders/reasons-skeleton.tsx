import { Skeleton } from '@bozor/ui/feedback/skeleton.tsx';
import * as styles from './reasons-skeleton.module.css';

/** Skeleton of the list of reasons. */
export function ReasonsSkeleton() {
  return (
    <div className={styles.waiting}>
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} className={styles.row} />
      ))}
    </div>
  );
}
