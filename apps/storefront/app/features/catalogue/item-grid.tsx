import type { ItemCard as Item } from '@bozor/contract/shop/catalogue/item-card.ts';
import { classNames } from '@bozor/ui/base/class-names.ts';
import { BriefItem } from './brief-item.tsx';
import { ItemCard } from './item-card.tsx';
import type { ItemCardLayout } from './item-card-layout.ts';
import { namesakesIn } from './namesakes.ts';
import * as styles from './columns.module.css';

/** The part of a layout that changes the columns. */
export function columnsOf(layout: ItemCardLayout): 'list' | 'food' | undefined {
  return layout === 'list' || layout === 'food' ? layout : undefined;
}

/** Items in columns: 2, 3, 4, 5 or 6 by width, one less beside a panel; rows in 1 or 2. */
export function ItemGrid({
  items,
  label,
  labelledBy,
  layout = 'vertical',
  beside,
  rows,
  eagerCount = 0,
  level = 3,
  wholeCount = Infinity,
  marksNotStated,
  ofOneStore,
  className,
}: {
  readonly items: readonly Item[];
  /** Accessible name of the list; `labelledBy` refers to a heading instead. */
  readonly label?: string;
  readonly labelledBy?: string;
  readonly layout?: ItemCardLayout;
  /** A side panel stands next to the grid. */
  readonly beside?: boolean;
  /** Shows at most this many rows; pass enough items for the widest page. */
  readonly rows?: 2 | 3;
  /** Number of pictures in the first viewport. */
  readonly eagerCount?: number;
  /** Heading level of the names: 2 where the list stands right under the page title. */
  readonly level?: 2 | 3;
  /** Number of cards that are server-rendered in full; later ones have only name and price, in the same place. */
  readonly wholeCount?: number;
  readonly marksNotStated?: boolean;
  /** The cards do not name the store. */
  readonly ofOneStore?: boolean;
  readonly className?: string | undefined;
}) {
  const namesakes = namesakesIn(items);
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
        <li key={item.id} className={styles.cell} data-brief={at >= wholeCount || undefined}>
          {at >= wholeCount ? (
            <BriefItem item={item} level={level} />
          ) : (
            <ItemCard
              item={item}
              layout={layout}
              eager={at < eagerCount}
              level={level}
              {...(marksNotStated && { marksNotStated })}
              {...(ofOneStore && { ofOneStore })}
              isNamesake={namesakes.has(item.id)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
