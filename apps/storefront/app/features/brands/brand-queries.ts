import { calls } from '@bozor/contract/shop/calls.ts';
import { apiList } from '@bozor/web/api/query.ts';
import { STALE_MS } from '../../platform/stale-times.ts';

export const BRAND_ORDERS = ['default', 'a_to_z', 'z_to_a'] as const;
export type BrandOrder = (typeof BRAND_ORDERS)[number];

/** All brands of the module with items in the scope, in the shop's order or by name. */
export const allBrands = (order: BrandOrder) =>
  apiList(
    calls.brands.list,
    { query: { limit: 48, sort_by: order } },
    { rows: (reply) => reply.brands, staleMs: STALE_MS.categories, quiet: true },
  );
