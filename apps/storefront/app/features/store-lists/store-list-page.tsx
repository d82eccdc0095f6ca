import { Icon } from '@bozor/ui/actions/icon.tsx';
import MapIcon from 'lucide-react/icons/map';
import { PageLink } from '@bozor/web/navigation/page-link.tsx';
import { urls } from '../../platform/pages/urls.ts';
import { useApiList } from '@bozor/web/api/use-api-list.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { Breadcrumbs } from '../catalogue/breadcrumbs.tsx';
import { StoreGridSkeleton } from '../catalogue/card-skeletons.tsx';
import { GrowingList } from '../catalogue/growing-list.tsx';
import { PageIntro } from '../catalogue/page-intro.tsx';
import { StoreGrid } from '../catalogue/store-grid.tsx';
import type { popularStores } from './store-list-queries.ts';
import * as styles from './store-list-page.module.css';
import { ToHome } from '../catalogue/to-home.tsx';

/** A page with one list of stores. */
export function StoreListPage({
  title,
  stores,
  areOffers,
}: {
  readonly title: string;
  readonly stores: ReturnType<typeof popularStores>;
  readonly areOffers?: boolean;
}) {
  const { t } = useI18n();
  const list = useApiList(stores);
  return (
    <div className={`container ${styles.page}`}>
      <PageIntro
        crumbs={<Breadcrumbs crumbs={[{ name: t('Home'), to: urls.home() }, { name: title }]} />}
        title={title}
        text={
          <PageLink to={urls.storeMap()} className={styles.map}>
            <Icon of={MapIcon} /> {t('On the map')}
          </PageLink>
        }
      />
      <GrowingList list={list} skeleton={<StoreGridSkeleton count={8} />} emptyAction={<ToHome />} empty={t('Stores not found!')}>
        {(rows) => <StoreGrid stores={rows} level={2} variant={areOffers ? 'top-offer' : 'usual'} />}
      </GrowingList>
    </div>
  );
}
