import type { LoaderFunctionArgs } from 'react-router';
import { CategoriesPage } from '../features/categories/categories-page.tsx';
import { categoryList } from '../features/categories/category-queries.ts';
import { breadcrumbs } from '../platform/pages/json-ld.ts';
import { openPage } from '../platform/pages/page.server.ts';
import { urls } from '../platform/pages/urls.ts';

export { pageMeta as meta } from '../platform/pages/page-head.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const page = openPage(context);
  await page.load(categoryList());
  const canonical = urls.categories({ module_id: page.scope.moduleId });
  return page.reply({
    head: {
      title: page.t('Categories'),
      description: page.t('Everything the stores around you sell, by category.'),
      canonical,
      jsonLd: [
        breadcrumbs([
          { name: page.t('Home'), url: page.publicUrl + urls.home() },
          { name: page.t('Categories'), url: page.publicUrl + canonical },
        ]),
      ],
    },
  });
}

export default function Categories() {
  return <CategoriesPage />;
}
