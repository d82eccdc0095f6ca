import type { StoreCard as Store } from '@bozor/contract/shop/catalogue/store-card.ts';
import { StoreCard, type StoreCardLayout, type StoreCardVariant } from './store-card.tsx';
import * as styles from './columns.module.css';

/** Stores in 1, 2, 3 or 4 columns; rows in 1 or 2. */
export function StoreGrid({
  stores,
  label,
  variant = 'usual',
  layout = 'vertical',
  level = 3,
}: {
  readonly stores: readonly Store[];
  readonly label?: string;
  readonly variant?: StoreCardVariant;
  readonly layout?: StoreCardLayout;
  readonly level?: 2 | 3;
}) {
  return (
    <ul className={styles.columns} data-of={layout === 'list' ? 'list' : 'stores'} aria-label={label}>
      {stores.map((store) => (
        <li key={store.id} className={styles.cell}>
          <StoreCard store={store} variant={variant} layout={layout} level={level} />
        </li>
      ))}
    </ul>
  );
}
