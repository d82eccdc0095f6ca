import { Loading, Skeleton } from './skeleton.tsx';
import * as styles from './skeleton-rows.module.css';

/** Three placeholder rows of a list with pictures. `label` is the screen reader's "Loading". */
export function SkeletonRows({ label }: { label: string }) {
  return <Loading loading label={label} skeleton={[1, 2, 3].map(rowOf)} />;
}

const rowOf = (row: number) => (
  <div key={row} className={styles.row}>
    <Skeleton shape="tile" className={styles.tile} />
    <div className={styles.words}>
      <Skeleton />
      <Skeleton />
    </div>
  </div>
);
