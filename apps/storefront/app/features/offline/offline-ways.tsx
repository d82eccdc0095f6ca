import { formatOrderNumber, parseOrderNumber } from '@bozor/domain/orders/order-number.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { useEffect, useState } from 'react';
import { openDocument } from '@bozor/web/navigation/open-document.ts';
import { isOnline, useOnline } from '@bozor/web/api/online.ts';
import { reachServer } from '@bozor/web/api/reach-server.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { pageQuery } from '../../platform/pages/page-query.ts';
import { urls } from '../../platform/pages/urls.ts';
import { isPageKept, listKeptPages, type KeptPage } from '../../platform/offline/keep-page.ts';
import * as styles from './offline-ways.module.css';

interface OfflineWaysProps {
  /** Address of the page that could not be had. */
  readonly wanted: string | undefined;
  /** On a page of its own; elsewhere the notice at the top has the button. */
  readonly withRetry?: boolean;
}

/** Pages that were kept, which open without a network. A page that was kept itself is opened at once. */
export function OfflineWays({ wanted, withRetry = false }: OfflineWaysProps) {
  const { t } = useI18n();
  const [pages, setPages] = useState<readonly KeptPage[]>([]);
  const [isTrying, setIsTrying] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const isBack = useOnline();
  const [wasAway, setWasAway] = useState(false);
  if (!isBack && !wasAway) setWasAway(true);
  useEffect(() => {
    if (!('caches' in window)) return;
    if (!withRetry && wanted !== undefined)
      void isPageKept(wanted).then((isKept) => (isKept && !isOnline() ? openDocument(wanted) : undefined));
    void listKeptPages().then(setPages, () => undefined);
  }, [wanted, withRetry]);
  useEffect(() => {
    if (withRetry && wanted !== undefined && wasAway && isBack) void openDocument(wanted, { replace: true });
  }, [withRetry, wasAway, isBack, wanted]);
  const retry = async () => {
    setIsTrying(true);
    if (await reachServer()) await openDocument(wanted ?? urls.home(), { replace: true });
    else setHasFailed(true);
    setIsTrying(false);
  };
  /** All pages of orders have one title. */
  const titleOf = (address: string) => {
    const order = parseOrderNumber(pageQuery<'profile'>({ search: address.replace(/^[^?]*/, '') }).get('orderId') ?? '');
    return order === undefined ? undefined : t('Order {number}', { number: formatOrderNumber(order) });
  };
  return (
    <div className={styles.ways}>
      {withRetry && (
        <>
          <Button onClick={() => void retry()} aria-disabled={isTrying}>
            {isTrying ? t('Trying…') : t('Try again')}
          </Button>
          <p role="status" className="text-meta">
            {hasFailed && !isTrying ? t('Still no connection.') : ''}
          </p>
        </>
      )}
      <p>{t('Search, ordering and paying need a network. Nothing that you began is lost.')}</p>
      {pages.length > 0 && (
        <nav aria-labelledby="kept-pages" className={styles.kept}>
          <h2 id="kept-pages" className="text-h3">
            {t('What you can open now')}
          </h2>
          <ul className={styles.list}>
            {pages.map(({ address, title }) => (
              <li key={address}>
                {/* A whole document, since the router cannot load its data. */}
                <a href={address} className={styles.link}>
                  {titleOf(address) ?? title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}
