import { calls } from '@bozor/contract/operator/calls.ts';
import type { ReportedReview } from '@bozor/contract/store/reviews.ts';
import type { ReportReason } from '@bozor/domain/stores/review-answers.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { announce } from '@bozor/ui/feedback/announce.ts';
import { EmptyState } from '@bozor/ui/feedback/empty-state.tsx';
import { ErrorState } from '@bozor/ui/feedback/error-state.tsx';
import { SkeletonRows } from '@bozor/ui/feedback/skeleton-rows.tsx';
import { TextField } from '@bozor/ui/forms/text-field.tsx';
import { Rating } from '@bozor/ui/values/rating.tsx';
import { apiQuery } from '@bozor/web/api/query.ts';
import { useApiMutation } from '@bozor/web/api/use-api-mutation.ts';
import { useApiQuery } from '@bozor/web/api/use-api-query.ts';
import { text } from '@bozor/web/i18n/text.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { useRef, useState } from 'react';
import { FormError } from '../../frame/staff/form-error.tsx';
import { useFault } from '../../frame/use-fault.ts';
import * as styles from './reported.module.css';

const REASONS: Readonly<Record<ReportReason, string>> = {
  'insult': text('Insults or threats'),
  'personal-data': text('Names or phones of people'),
  'not-about-us': text('Not about this store or order'),
  'advertising': text('Advertising'),
  'untrue': text('Not true'),
};

const reported = () => apiQuery(calls.reviews.reported, {}, { quiet: true, staleMs: 0 });

/** Reviews that stores reported, the oldest first. Each is kept or hidden with a reason. */
export default function ReportedPage() {
  const { t } = useI18n();
  const { data, error, isFetching, refetch } = useApiQuery(reported());
  return (
    <section className={styles.page} aria-labelledby="reported-title" aria-busy={!data && !error}>
      <title>{t('Reported reviews')}</title>
      <h1 id="reported-title" className="text-h1">
        {t('Reported reviews')}
      </h1>
      {!data && error && (
        <ErrorState
          title={t('The reviews cannot be shown.')}
          retryLabel={t('Load again')}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <SkeletonRows label={t('Loading')} />}
      {data?.reviews.length === 0 && <EmptyState title={t('No store has reported a review')} />}
      {data && data.total > data.reviews.length && (
        <p className="text-meta">{t('The first {count} of {total}', { count: data.reviews.length, total: data.total })}</p>
      )}
      <ol className={styles.list}>
        {data?.reviews.map((review) => (
          <ReportedCard key={review.id} review={review} />
        ))}
      </ol>
    </section>
  );
}

function ReportedCard({ review }: { readonly review: ReportedReview }) {
  const { t, formatDate } = useI18n();
  const [note, setNote] = useState('');
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLDivElement>(null);
  const { fault, refuse, clear } = useFault();
  const decide = useApiMutation(calls.reviews.decide, { quiet: true, changes: [calls.reviews.reported] });
  const { id, store, rating, customer_name, item_name, comment, images_full_url, report } = review;
  const press = (isHidden: boolean) => {
    clear();
    if (note.trim() === '') {
      setMissing(true);
      field.current?.querySelector('input')?.focus();
      return;
    }
    decide.mutate(
      { params: { review: id }, body: { is_hidden: isHidden, note: note.trim() } },
      { onError: refuse, onSuccess: () => announce(isHidden ? t('The review is hidden.') : t('The review is kept.')) },
    );
  };
  const who = <span className="visually-hidden"> {`${customer_name}, ${item_name}`}</span>;
  return (
    <li className={styles.review}>
      <p className={styles.head}>
        <Rating value={String(rating)} label={t('Rated {stars} out of 5', { stars: rating })} newText="" />
        <strong dir="auto">{customer_name}</strong>
        <span className="text-meta">
          <bdi>{store}</bdi> · <bdi>{item_name}</bdi>
        </span>
      </p>
      {comment && (
        <p className={styles.words} dir="auto">
          {comment}
        </p>
      )}
      {images_full_url.length > 0 && (
        <div className={styles.buttons}>
          {images_full_url.map((url) => (
            <img key={url} src={url} alt={t('Picture of the customer')} loading="lazy" className={styles.picture} />
          ))}
        </div>
      )}
      <p className={styles.words}>
        <b>{t('Reported on {date}: {reason}', { date: formatDate(report.at), reason: t(REASONS[report.reason]) })}</b>{' '}
        {report.note && <bdi>{report.note}</bdi>}
      </p>
      <div ref={field}>
        <TextField
          label={t('Reason, which the store reads')}
          name={`note-${id}`}
          maxLength={500}
          value={note}
          error={isMissing ? t('Write a reason.') : undefined}
          onChange={({ target }) => {
            setNote(target.value);
            setMissing(false);
          }}
        />
      </div>
      <FormError>{fault}</FormError>
      <div className={styles.buttons}>
        <Button variant="outline" busy={decide.isPending} onClick={() => press(false)}>
          {t('Keep')}
          {who}
        </Button>
        <Button variant="danger" busy={decide.isPending} onClick={() => press(true)}>
          {t('Hide')}
          {who}
        </Button>
      </div>
    </li>
  );
}
