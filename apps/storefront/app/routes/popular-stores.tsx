import type { LoaderFunctionArgs } from 'react-router';
import { StoreListPage } from '../features/store-lists/store-list-page.tsx';
import { popularStores } from '../features/store-lists/store-list-queries.ts';
import { useActiveModule } from '../platform/scope/active-module.tsx';
import { openPage } from '../platform/pages/page.server.ts';
import { urls } from '../platform/pages/urls.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';

export { pageMeta as meta } from '../platform/pages/page-head.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const page = openPage(context);
  await page.load(popularStores());
  return page.reply({
    head: {
      title: page.t('Popular stores'),
      description: page.t('Stores that people around you order from most.'),
      canonical: urls.popularStores({ module_id: page.scope.moduleId }),
    },
  });
}

export default function PopularStores() {
  const { t } = useI18n();
  const { type } = useActiveModule();
  return <StoreListPage title={type === 'food' ? t('Popular restaurants') : t('Popular stores')} stores={popularStores()} />;
}
