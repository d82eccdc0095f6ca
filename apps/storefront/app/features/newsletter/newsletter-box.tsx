import { useEffect, useId, useState } from 'react';
import { useApiQuery } from '@bozor/web/api/use-api-query.ts';
import { useInViewport } from '@bozor/web/hydration/use-in-viewport.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { lazyComponent } from '@bozor/web/overlays/lazy-component.tsx';
import { landingPage } from '../../shell/landing-page.ts';
import * as styles from './newsletter-box.module.css';

const NewsletterForm = lazyComponent(async () => (await import('./newsletter-form.tsx')).NewsletterForm);

/**
 * Newsletter form above the footer, with the operator's texts. The field is loaded and rendered near the viewport or when the page is idle:
 * browsers scan the fields of a new page for autofill, and would lay out the whole footer for it.
 */
export function NewsletterBox() {
  const { t } = useI18n();
  const id = useId();
  const { data: landing } = useApiQuery(landingPage());
  const [place, isNear] = useInViewport<HTMLDivElement>();
  const isRested = useIsRested();
  const isWanted = isNear || isRested;
  return (
    <section className={`container ${styles.section}`} aria-labelledby={`${id}-title`}>
      <div className={styles.box}>
        <div>
          <h2 id={`${id}-title`} className={styles.title}>
            {landing?.fixed_newsletter_title || t('Newsletter')}
          </h2>
          {landing?.fixed_newsletter_sub_title && <p className={styles.text}>{landing.fixed_newsletter_sub_title}</p>}
        </div>
        {isWanted ? <NewsletterForm fallback={<div className={styles.field} />} /> : <div ref={place} className={styles.field} />}
      </div>
    </section>
  );
}

/** Whether the page has been open for a while, as long as the footer's layout is deferred. */
function useIsRested(): boolean {
  const [isRested, setRested] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setRested(true), REST_MS);
    return () => clearTimeout(timer);
  }, []);
  return isRested;
}

const REST_MS = 5_000;
