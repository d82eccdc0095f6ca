import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router';
import { ItemPage } from '../features/item/item-page.tsx';
import { isOver } from '../features/catalogue/item-state.ts';
import { itemDetails } from '../features/item/item-queries.ts';
import { relatedItems } from '../features/item/item-extras-queries.ts';
import { breadcrumbs, product } from '../platform/pages/json-ld.ts';
import { requireModule, openPage } from '../platform/pages/page.server.ts';
import { urls } from '../platform/pages/urls.ts';
import type { FrameHandle } from '../shell/page-frame.ts';
import { shopConfig } from '../platform/settings/config.ts';
import { pageQuery, usePageQuery } from '../platform/pages/page-query.ts';

export { pageMeta as meta } from '../platform/pages/page-head.ts';

/** On phones the picture reaches the top of the screen, and the buy buttons stand at the bottom. */
export const handle: FrameHandle = { frame: { top: 'own', tabs: false } };

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const page = openPage(context);
  const isCampaign = pageQuery<'product'>(new URL(request.url)).get('product_type') === 'campaign';
  const [item, config] = await Promise.all([page.find(itemDetails(params['item']!, isCampaign)), page.find(shopConfig())]);
  if (!item) return page.reply();
  requireModule(request, item);
  await page.load(relatedItems(item.id));
  const canonical = urls.product(item.slug, { module_id: item.module_id, product_type: isCampaign ? 'campaign' : undefined });
  const absolute = (path: string) => (path.startsWith('/') ? page.publicUrl + path : path);
  return page.reply({
    head: {
      title: item.name,
      description: item.description || page.t('{name} from {store}, delivered to you.', { name: item.name, store: item.store_name }),
      image: item.image_full_url,
      type: 'product',
      canonical,
      jsonLd: [
        product({
          name: item.name,
          description: item.description || undefined,
          url: absolute(canonical),
          images: item.images_full_url.map(absolute),
          price: item.discounted_price,
          currency: config?.currency.code ?? '',
          isInStock: item.available_stock !== 0 && !isOver(item),
          seller: item.store_name,
          rating: { average: item.avg_rating, count: item.rating_count },
        }),
        breadcrumbs([
          { name: page.t('Home'), url: absolute(urls.home()) },
          ...item.category_ids.map(({ name, slug }) => ({ name, url: absolute(urls.category(slug, { module_id: item.module_id })) })),
          { name: item.name, url: absolute(canonical) },
        ]),
      ],
    },
  });
}

/** Opening another item's dialog over this page changes only the query. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname || currentUrl.href === nextUrl.href;
}

export default function Product({ params }: { readonly params: { readonly item: string } }) {
  const [query] = usePageQuery<'product'>();
  return <ItemPage key={params.item} idOrSlug={params.item} isCampaign={query.get('product_type') === 'campaign'} />;
}
