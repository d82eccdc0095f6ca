import type { StoreCard } from '@bozor/contract/shop/catalogue/store-card.ts';
import { urls } from '../../platform/pages/urls.ts';

/** URL of a store's page, including its module and zone. */
export function storeUrl({ slug, module_id, zone_id }: Pick<StoreCard, 'slug' | 'module_id' | 'zone_id'>): string {
  return urls.store(slug, { module_id, store_zone_id: zone_id });
}
