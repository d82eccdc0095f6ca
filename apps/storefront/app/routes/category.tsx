import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router';
import { CategoryPage } from '../features/categories/category-page.tsx';
import { categoryItems, categoryStores, childCategories, childIn } from '../features/categories/category-queries.ts';
import { breadcrumbs } from '../platform/pages/json-ld.ts';
import { requireModule, openPage } from '../platform/pages/page.server.ts';
import { urls } from '../platform/pages/urls.ts';
import { pageQuery } from '../platform/pages/page-query.ts';

export { pageMeta as meta } from '../platform/pages/page-head.ts';

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const page = openPage(context);
  const category = params['category']!;
  const query = pageQuery<'category'>(new URL(request.url));
  const showsStores = query.get('list_type') === 'store';
  const [children] = await Promise.all([
    page.find(childCategories(category)),
    page.load(showsStores ? categoryStores(category) : categoryItems(category, childIn(query))),
  ]);
  if (!children) return page.reply();
  requireModule(request, children.parent);
  const { name, slug, module_id } = children.parent;
  const canonical = urls.category(slug, { module_id });
  return page.reply({
    head: {
      title: name,
      description: page.t('{name} with delivery from the stores around you.', { name }),
      canonical,
      jsonLd: [
        breadcrumbs([
          { name: page.t('Home'), url: page.publicUrl + urls.home() },
          { name: page.t('Categories'), url: page.publicUrl + urls.categories() },
          { name, url: page.publicUrl + canonical },
        ]),
      ],
    },
  });
}

/** Tabs and chips of a category fetch their own data. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname || currentUrl.href === nextUrl.href;
}

export default function Category({ params }: { readonly params: { readonly category: string } }) {
  return <CategoryPage key={params.category} idOrSlug={params.category} />;
}
