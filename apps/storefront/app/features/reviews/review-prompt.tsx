import { calls } from '@bozor/contract/shop/calls.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { IconButton } from '@bozor/ui/actions/icon-button.tsx';
import { srcSetOf } from '@bozor/ui/media/picture-source.ts';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { PageLink } from '@bozor/web/navigation/page-link.tsx';
import { urls } from '../../platform/pages/urls.ts';
import { useApiQuery } from '@bozor/web/api/use-api-query.ts';
import { useApiMutation } from '@bozor/web/api/use-api-mutation.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { reviewReminder } from './review-queries.ts';
import * as styles from './review-prompt.module.css';

const MOST_PICTURES = 3;

/** Asks for a review of the last order. Closing it dismisses the reminder for good. */
export function ReviewPrompt() {
  const { t } = useI18n();
  const { data } = useApiQuery(reviewReminder());
  const [closed, setClosed] = useState<number>();
  const stop = useApiMutation(calls.reviews.cancelReminder, { changes: [calls.reviews.reminder], quiet: true });
  const orderId = data?.order_id ?? null;
  if (orderId === null || orderId === closed) return null;
  const close = () => {
    setClosed(orderId);
    // The prompt takes the focused button with it.
    document.getElementById('main')?.focus({ preventScroll: true });
    stop.mutate({ query: { order_id: orderId } });
  };
  return (
    <section className={styles.prompt} aria-label={t('Review of your last order')}>
      <IconButton icon={X} size={36} round label={t('Close')} className={styles.close} onClick={close} />
      {data && data.images.length > 0 && (
        <ul className={styles.pictures} aria-hidden>
          {data.images.slice(0, MOST_PICTURES).map((image) => (
            <li key={image} className={styles.picture}>
              <img src={image} srcSet={srcSetOf(image, 160)} sizes="48px" alt="" width={48} height={48} />
            </li>
          ))}
        </ul>
      )}
      <p className={styles.title}>
        {data?.store_name ? t('How was your order from {name}?', { name: data.store_name }) : t('How was your last order?')}
      </p>
      <Button wide size={40} className={styles.give} render={<PageLink to={urls.rateAndReview(orderId)} />}>
        {t('Give Review')}
      </Button>
    </section>
  );
}
