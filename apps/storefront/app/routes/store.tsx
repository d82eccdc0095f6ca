import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router';
import type { ModuleType } from '@bozor/domain/catalogue/module-type.ts';
import { StorePage } from '../features/store/store-page.tsx';
import { storeDetails, storeMenu, storeReviews } from '../features/store/store-queries.ts';
import { store as storeFacts } from '../platform/pages/json-ld.ts';
import { requireModule, openPage } from '../platform/pages/page.server.ts';
import { urls } from '../platform/pages/urls.ts';

export { pageMeta as meta } from '../platform/pages/page-head.ts';

const KINDS = {
  food: 'Restaurant',
  grocery: 'GroceryStore',
  pharmacy: 'Pharmacy',
  ecommerce: 'Store',
  parcel: 'Store',
} as const satisfies Readonly<Record<ModuleType, string>>;

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const page = openPage(context);
  const idOrSlug = params['store']!;
  const [found] = await Promise.all([page.find(storeDetails(idOrSlug)), page.load(storeMenu(idOrSlug))]);
  if (!found) return page.reply();
  requireModule(request, found);
  if (found.reviews_on === 1) await page.load(storeReviews(idOrSlug));
  const canonical = urls.store(found.slug, { module_id: found.module_id });
  const absolute = (address: string | null) => (address === null ? undefined : page.publicUrl + address);
  return page.reply({
    head: {
      title: found.name,
      description: found.description || found.address,
      image: found.cover_photo_full_url,
      canonical,
      jsonLd: [
        storeFacts({
          type: KINDS[found.module_type],
          name: found.name,
          url: page.publicUrl + canonical,
          image: absolute(found.cover_photo_full_url),
          address: found.address,
          point: { lat: found.latitude, lng: found.longitude },
          rating: { average: found.avg_rating, count: found.rating_count },
          hours: found.schedules,
        }),
      ],
    },
  });
}

export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname === nextUrl.pathname && currentUrl.href !== nextUrl.href ? false : defaultShouldRevalidate;
}

export default function Store({ params }: { readonly params: { readonly store: string } }) {
  return <StorePage key={params.store} idOrSlug={params.store} />;
}
