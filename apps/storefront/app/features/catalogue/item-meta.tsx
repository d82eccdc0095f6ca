import type { ItemCard } from '@bozor/contract/shop/catalogue/item-card.ts';
import { DotSeparated } from '@bozor/ui/layout/dot-separated.tsx';
import { Rating } from '@bozor/ui/values/rating.tsx';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { itemMarks } from './item-badges.tsx';
import { useItemMeasure } from './item-measure.ts';
import { itemState } from './item-state.ts';
import { useUnitPrice } from './unit-price.tsx';
import * as styles from './item-card.module.css';

/**
 * Facts of an item in one line: measure or "out of stock", rating, marks that are not on the picture, price per kilogram or litre. Facts
 * that do not fit are left out whole, from the end; rows of a list show all.
 */
export function ItemMeta({ item, hasTags }: { readonly item: ItemCard; readonly hasTags: boolean }) {
  const { t } = useI18n();
  const measure = useItemMeasure()(item);
  const unitPrice = useUnitPrice()(item);
  const isGone = itemState(item) === 'out-of-stock';
  return (
    <div className={styles.meta}>
      <DotSeparated
        of={[
          isGone ? (
            <span key="gone" className={styles.gone}>
              {t('Out of Stock')}
            </span>
          ) : (
            measure && <bdi key="measure">{measure}</bdi>
          ),
          <TrueRating key="rating" value={item.avg_rating} count={item.rating_count} />,
          ...(hasTags ? [] : itemMarks(item).facts.map((mark) => t(mark))),
          unitPrice,
        ]}
      />
    </div>
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
