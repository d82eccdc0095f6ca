import type { ItemCard } from '@bozor/contract/item-card.ts';
import { useWords } from '../../platform/words/words.tsx';
import type { ItemCardLayout } from './item-card.tsx';
import styles from './item-hours.module.css';

/** Over the picture of what is not served at this hour. */
export function ItemHours({
  item,
  layout,
}: {
  readonly item: Pick<ItemCard, 'available_time_starts' | 'available_time_ends'>;
  readonly layout: ItemCardLayout;
}) {
  const { t } = useWords();
  return (
    <span className={styles.hours} data-layout={layout}>
      {t('Not Available now')}
      {item.available_time_starts && (
        <bdi dir="ltr">
          {item.available_time_starts}–{item.available_time_ends}
        </bdi>
      )}
    </span>
  );
}
