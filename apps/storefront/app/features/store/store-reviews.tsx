import { Button } from '@bozor/ui/actions/button.tsx';
import { ErrorState } from '@bozor/ui/feedback/error-state.tsx';
import { Rating } from '@bozor/ui/values/rating.tsx';
import { lazyComponent } from '@bozor/web/overlays/lazy-component.tsx';
import { useApiList } from '@bozor/web/api/use-api-list.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { LongText } from '../../shell/long-text.tsx';
import { storeReviews } from './store-queries.ts';
import * as styles from './store-reviews.module.css';

const ReviewPictures = lazyComponent(async () => (await import('../catalogue/review-pictures.tsx')).ReviewPictures);

/** Reviews of the store's items, newest first; or a note that the store has disabled reviews. */
export function StoreReviews({ idOrSlug, isOn }: { readonly idOrSlug: string; readonly isOn: boolean }) {
  const { t, formatDate } = useI18n();
  const { rows, hasMore, isLoadingMore, loadMore, status, retry } = useApiList(storeReviews(idOrSlug), { enabled: isOn });
  return (
    <section aria-labelledby="store-reviews">
      <h2 id="store-reviews" className="text-section">
        {t('Reviews')}
      </h2>
      {!isOn && <p className={styles.none}>{t('this store is not having any review plan')}</p>}
      {isOn && status === 'success' && rows.length === 0 && <p className={styles.none}>{t('No reviews yet.')}</p>}
      {isOn && status === 'error' && (
        <ErrorState title={t('Something went wrong. Please try again.')} retryLabel={t('Try again')} onRetry={retry} />
      )}
      <ul className={styles.list}>
        {rows.map(({ id, rating, comment, customer_name, item_name, images_full_url: pictures, reply, created_at }) => (
          <li key={id} className={styles.review}>
            <p className={styles.head}>
              <strong dir="auto">{customer_name}</strong>
              <Rating value={String(rating)} label={t('Rated {stars} out of 5', { stars: rating })} newText={t('New')} />
              <time dateTime={created_at}>{formatDate(created_at)}</time>
            </p>
            {item_name && <p className={styles.item}>{item_name}</p>}
            <LongText text={comment} />
            {pictures.length > 0 && (
              <div className={styles.pictures}>
                <ReviewPictures urls={pictures} />
              </div>
            )}
            {reply && (
              <p className={styles.reply} dir="auto">
                {reply}
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
