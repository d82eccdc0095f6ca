import type { LoaderFunctionArgs } from 'react-router';
import { StoreListPage } from '../features/store-lists/store-list-page.tsx';
import { popularStores } from '../features/store-lists/store-list-queries.ts';
import { useActiveModule } from '../platform/active-module.tsx';
import { openPage } from '../platform/page.server.ts';
import { urls } from '../platform/urls.ts';
import { useWords } from '../platform/words/words.tsx';

export { pageMeta as meta } from '../platform/page-head.ts';

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
  const { t } = useWords();
  const { type } = useActiveModule();
  return <StoreListPage title={type === 'food' ? t('Popular restaurants') : t('Popular stores')} stores={popularStores()} />;
}
