import { Skeleton } from '@bozor/ui/skeleton.tsx';
import type { ItemCardLayout } from './item-card.tsx';
import grid from './item-grid.module.css';
import storeGrid from './store-grid.module.css';
import styles from './card-skeletons.module.css';

const LINES: readonly ItemCardLayout[] = ['list', 'food'];

/** The boxes of a grid of items while it loads. */
export function ItemGridSkeleton({
  count = 12,
  layout = 'vertical',
  beside,
}: {
  readonly count?: number;
  readonly layout?: ItemCardLayout;
  readonly beside?: boolean;
}) {
  return (
    <div className={grid.grid} data-layout={layout} data-beside={beside || undefined} aria-hidden>
      {Array.from({ length: count }, (_, at) =>
        LINES.includes(layout) ? (
          <Skeleton key={at} shape="tile" className={styles.line} />
        ) : (
          <div key={at}>
            <Skeleton shape="tile" />
            <Skeleton className={styles.price} />
            <Skeleton className={styles.name} />
            <Skeleton className={styles.meta} />
          </div>
        ),
      )}
    </div>
  );
}

/** The boxes of a grid of stores while it loads. */
export function StoreGridSkeleton({ count = 4 }: { readonly count?: number }) {
  return (
    <div className={storeGrid.grid} aria-hidden>
      {Array.from({ length: count }, (_, at) => (
        <div key={at}>
          <Skeleton shape="tile" className={styles.cover} />
          <div className={styles.store}>
            <Skeleton shape="tile" className={styles.logo} />
            <div>
              <Skeleton className={styles.name} />
              <Skeleton className={styles.meta} />
            </div>
          </div>
        </div>
      ))}
    </div>
  );
}
