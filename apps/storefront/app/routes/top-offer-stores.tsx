import type { LoaderFunctionArgs } from 'react-router';
import { StoreListPage } from '../features/store-lists/store-list-page.tsx';
import { topOfferStores } from '../features/store-lists/store-list-queries.ts';
import { openPage } from '../platform/pages/page.server.ts';
import { urls } from '../platform/pages/urls.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';

export { pageMeta as meta } from '../platform/pages/page-head.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const page = openPage(context);
  await page.load(topOfferStores());
  return page.reply({
    head: {
      title: page.t('Top offers near me'),
      description: page.t('Stores with the best discounts around you.'),
      canonical: urls.topOfferStores({ module_id: page.scope.moduleId }),
    },
  });
}

export default function TopOfferStores() {
  const { t } = useI18n();
  return <StoreListPage title={t('Top offers near me')} stores={topOfferStores()} areOffers />;
}
