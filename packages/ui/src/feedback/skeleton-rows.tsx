import { Skeleton } from './skeleton.tsx';
import * as styles from './skeleton-rows.module.css';

/** Three placeholder rows of a list with pictures. `label` is the screen reader's "Loading". */
export function SkeletonRows({ label }: { label: string }) {
  return (
    <div aria-busy="true">
      <output className="visually-hidden">{label}</output>
      {[1, 2, 3].map((row) => (
        <div key={row} className={styles.row}>
          <Skeleton shape="tile" className={styles.tile} />
          <div className={styles.words}>
            <Skeleton />
            <Skeleton />
          </div>
        </div>
      ))}
    </div>
  );
}
