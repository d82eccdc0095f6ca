import type { ItemCard as Item } from '@bozor/contract/item-card.ts';
import { classNames } from '@bozor/ui/class-names.ts';
import { ItemCard, type ItemCardLayout } from './item-card.tsx';
import styles from './item-grid.module.css';

/** Items in columns: 2, 3, 4, 5 and 6 by width, one less beside a panel; lines in one or two. */
export function ItemGrid({
  items,
  label,
  layout = 'vertical',
  beside,
  eagerCount = 0,
  level = 3,
  className,
}: {
  readonly items: readonly Item[];
  /** Names the list for the ear; a heading above does it as well. */
  readonly label?: string;
  readonly layout?: ItemCardLayout;
  /** A side panel stands next to it. */
  readonly beside?: boolean;
  /** How many of the first pictures are seen at once. */
  readonly eagerCount?: number;
  /** Of the names: 2 where the list stands right under the page's title. */
  readonly level?: 2 | 3;
  readonly className?: string;
}) {
  return (
    <ul className={classNames(styles.grid, className)} data-layout={layout} data-beside={beside || undefined} aria-label={label}>
      {items.map((item, at) => (
        <li key={item.id} className={styles.cell}>
          <ItemCard item={item} layout={layout} eager={at < eagerCount} level={level} />
        </li>
      ))}
    </ul>
  );
}
