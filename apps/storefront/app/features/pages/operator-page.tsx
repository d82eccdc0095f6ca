import type { Page } from '@bozor/contract/shop/config.ts';
import { ErrorState } from '@bozor/ui/feedback/error-state.tsx';
import { Loading, Skeleton } from '@bozor/ui/feedback/skeleton.tsx';
import { useEffect, useRef, type ReactNode } from 'react';
import { useConfig } from '../../platform/settings/config.ts';
import { PageLink } from '@bozor/web/navigation/page-link.tsx';
import { urls } from '../../platform/pages/urls.ts';
import { langOf } from '../../shell/long-text.tsx';
import { useApiQuery } from '@bozor/web/api/use-api-query.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import * as styles from './operator-page.module.css';
import { operatorPage, type OperatorPageSlug } from './page-queries.ts';

interface OperatorPageProps {
  readonly slug: OperatorPageSlug;
  /** Content above the text, such as contact details. */
  readonly children?: ReactNode;
}

/** Policies, about and help: the operator's text, with links to the other such pages. */
export function OperatorPage({ slug, children }: OperatorPageProps) {
  const { t } = useI18n();
  const { data, isError, refetch } = useApiQuery(operatorPage(slug));
  return (
    <div className={`container ${styles.page}`}>
      <Siblings slug={slug} />
      <article className={styles.article}>
        {isError && !data ? (
          <ErrorState isPage title={t('This page could not be loaded')} retryLabel={t('Try again')} onRetry={() => void refetch()} />
        ) : (
          <Loading isPage loading={!data} label={t('Loading')} skeleton={<Waiting />}>
            {data && <Text page={data}>{children}</Text>}
          </Loading>
        )}
      </article>
    </div>
  );
}

function Text({ page, children }: { readonly page: Page; readonly children: ReactNode }) {
  const { t, formatDate } = useI18n();
  const { title, updated_at: updatedAt, blocks } = page;
  const lang = langOf(page, 'blocks');
  const headings = blocks.flatMap(({ kind, text }, index) => (kind === 'heading' ? [{ text, id: idOf(index) }] : []));
  return (
    <>
      <h1 className="text-h1" lang={langOf(page, 'title')}>
        {title}
      </h1>
      {updatedAt && <p className={styles.date}>{t('Updated {date}', { date: formatDate(updatedAt, 'long') })}</p>}
      {children}
      {headings.length >= MANY_HEADINGS && (
        <nav aria-label={t('On this page')} className={styles.contents}>
          <ol lang={lang}>
            {headings.map(({ text, id }) => (
              <li key={id}>
                <a href={`#${id}`}>{text}</a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <div className={styles.text} lang={lang}>
        {blocks.map((block, index) => (
          <Block key={index} block={block} id={idOf(index)} />
        ))}
      </div>
    </>
  );
}

/** A page with this many headings gets a table of contents. */
const MANY_HEADINGS = 4;

const idOf = (index: number) => `part-${index}`;

function Block({ block: { kind, text, items }, id }: { readonly block: Page['blocks'][number]; readonly id: string }) {
  if (kind === 'heading') return <h2 id={id}>{text}</h2>;
  if (kind === 'paragraph') return <p>{text}</p>;
  return (
    <ul>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

function Siblings({ slug }: { readonly slug: OperatorPageSlug }) {
  const { t } = useI18n();
  const { refund_policy, cancelation_policy, shipping_policy } = useConfig();
  const pages: readonly { slug: OperatorPageSlug; label: string; to: string; on?: 0 | 1 }[] = [
    { slug: 'about-us', label: t('About Us'), to: urls.aboutUs() },
    { slug: 'help-and-support', label: t('Help and Support'), to: urls.helpAndSupport() },
    { slug: 'terms-and-conditions', label: t('Terms and Conditions'), to: urls.termsAndConditions() },
    { slug: 'privacy-policy', label: t('Privacy Policy'), to: urls.privacyPolicy() },
    { slug: 'refund-policy', label: t('Refund Policy'), to: urls.refundPolicy(), on: refund_policy },
    { slug: 'cancellation-policy', label: t('Cancellation Policy'), to: urls.cancellationPolicy(), on: cancelation_policy },
    { slug: 'shipping-policy', label: t('Shipping Policy'), to: urls.shippingPolicy(), on: shipping_policy },
  ];
  const line = useRef<HTMLElement>(null);
  useEffect(() => showChosen(line.current), [slug]);
  return (
    <nav ref={line} tabIndex={-1} aria-label={t('About the shop')} className={styles.siblings}>
      <ul>
        {pages
          .filter(({ on }) => on !== 0)
          .map(({ slug: each, label, to }) => (
            <li key={each}>
              <PageLink to={to} className={styles.sibling} aria-current={each === slug ? 'page' : undefined}>
                {label}
              </PageLink>
            </li>
          ))}
      </ul>
    </nav>
  );
}

/** Centres the current link in a phone's scrolling row, which shows two of seven. */
function showChosen(line: HTMLElement | null): void {
  const chosen = line?.querySelector('[aria-current]')?.getBoundingClientRect();
  if (!line || !chosen) return;
  const seen = line.getBoundingClientRect();
  line.scrollLeft += chosen.left + chosen.width / 2 - seen.left - seen.width / 2;
}

function Waiting() {
  return (
    <div className={styles.waiting}>
      <Skeleton className={styles.waitingTitle} />
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} className={styles.waitingLine} />
      ))}
    </div>
  );
}
