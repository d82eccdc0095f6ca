import type { ItemCard } from '@bozor/contract/shop/catalogue/item-card.ts';
import { Badge } from '@bozor/ui/feedback/badge.tsx';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { DiscountBadge } from './item-badges.tsx';
import * as styles from './item-card.module.css';

/** Tags of a dish in a menu row, each a paragraph, so that screen readers read them apart. */
export function ItemTags({ item }: { readonly item: Pick<ItemCard, 'discount_chip' | 'is_halal' | 'halal_tag_status' | 'recommended'> }) {
  const { t } = useI18n();
  const isHalal = item.is_halal === 1 && item.halal_tag_status === 1;
  if (!item.discount_chip && !isHalal && item.recommended === 0) return null;
  return (
    <div className={styles.tags}>
      {item.discount_chip && (
        <p>
          <DiscountBadge chip={item.discount_chip} />
        </p>
      )}
      {isHalal && (
        <p>
          <Badge kind="success">{t('Halal')}</Badge>
        </p>
      )}
      {item.recommended === 1 && (
        <p>
          <Badge kind="muted">{t('Recommend')}</Badge>
        </p>
      )}
    </div>
  );
}

/** A dot in a square, green for vegetarian food, red for other; nothing outside the food module. */
export function VegMarker({ item }: { readonly item: Pick<ItemCard, 'veg' | 'module_type'> }) {
  const { t } = useI18n();
  if (item.module_type !== 'food' || item.veg === null) return null;
  return (
    <span className={styles.veg} data-veg={item.veg}>
      <span className="visually-hidden">{item.veg === 1 ? t('Veg') : t('Non veg')}</span>
    </span>
  );
}
