import { Button } from '@bozor/ui/actions/button.tsx';
import { Skeleton, Loading } from '@bozor/ui/feedback/skeleton.tsx';
import { useApiMutation } from '@bozor/web/api/use-api-mutation.ts';
import { useClock } from '@bozor/web/hydration/use-clock.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { useEffect, useEffectEvent } from 'react';
import { FormError } from '../staff/form-error.tsx';
import { useFault } from '../use-fault.ts';
import type { PrescriptionCalls } from './prescription-calls.ts';
import * as styles from './prescription-pages.module.css';

interface PrescriptionPagesProps {
  readonly calls: PrescriptionCalls;
  readonly orderId: number;
}

/** Pages of a prescription. Opening them is recorded, and their addresses expire: then they are asked for again by a press. */
export function PrescriptionPages({ calls, orderId }: PrescriptionPagesProps) {
  const { t } = useI18n();
  const nowMs = useClock(5_000);
  const { fault, refuse, clear } = useFault();
  const { data, isPending, mutate } = useApiMutation(calls.view, { quiet: true });
  const view = useEffectEvent(() => mutate({ params: { order: orderId } }, { onError: refuse }));
  useEffect(() => {
    view();
  }, [orderId]);
  const pages = data && Date.parse(data.until) > nowMs ? data.pages : undefined;
  const show = () => {
    clear();
    mutate({ params: { order: orderId } }, { onError: refuse });
  };
  return (
    <section className={styles.part} aria-label={t('Pages')}>
      <h2 className="text-h3">{t('Pages')}</h2>
      <p className="text-meta">{t('Every view is recorded with your name.')}</p>
      <FormError>{fault}</FormError>
      {!pages && (isPending || (!data && !fault)) && <Loading loading label={t('Loading')} skeleton={<Skeleton shape="tile" />} />}
      {!pages && !isPending && (data || fault) && (
        <Button size={48} variant="tint" onClick={show}>
          {t('Show the pages again')}
        </Button>
      )}
      {pages && (
        <ul className={styles.pages}>
          {pages.map(({ url, is_document }, index) => (
            <li key={url}>
              {is_document ? (
                <Button size={48} variant="tint" render={<a href={url} target="_blank" rel="noreferrer" />}>
                  {t('Open document {number}', { number: index + 1 })}
                </Button>
              ) : (
                <a href={url} target="_blank" rel="noreferrer" className={styles.page}>
                  <img src={url} alt={t('Page {number} of the prescription', { number: index + 1 })} className={styles.picture} />
                </a>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
