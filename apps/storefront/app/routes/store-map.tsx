import type { LoaderFunctionArgs } from 'react-router';
import { mappedStores } from '../features/store-lists/store-list-queries.ts';
import { StoreMapPage } from '../features/store-lists/store-map-page.tsx';
import { openPage } from '../platform/pages/page.server.ts';
import { urls } from '../platform/pages/urls.ts';

export { pageMeta as meta } from '../platform/pages/page-head.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const page = openPage(context);
  await page.load(mappedStores());
  return page.reply({
    head: {
      title: page.t('Stores on the map'),
      description: page.t('Where the stores around you are.'),
      canonical: urls.storeMap({ module_id: page.scope.moduleId }),
    },
  });
}

export default function StoreMap() {
  return <StoreMapPage />;
}
