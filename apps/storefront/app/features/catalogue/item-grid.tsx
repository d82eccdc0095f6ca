import type { ItemCard as Item } from '@bozor/contract/shop/catalogue/item-card.ts';
import { classNames } from '@bozor/ui/base/class-names.ts';
import { ItemCard } from './item-card.tsx';
import type { ItemCardLayout } from './item-card-layout.ts';
import styles from './columns.module.css';

/** What of a layout changes the columns. */
export function columnsOf(layout: ItemCardLayout): 'list' | 'food' | undefined {
  return layout === 'list' || layout === 'food' ? layout : undefined;
}

/** Items in columns: 2, 3, 4, 5 and 6 by width, one less beside a panel; lines in one or two. */
export function ItemGrid({
  items,
  label,
  labelledBy,
  layout = 'vertical',
  beside,
  rows,
  eagerCount = 0,
  level = 3,
  marksNotStated,
  namesStore,
  className,
}: {
  readonly items: readonly Item[];
  /** Names the list for the ear; a heading above does it as well. */
  readonly label?: string;
  readonly labelledBy?: string;
  readonly layout?: ItemCardLayout;
  /** A side panel stands next to it. */
  readonly beside?: boolean;
  /** Shows no more rows than these; give items for the widest page. */
  readonly rows?: 2 | 3;
  /** How many of the first pictures are seen at once. */
  readonly eagerCount?: number;
  /** Of the names: 2 where the list stands right under the page's title. */
  readonly level?: 2 | 3;
  readonly marksNotStated?: boolean;
  readonly namesStore?: boolean;
  readonly className?: string | undefined;
}) {
  return (
    <ul
      className={classNames(styles.columns, className)}
      data-of={columnsOf(layout)}
      data-beside={beside || undefined}
      data-rows={rows}
      aria-label={label}
      aria-labelledby={labelledBy}
    >
      {items.map((item, at) => (
        <li key={item.id} className={styles.cell}>
          <ItemCard
            item={item}
            layout={layout}
            eager={at < eagerCount}
            level={level}
            {...(marksNotStated && { marksNotStated })}
            {...(namesStore && { namesStore })}
          />
        </li>
      ))}
    </ul>
  );
}
