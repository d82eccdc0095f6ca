import { Skeleton } from '@bozor/ui/feedback/skeleton.tsx';
import * as styles from './item-page.module.css';

/** Skeleton of an item's page. */
export function PageSkeleton() {
  return (
    <div className={styles.top}>
      <Skeleton shape="tile" className={styles.waitingPicture} />
      <div className={styles.words}>
        <Skeleton className={styles.short} />
        <Skeleton className={styles.waitingName} />
        <Skeleton className={styles.short} />
        <Skeleton shape="pill" />
        <Skeleton shape="pill" />
      </div>
    </div>
  );
}
