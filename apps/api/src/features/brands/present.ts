import type { Static } from 'typebox';
import type { Brand } from '@bozor/contract/shop/catalogue/brands.ts';
import { mediaUrl, tileHue } from '../../platform/media/media-url.ts';
import type { BrandRow } from './store.ts';

export function presentBrand({ id, slug, name, image, hue, items_count }: BrandRow): Static<typeof Brand> {
  return { id, slug, name, image_full_url: mediaUrl(image), tile_hue: tileHue(hue), items_count };
}
