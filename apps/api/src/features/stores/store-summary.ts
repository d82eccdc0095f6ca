import type { StoreSummary } from '@bozor/contract/shop/catalogue/store-card.ts';

/** Store fields at the head of a cart or an order. */
export function storeSummary({ id, slug, name, logo_full_url, module_id, module_type, zone_id }: StoreSummary): StoreSummary {
  return { id, slug, name, logo_full_url, module_id, module_type, zone_id };
}
