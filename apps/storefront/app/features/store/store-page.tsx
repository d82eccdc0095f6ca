import { openStateAt } from '@bozor/domain/stores/open-state-at.ts';
import { ErrorState } from '@bozor/ui/feedback/error-state.tsx';
import { Loading } from '@bozor/ui/feedback/skeleton.tsx';
import { useState } from 'react';
import { useModuleOf } from '../../platform/scope/active-module.tsx';
import { useApiQuery } from '@bozor/web/api/use-api-query.ts';
import { useProgressiveRender } from '@bozor/web/hydration/use-progressive-render.ts';
import { useMinute } from '@bozor/web/hydration/use-minute.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { ItemGridSkeleton } from '../catalogue/card-skeletons.tsx';
import { SkipLink } from '../catalogue/skip-link.tsx';
import { StoreAbout } from './store-about.tsx';
import { StoreHead } from './store-head.tsx';
import { StoreMenu } from './store-menu.tsx';
import * as styles from './store-page.module.css';
import { storeDetails } from './store-queries.ts';
import { StoreReviews } from './store-reviews.tsx';

/** One store: head, notices, menu, reviews and location. */
export function StorePage({ idOrSlug }: { readonly idOrSlug: string }) {
  const { t } = useI18n();
  const { data, isError, refetch } = useApiQuery(storeDetails(idOrSlug));
  // The browser may know another place or module than the server did. The page then stays mounted during the refetch, since the customer
  // may be typing into it.
  const [before, setBefore] = useState(data);
  if (data && data !== before) setBefore(data);
  const store = data ?? (isError ? undefined : before);
  useModuleOf(store);
  const nowMs = useMinute();
  const isWhole = useProgressiveRender();
  if (!store)
    return (
      <div className={`container ${styles.page}`}>
        {isError ? (
          <ErrorState
            isPage
            title={t('Something went wrong. Please try again.')}
            retryLabel={t('Try again')}
            onRetry={() => void refetch()}
          />
        ) : (
          <Loading isPage loading skeleton={<ItemGridSkeleton />} label={t('Loading')}>
            {null}
          </Loading>
        )}
      </div>
    );
  return (
    <div className={`container ${styles.page}`}>
      <SkipLink to="items" />
      <StoreHead store={openStateAt(store, nowMs)} />
      <StoreMenu idOrSlug={idOrSlug} store={store} isWhole={isWhole} />
      {isWhole && (
        <>
          <StoreReviews idOrSlug={idOrSlug} isOn={store.reviews_on === 1} />
          <StoreAbout store={store} />
        </>
      )}
    </div>
  );
}
