import type { LoaderFunctionArgs } from 'react-router';
import { StoreListPage } from '../features/store-lists/store-list-page.tsx';
import { topOfferStores } from '../features/store-lists/store-list-queries.ts';
import { openPage } from '../platform/page.server.ts';
import { urls } from '../platform/urls.ts';
import { useWords } from '../platform/words/words.tsx';

export { pageMeta as meta } from '../platform/page-head.ts';

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
  const { t } = useWords();
  return <StoreListPage title={t('Top offers near me')} stores={topOfferStores()} areOffers />;
}
