import type { LoaderFunctionArgs } from 'react-router';
import { StoreListPage } from '../features/store-lists/store-list-page.tsx';
import { latestStores } from '../features/store-lists/store-list-queries.ts';
import { useActiveModule } from '../platform/scope/active-module.tsx';
import { openPage } from '../platform/pages/page.server.ts';
import { urls } from '../platform/pages/urls.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';

export { pageMeta as meta } from '../platform/pages/page-head.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const page = openPage(context);
  await page.load(latestStores());
  return page.reply({
    head: {
      title: page.t('Latest stores'),
      description: page.t('Stores that joined last, with delivery to your door.'),
      canonical: urls.latestStores({ module_id: page.scope.moduleId }),
    },
  });
}

export default function LatestStores() {
  const { t } = useI18n();
  const { type } = useActiveModule();
  return <StoreListPage title={type === 'food' ? t('Latest restaurants') : t('Latest stores')} stores={latestStores()} />;
}
