import { type LoaderFunctionArgs } from 'react-router';
import { flashProducts } from '../features/campaigns/campaign-queries.ts';
import { FlashSalePage } from '../features/campaigns/flash-sale-page.tsx';
import { openPage } from '../platform/pages/page.server.ts';
import { urls } from '../platform/pages/urls.ts';
import { pageQuery, usePageQuery, type PageQuery } from '../platform/pages/page-query.ts';

export { pageMeta as meta } from '../platform/pages/page-head.ts';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const page = openPage(context);
  const id = saleOf(pageQuery<'flashSales'>(new URL(request.url)));
  await page.load(flashProducts(id));
  return page.reply({
    head: {
      title: page.t('Flash sale'),
      description: page.t('Reduced for a few hours: what, by how much, and how many are left.'),
      canonical: urls.flashSales({ id, module_id: page.scope.moduleId }),
    },
  });
}

/** An invalid sale id counts as none, which selects the sale that ends first. */
function saleOf(query: PageQuery<'flashSales'>): number | undefined {
  const id = query.get('id') ?? '';
  return /^[1-9]\d{0,14}$/.test(id) ? Number(id) : undefined;
}

export default function FlashSales() {
  const [query] = usePageQuery<'flashSales'>();
  return <FlashSalePage id={saleOf(query)} />;
}
