import type { ItemCard } from '@bozor/contract/shop/catalogue/item-card.ts';
import { Rating } from '@bozor/ui/values/rating.tsx';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { useItemMeasure } from './item-measure.ts';
import { itemState } from './item-state.ts';
import * as styles from './item-card.module.css';

/** Secondary line under a name: measure or "out of stock", then rating. */
export function ItemMeta({ item }: { readonly item: ItemCard }) {
  const { t } = useI18n();
  const measure = useItemMeasure()(item);
  const isGone = itemState(item) === 'out-of-stock';
  return (
    <p className={styles.meta}>
      {isGone ? <span className={styles.gone}>{t('Out of Stock')}</span> : measure && <bdi>{measure}</bdi>}
      <TrueRating value={item.avg_rating} count={item.rating_count} className={isGone || measure ? styles.second : undefined} />
    </p>
  );
}

/** Average rating; "New" without reviews. */
export function TrueRating({
  value,
  count,
  showsCount,
  className,
}: {
  readonly value: number;
  readonly count: number;
  readonly showsCount?: boolean;
  readonly className?: string | undefined;
}) {
  const { t, formatNumber, formatFixed } = useI18n();
  if (count === 0) return <Rating newText={t('New')} className={className} />;
  const stars = formatFixed(value, 1);
  return (
    <Rating
      value={stars}
      {...(showsCount && { count: formatNumber(count) })}
      label={t('Rated {stars} out of 5', { stars })}
      newText={t('New')}
      className={className}
    />
  );
}
