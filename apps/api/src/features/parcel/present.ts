import type { ParcelCategory } from '@bozor/contract/shop/orders/parcel.ts';
import { toJsonAmount } from '@bozor/domain/money/json-amount.ts';
import type { Minor } from '@bozor/domain/money/minor.ts';
import { mediaUrl, tileHue } from '../../platform/media/media-url.ts';
import type { ParcelCategoryRow } from './store.ts';

export function presentParcelCategory(row: ParcelCategoryRow, digits: number): ParcelCategory {
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    description: row.description,
    image_full_url: mediaUrl(row.image),
    tile_hue: tileHue(row.hue),
    parcel_per_km_shipping_charge: toJsonAmount(row.per_km_minor as Minor, digits),
    parcel_minimum_shipping_charge: toJsonAmount(row.minimum_minor as Minor, digits),
  };
}
