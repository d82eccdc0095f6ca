import type { LoaderFunctionArgs } from 'react-router';
import { AllBrandsPage } from '../features/brands/all-brands-page.tsx';
import { allBrands } from '../features/brands/brand-queries.ts';
import { breadcrumbs } from '../platform/pages/json-ld.ts';
import { openPage } from '../platform/pages/page.server.ts';
import { urls } from '../platform/pages/urls.ts';

export { pageMeta as meta } from '../platform/pages/page-head.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const page = openPage(context);
  await page.load(allBrands('default'));
  const canonical = urls.allBrands({ module_id: page.scope.moduleId });
  return page.reply({
    head: {
      title: page.t('Brands'),
      description: page.t('Brands of the stores around you, in one place.'),
      canonical,
      jsonLd: [
        breadcrumbs([
          { name: page.t('Home'), url: page.publicUrl + urls.home() },
          { name: page.t('Brands'), url: page.publicUrl + canonical },
        ]),
      ],
    },
  });
}

export default function AllBrands() {
  return <AllBrandsPage />;
}
