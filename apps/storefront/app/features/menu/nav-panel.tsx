import { Button } from '@bozor/ui/actions/button.tsx';
import { ErrorState } from '@bozor/ui/feedback/error-state.tsx';
import { Icon } from '@bozor/ui/actions/icon.tsx';
import { Loading, Skeleton } from '@bozor/ui/feedback/skeleton.tsx';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { useActiveModule } from '../../platform/scope/active-module.tsx';
import { PageLink } from '@bozor/web/navigation/page-link.tsx';
import { urls } from '../../platform/pages/urls.ts';
import { useApiQuery } from '@bozor/web/api/use-api-query.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { CategoryEntry, StoreEntry } from './menu-entry.tsx';
import { MENU_LENGTH, menuCategories, popularStores } from './menu-queries.ts';
import * as styles from './nav-panel.module.css';

/** Panel below "Categories" in the wide header. */
export function CategoriesPanel({ close }: { readonly close: () => void }) {
  const { t } = useI18n();
  const { data, isError, refetch } = useApiQuery(menuCategories());
  return (
    <Panel
      all={urls.categories()}
      close={close}
      isFailed={isError && !data}
      isLoading={!data}
      retry={() => void refetch()}
      empty={t('No categories here yet')}
    >
      {data?.data.slice(0, MENU_LENGTH).map((category) => (
        <CategoryEntry key={category.id} category={category} onFollow={close} />
      ))}
    </Panel>
  );
}

/** Panel below "Restaurants" or "Stores" in the wide header. */
export function StoresPanel({ close }: { readonly close: () => void }) {
  const { t } = useI18n();
  const { type } = useActiveModule();
  const { data, isError, refetch } = useApiQuery(popularStores());
  return (
    <Panel
      all={urls.popularStores()}
      close={close}
      isFailed={isError && !data}
      isLoading={!data}
      retry={() => void refetch()}
      empty={type === 'food' ? t('No restaurants here yet') : t('No stores here yet')}
    >
      {data?.stores.map((store) => (
        <StoreEntry key={store.id} store={store} onFollow={close} />
      ))}
    </Panel>
  );
}

interface PanelProps {
  readonly all: string;
  readonly close: () => void;
  readonly isFailed: boolean;
  readonly isLoading: boolean;
  readonly retry: () => void;
  readonly empty: string;
  readonly children: readonly ReactNode[] | undefined;
}

function Panel({ all, close, isFailed, isLoading, retry, empty, children = [] }: PanelProps) {
  const { t } = useI18n();
  if (isFailed)
    return <ErrorState className={styles.panel} title={t('Something went wrong')} retryLabel={t('Try again')} onRetry={retry} />;
  return (
    <div className={styles.panel}>
      <Loading loading={isLoading} label={t('Loading')} skeleton={<Waiting />}>
        {children.length === 0 ? (
          <p className={styles.empty}>{empty}</p>
        ) : (
          <>
            <ul className={styles.grid}>
              {children.map((child, index) => (
                <li key={index}>{child}</li>
              ))}
            </ul>
            <Button variant="ghost" wide size={40} className={styles.all} render={<PageLink to={all} />} onClick={close}>
              {t('View all')} <Icon of={ChevronRight} size={16} flip />
            </Button>
          </>
        )}
      </Loading>
    </div>
  );
}

function Waiting() {
  return (
    <div className={styles.grid}>
      {Array.from({ length: MENU_LENGTH }, (_, index) => (
        <Skeleton key={index} className={styles.waiting} />
      ))}
    </div>
  );
}
