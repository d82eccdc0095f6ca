import { API } from '@bozor/contract/routes.ts';
import type { Api } from '../../platform/api.ts';
import { mount } from '../../platform/http/mount.ts';
import { listFlashProducts, listFlashSales } from './list-flash-sales.ts';

export function flashSaleRoutes(api: Api): void {
  mount(api, API.promotions.flashSales, async ({ query, scope }) => listFlashSales(api, scope, query));
  mount(api, API.promotions.flashItems, async ({ query, scope }) => listFlashProducts(api, scope, query));
}
