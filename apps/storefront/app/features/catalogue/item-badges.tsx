import type { ItemCard } from '@bozor/contract/shop/catalogue/item-card.ts';
import { Badge } from '@bozor/ui/feedback/badge.tsx';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import * as styles from './item-card.module.css';

/** At most two badges on a picture, in this order: discount, recommended by the store, organic. */
export function ItemBadges({ item }: { readonly item: Pick<ItemCard, 'discount_chip' | 'recommended' | 'organic'> }) {
  const { t } = useI18n();
  const marks = [
    item.discount_chip && <DiscountBadge key="discount" chip={item.discount_chip} />,
    item.recommended === 1 && (
      <Badge key="recommended" kind="glass" className={styles.mark}>
        {t('Recommend')}
      </Badge>
    ),
    item.organic === 1 && (
      <Badge key="organic" kind="glass" className={styles.mark}>
        {t('Organic')}
      </Badge>
    ),
  ].filter(Boolean);
  return marks.length === 0 ? null : <span className={styles.badges}>{marks.slice(0, 2)}</span>;
}

/** "−15%" or "−4 000 soʻm". */
export function DiscountBadge({ chip }: { readonly chip: Pick<NonNullable<ItemCard['discount_chip']>, 'discount' | 'discount_type'> }) {
  const { formatNumber, formatPrice } = useI18n();
  return (
    <Badge kind="sale">
      {chip.discount_type === 'percent' ? (
        <bdi dir="ltr">−{formatNumber(chip.discount, 1)}%</bdi>
      ) : (
        <bdi>{formatPrice(-chip.discount)}</bdi>
      )}
    </Badge>
  );
}
