import { Skeleton } from '@bozor/ui/feedback/skeleton.tsx';
import type { ItemCardLayout } from './item-card-layout.ts';
import { columnsOf } from './item-grid.tsx';
import type { StoreCardLayout } from './store-card.tsx';
import * as columns from './columns.module.css';
import * as rowStyles from './card-row.module.css';
import * as styles from './card-skeletons.module.css';

/** Skeleton of an item grid. */
export function ItemGridSkeleton({
  count = 12,
  layout = 'vertical',
  beside,
  rows,
}: {
  readonly count?: number;
  readonly layout?: ItemCardLayout;
  readonly beside?: boolean;
  readonly rows?: 2 | 3;
}) {
  const of = columnsOf(layout);
  return (
    <div className={columns.columns} data-of={of} data-beside={beside || undefined} data-rows={rows} aria-hidden>
      {Array.from({ length: count }, (_, at) => (
        <div key={at} className={columns.cell}>
          {of ? <Skeleton shape="tile" className={styles.line} /> : <ItemBoxes />}
        </div>
      ))}
    </div>
  );
}

/** Skeleton of a store grid. */
export function StoreGridSkeleton({ count = 4, layout = 'vertical' }: { readonly count?: number; readonly layout?: StoreCardLayout }) {
  const isLine = layout === 'list';
  return (
    <div className={columns.columns} data-of={isLine ? 'list' : 'stores'} aria-hidden>
      {Array.from({ length: count }, (_, at) =>
        isLine ? <Skeleton key={at} shape="tile" className={styles.line} /> : <StoreBoxes key={at} />,
      )}
    </div>
  );
}

/** Skeleton of a row of cards. */
export function CardRowSkeleton({ of }: { readonly of: 'items' | 'wideItems' | 'stores' }) {
  return (
    <div className={rowStyles.boxes} aria-hidden>
      {Array.from({ length: 6 }, (_, at) => (
        <div key={at} className={rowStyles[of]}>
          {of === 'stores' ? <StoreBoxes /> : <ItemBoxes isWide={of === 'wideItems'} />}
        </div>
      ))}
    </div>
  );
}

export function ItemBoxes({ isWide }: { readonly isWide?: boolean }) {
  return (
    <div>
      <Skeleton shape="tile" {...(isWide && { className: styles.wide })} />
      <Skeleton className={styles.price} />
      <Skeleton className={styles.name} />
      <Skeleton className={styles.meta} />
    </div>
  );
}

function StoreBoxes() {
  return (
    <div>
      <Skeleton shape="tile" className={styles.cover} />
      <div className={styles.store}>
        <Skeleton shape="tile" className={styles.logo} />
        <div>
          <Skeleton className={styles.name} />
          <Skeleton className={styles.meta} />
        </div>
      </div>
    </div>
  );
}
