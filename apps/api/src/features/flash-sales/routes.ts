import { API } from '@bozor/contract/shop/routes.ts';
import type { Api } from '../../platform/api.ts';
import { mount } from '../../platform/http/mount.ts';
import { listFlashProducts, listFlashSales } from './list-flash-sales.ts';

export function flashSaleRoutes(api: Api): void {
  mount(api, API.promotions.flashSales, async ({ query, scope }) => listFlashSales(api, scope, query));
  mount(api, API.promotions.flashItems, async ({ query: { id, flash_sale_id = id, ...page }, scope }) =>
    listFlashProducts(api, scope, { ...page, flash_sale_id }),
  );
}
