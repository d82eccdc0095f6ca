import type { ItemCard } from '@bozor/contract/shop/catalogue/item-card.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import type { ItemCardLayout } from './item-card-layout.ts';
import { isOver } from './item-state.ts';
import * as styles from './item-hours.module.css';

/** Covers the picture of an item outside its hours. */
export function ItemHours({ item, layout }: { readonly item: ItemCard; readonly layout: ItemCardLayout }) {
  const { t } = useI18n();
  return (
    <span className={styles.hours} data-layout={layout}>
      {isOver(item) ? t('This campaign is over') : t('Not Available now')}
      {item.available_time_starts && !isOver(item) && (
        <bdi dir="ltr">
          {item.available_time_starts}–{item.available_time_ends}
        </bdi>
      )}
    </span>
  );
}
