import { calls } from '@bozor/contract/store/calls.ts';
import type { StoreReview } from '@bozor/contract/store/reviews.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { EmptyState } from '@bozor/ui/feedback/empty-state.tsx';
import { ErrorState } from '@bozor/ui/feedback/error-state.tsx';
import { SkeletonRows } from '@bozor/ui/feedback/skeleton-rows.tsx';
import { Checkbox } from '@bozor/ui/forms/checkbox.tsx';
import { Select } from '@bozor/ui/forms/select.tsx';
import { Rating } from '@bozor/ui/values/rating.tsx';
import { apiQuery } from '@bozor/web/api/query.ts';
import { useApiQuery } from '@bozor/web/api/use-api-query.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useStaff } from '../../frame/shell/staff-context.tsx';
import { ReplyForm } from './reply-form.tsx';
import { ReportForm } from './report-form.tsx';
import { REPORT_WORDS } from './report-words.ts';
import * as styles from './reviews.module.css';

const STARS = [5, 4, 3, 2, 1] as const;
type Stars = (typeof STARS)[number];
interface Wanted {
  readonly isUnanswered: boolean;
  readonly stars: Stars | undefined;
  readonly before: number | undefined;
}

const reviewsOf = ({ isUnanswered, stars, before }: Wanted) =>
  apiQuery(
    calls.reviews.list,
    { query: { ...(isUnanswered && { show: 'unanswered' as const }), ...(stars && { stars }), ...(before !== undefined && { before }) } },
    { quiet: true, staleMs: 0 },
  );

function readWanted(params: URLSearchParams): Wanted {
  const before = Number(params.get('before'));
  return {
    isUnanswered: params.get('show') === 'unanswered',
    stars: STARS.find((each) => String(each) === params.get('stars')),
    before: Number.isSafeInteger(before) && before > 0 ? before : undefined,
  };
}

/** Reviews of the store's items. The address holds the filters and the page. */
export default function ReviewsPage() {
  const { t } = useI18n();
  const [params, setParams] = useSearchParams();
  const wanted = readWanted(params);
  const { data, error, isFetching, refetch } = useApiQuery(reviewsOf(wanted));
  const filter = (name: 'show' | 'stars', value: string) =>
    setParams(
      (before) => {
        before.delete('before');
        if (value === '') before.delete(name);
        else before.set(name, value);
        return before;
      },
      { replace: true },
    );
  const next = new URLSearchParams(params);
  if (data?.next) next.set('before', String(data.next));
  return (
    <section className={styles.page} aria-labelledby="reviews-title" aria-busy={!data && !error}>
      <title>{t('Reviews')}</title>
      <h1 id="reviews-title" className="text-h1">
        {t('Reviews')}
      </h1>
      <div className={styles.filters}>
        <Select
          label={t('Stars')}
          name="stars"
          value={String(wanted.stars ?? '')}
          options={[
            { value: '', label: t('All') },
            ...STARS.map((stars) => ({ value: String(stars), label: t('{stars, plural, one {# star} other {# stars}}', { stars }) })),
          ]}
          onChange={({ target }) => filter('stars', target.value)}
        />
        <Checkbox
          row
          label={t('Only without a reply')}
          checked={wanted.isUnanswered}
          onChange={({ target }) => filter('show', target.checked ? 'unanswered' : '')}
        />
      </div>
      {!data && error && (
        <ErrorState
          title={t('The reviews cannot be shown.')}
          retryLabel={t('Load again')}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <SkeletonRows label={t('Loading')} />}
      {data?.reviews.length === 0 && <EmptyState title={t('No reviews here')} />}
      {data && data.reviews.length > 0 && (
        <ul className={styles.list}>
          {data.reviews.map((review) => (
            <ReviewCard key={review.id} review={review} />
          ))}
        </ul>
      )}
      {data?.next && (
        <Button variant="outline" render={<Link to={`?${next}`} />}>
          {t('Older reviews')}
        </Button>
      )}
    </section>
  );
}

function ReviewCard({ review }: { readonly review: StoreReview }) {
  const { t, formatDate, formatTime } = useI18n();
  const { may } = useStaff();
  const [opened, setOpened] = useState<'reply' | 'report'>();
  const { id, rating, customer_name, item_name, comment, created_at, images_full_url, reply, reply_changes_until: until, report } = review;
  const who = <span className="visually-hidden"> {`${customer_name}, ${item_name}`}</span>;
  return (
    <li className={styles.review}>
      <p className={styles.head}>
        <Rating value={String(rating)} label={t('Rated {stars} out of 5', { stars: rating })} newText="" />
        <strong dir="auto">{customer_name}</strong>
        <time dateTime={created_at} className="text-meta">
          {formatDate(created_at)}
        </time>
      </p>
      <p className="text-meta" dir="auto">
        {item_name}
      </p>
      {comment && (
        <p className={styles.comment} dir="auto">
          {comment}
        </p>
      )}
      {images_full_url.length > 0 && (
        <div className={styles.pictures}>
          {images_full_url.map((url) => (
            <img key={url} src={url} alt={t('Picture of the customer')} loading="lazy" className={styles.picture} />
          ))}
        </div>
      )}
      {reply !== null && (
        <p className={styles.reply}>
          <b>{t('Your reply:')}</b> <bdi>{reply}</bdi>
          {until && <span className="text-meta">{t('You can change it until {time}.', { time: formatTime(until) })}</span>}
        </p>
      )}
      {report && (
        <p className="text-meta">
          {report.is_kept
            ? t('The shop keeps this review: {reason}', { reason: report.answer ?? '' })
            : t('Reported on {date}: {reason}. The shop looks at it.', {
                date: formatDate(report.at),
                reason: t(REPORT_WORDS[report.reason]),
              })}
        </p>
      )}
      {may('reviews.answer') && opened === undefined && (
        <div className={styles.buttons}>
          {(reply === null || until) && (
            <Button variant={reply === null ? 'tint' : 'outline'} onClick={() => setOpened('reply')}>
              {reply === null ? t('Reply') : t('Change the reply')}
              {who}
            </Button>
          )}
          {!report && (
            <Button variant="outline" onClick={() => setOpened('report')}>
              {t('Report')}
              {who}
            </Button>
          )}
        </div>
      )}
      {opened === 'reply' && <ReplyForm id={id} reply={reply ?? ''} onClose={() => setOpened(undefined)} />}
      {opened === 'report' && <ReportForm id={id} onClose={() => setOpened(undefined)} />}
    </li>
  );
}
