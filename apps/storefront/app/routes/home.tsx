import { showsListing } from '@bozor/domain/catalogue/listing.ts';
import { data, type LoaderFunctionArgs, type ShouldRevalidateFunctionArgs } from 'react-router';
import { childCategories } from '../features/categories/category-queries.ts';
import { HomePage } from '../features/home/home-page.tsx';
import { homeQueries } from '../features/home/home-sections.tsx';
import { useModuleChoice } from '../features/modules/use-module-choice.ts';
import {
  itemsOfBrand,
  listedItems,
  listedStores,
  listingBrands,
  listingCategories,
  listingDiets,
} from '../features/search/listing-queries.ts';
import { readListing } from '../features/search/listing-state.ts';
import { SearchBar } from '../features/search/search-bar.tsx';
import { useCanSearch } from '../features/search/use-can-search.ts';
import { moduleList, useActiveModule } from '../platform/scope/active-module.tsx';
import { useSession } from '../platform/session/session.tsx';
import { lazyComponent } from '@bozor/web/overlays/lazy-component.tsx';
import { lazyPart } from '@bozor/web/hydration/lazy-hydrate.tsx';
import { openPage, redirectWithQuery, type LoadingPage } from '../platform/pages/page.server.ts';
import { urls } from '../platform/pages/urls.ts';
import { HydrationBoundary } from '@bozor/web/hydration/hydration-boundary.tsx';
import { landingPage } from '../shell/landing-page.ts';
import { pageQuery, usePageQuery } from '../platform/pages/page-query.ts';

export { pageMeta as meta } from '../platform/pages/page-head.ts';

const HomeExtras = lazyComponent(async () => (await import('./home-extras.tsx')).HomeExtras);
const ModuleCards = lazyPart(
  () => document.querySelector('[data-modules]') !== null,
  async () => (await import('../features/modules/module-cards.tsx')).ModuleCards,
);
const TrackBar = lazyPart(
  () => document.querySelector('[data-type=parcel] form') !== null,
  async () => (await import('../features/orders/track-bar.tsx')).TrackBar,
);
const ListingPage = lazyPart(
  () => showsListing(pageQuery<'home'>(window.location).get('data_type')),
  async () => (await import('../features/search/listing-page.tsx')).ListingPage,
);

export async function loader({ context, request }: LoaderFunctionArgs) {
  const page = openPage(context);
  if (showsListing(pageQuery<'home'>(new URL(request.url)).get('data_type'))) return loadListing(page, request);
  const offered = await page.find(moduleList());
  const module = offered?.modules.find(({ id }) => id === page.scope.moduleId);
  if (!module) {
    const landing = await page.find(landingPage());
    return page.reply({ head: { title: page.t('Home'), description: landing?.hero_sub_title, canonical: urls.home() } });
  }
  await page.load(...homeQueries(module.module_type));
  return page.reply({
    head: {
      title: `${module.module_name}: ${module.hero_title}`,
      description: module.hero_sub_title,
      image: module.thumbnail_full_url,
      canonical: urls.home({ module_id: module.id }),
    },
  });
}

/**
 * A listing is not indexed by search engines: categories and stores have pages of their own. A category or brand of another module is
 * redirected to that module, since here it would list everything or nothing.
 */
async function loadListing(page: LoadingPage, request: Request) {
  const query = pageQuery<'home'>(new URL(request.url));
  const state = readListing(query);
  if (state.dataType === 'brand' && query.has('brand_id') && state.brandIds.length === 0 && !query.has('brand_ids'))
    throw data(null, { status: 404 });
  const [categories, brands] = await Promise.all([page.find(listingCategories()), page.find(listingBrands()), page.load(listingDiets())]);
  const known = categories?.data ?? [];
  const named =
    state.dataType === 'brand'
      ? brands?.brands.find(({ id }) => state.brandIds.includes(id))
      : known.flatMap((parent) => [parent, ...parent.childes]).find(({ id, slug }) => [slug, String(id)].includes(state.category ?? ''));
  const isElsewhere = state.category !== undefined && known.length > 0 && !named;
  const [brand] = query.has('brand_ids') ? [] : state.brandIds;
  if (isElsewhere) {
    const found = await page.find(childCategories(state.category));
    if (found) redirectWithQuery(request, { id: found.parent.id, module_id: found.parent.module_id });
  } else if (state.dataType === 'brand' && brand !== undefined && !named) {
    const found = (await page.find(itemsOfBrand(brand)))?.products[0];
    if (found) redirectWithQuery(request, { module_id: found.module_id });
  }
  await page.load(state.listType === 'item' ? listedItems(state, known) : listedStores(state, known));
  const title = state.search ? page.t('Search results for “{term}”', { term: state.search }) : (named?.name ?? page.t('Search'));
  return page.reply({ head: { title } });
}

/** Filters of a listing fetch their own data. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  const subject = (url: URL) => [url.pathname, ...SUBJECT.map((name) => pageQuery<'home'>(url).get(name))].join(' ');
  return subject(currentUrl) === subject(nextUrl) && currentUrl.href !== nextUrl.href ? false : defaultShouldRevalidate;
}

const SUBJECT = ['data_type', 'search', 'id', 'brand_id', 'module_id', 'lang'] as const;

export default function Home() {
  const { module } = useActiveModule();
  const canSearch = useCanSearch();
  const [query] = usePageQuery<'home'>();
  const { isSignedIn } = useSession();
  useModuleChoice();
  if (showsListing(query.get('data_type')))
    return (
      <HydrationBoundary>
        <ListingPage />
      </HydrationBoundary>
    );
  return (
    <>
      {module ? (
        <HomePage module={module} search={module.module_type === 'parcel' ? <ParcelSearch /> : canSearch && <SearchBar place="hero" />} />
      ) : (
        <div className="container" data-modules>
          <HydrationBoundary>
            <ModuleCards />
          </HydrationBoundary>
        </div>
      )}
      {isSignedIn && <HomeExtras />}
    </>
  );
}

/** The parcel module searches orders by number. */
function ParcelSearch() {
  return (
    <HydrationBoundary>
      <TrackBar />
    </HydrationBoundary>
  );
}
