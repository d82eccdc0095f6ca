import { sql } from 'kysely';
import { API } from '@bozor/contract/shop/routes.ts';
import type { Api } from '../../platform/api.ts';
import { mount } from '../../platform/http/mount.ts';
import { refuse } from '../../platform/http/problem.ts';
import { listItems, modulesOf } from '../items/list-items.ts';
import { presentBrand } from './present.ts';
import { findBrand, readBrands } from './store.ts';

export function brandRoutes(api: Api): void {
  mount(api, API.brands.list, async ({ query: { limit, offset, sort_by }, scope }) => {
    const catalogue = { ...scope, moduleIds: await modulesOf(api, scope) };
    const { brands, total } = await readBrands(api.db, catalogue, { order: sort_by, limit, offset });
    return { total_size: total, limit, offset, brands: brands.map(presentBrand) };
  });
  mount(api, API.brands.items, async ({ params, query, scope }) => {
    const brand = await findBrand(api.db, params.idOrSlug, scope.locale);
    if (!brand) throw refuse(API.brands.items, 'brand-not-found');
    const ofBrand = { ...query, order: 'popular' as const, where: sql`i.brand_id = ${brand.id}` };
    const list = await listItems(api, { ...scope, moduleId: brand.module_id }, ofBrand);
    return { ...list, brand: presentBrand({ ...brand, items_count: list.total_size }) };
  });
}
