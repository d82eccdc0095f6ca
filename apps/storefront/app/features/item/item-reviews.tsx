import type { ItemDetails } from '@bozor/contract/shop/catalogue/item-details.ts';
import { Avatar } from '@bozor/ui/media/avatar.tsx';
import { Button } from '@bozor/ui/actions/button.tsx';
import { ProgressBar } from '@bozor/ui/values/progress-bar.tsx';
import { lazyComponent } from '@bozor/web/overlays/lazy-component.tsx';
import { useApiList } from '@bozor/web/api/use-api-list.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { TrueRating } from '../catalogue/item-meta.tsx';
import { LongText } from '../../shell/long-text.tsx';
import { itemReviews } from './item-extras-queries.ts';
import * as styles from './item-reviews.module.css';

const ReviewPictures = lazyComponent(async () => (await import('../catalogue/review-pictures.tsx')).ReviewPictures);

/** Reviews of an item: distribution of stars, and the latest reviews. Renders nothing without reviews. */
export function ItemReviews({ item }: { readonly item: ItemDetails }) {
  const { t, formatNumber, formatFixed, formatDate } = useI18n();
  const { rows: reviews, reply, hasMore, isLoadingMore, loadMore } = useApiList(itemReviews(item.id));
  if (!reply || reviews.length === 0) return null;
  const { summary } = reply;
  return (
    <section className={styles.section} aria-labelledby="reviews">
      <h2 id="reviews" className="text-section" tabIndex={-1}>
        {t('Reviews')}
      </h2>
      <div className={styles.summary}>
        <p className={styles.average}>
          <bdi dir="ltr">{formatFixed(summary.avg_rating, 1)}</bdi>
          <small className={styles.count}>{t('{count, plural, one {# review} other {# reviews}}', { count: summary.rating_count })}</small>
        </p>
        <ul className={styles.stars}>
          {summary.stars
            .toSorted((one, other) => other.rating - one.rating)
            .map(({ rating, count }) => (
              <li key={rating} className={styles.star}>
                <bdi dir="ltr">{rating}</bdi>
                <ProgressBar
                  value={count}
                  max={Math.max(1, summary.rating_count)}
                  label={t('{stars} stars', { stars: rating })}
                  tone="star"
                  size={6}
                />
                <bdi dir="ltr">{formatNumber(count)}</bdi>
              </li>
            ))}
        </ul>
      </div>
      <ul className={styles.list}>
        {reviews.map((review) => (
          <li key={review.id} className={styles.review}>
            <div className={styles.who}>
              <Avatar name={review.customer_name} size={40} />
              <p className={styles.words}>
                <b>{review.customer_name}</b>
                <span className={styles.when}>{formatDate(review.created_at, 'day')}</span>
              </p>
              <TrueRating value={review.rating} count={1} />
            </div>
            <LongText text={review.comment} className={styles.comment} />
            {review.images_full_url.length > 0 && <ReviewPictures urls={review.images_full_url} />}
            {review.reply && (
              <p className={styles.reply}>
                <b>{item.store_name}:</b> <bdi>{review.reply}</bdi>
              </p>
            )}
          </li>
        ))}
      </ul>
      {hasMore && (
        <Button variant="ghost" busy={isLoadingMore} onClick={loadMore}>
          {t('Load more')}
        </Button>
      )}
    </section>
  );
}
