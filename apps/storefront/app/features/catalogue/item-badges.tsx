import type { ItemCard } from '@bozor/contract/shop/catalogue/item-card.ts';
import { Badge } from '@bozor/ui/feedback/badge.tsx';
import { text } from '@bozor/web/i18n/text.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import * as styles from './item-card.module.css';

type Marked = Pick<ItemCard, 'discount_chip' | 'recommended' | 'organic'>;

/** Marks of an item that its card names: the badge has the first of them, or the discount, and the facts have the others. */
export function itemMarks({ discount_chip, recommended, organic }: Marked): {
  readonly badge: string | undefined;
  readonly facts: readonly string[];
} {
  const marks = [recommended === 1 && text('Recommend'), organic === 1 && text('Organic')].filter((mark) => mark !== false);
  return discount_chip ? { badge: undefined, facts: marks } : { badge: marks[0], facts: marks.slice(1) };
}

/** The one badge on a picture. */
export function ItemBadge({ item }: { readonly item: Marked }) {
  const { t } = useI18n();
  const { badge } = itemMarks(item);
  if (!item.discount_chip && !badge) return null;
  return (
    <p className={styles.badges}>
      {item.discount_chip ? <DiscountBadge chip={item.discount_chip} /> : <Badge kind="glass">{t(badge!)}</Badge>}
    </p>
  );
}

/** "−15%" or "−4 000 soʻm", for screen readers with the word "discount". */
export function DiscountBadge({ chip }: { readonly chip: Pick<NonNullable<ItemCard['discount_chip']>, 'discount' | 'discount_type'> }) {
  const { t, formatNumber, formatPrice } = useI18n();
  return (
    <Badge kind="sale">
      {chip.discount_type === 'percent' ? (
        <bdi dir="ltr">−{formatNumber(chip.discount, 1)}%</bdi>
      ) : (
        <bdi>{formatPrice(-chip.discount)}</bdi>
      )}
      <span className="visually-hidden"> {t('discount')}</span>
    </Badge>
  );
}
