import type { Static } from 'typebox';
import type { CommonCondition } from '@bozor/contract/shop/catalogue/conditions.ts';
import { mediaUrl } from '../../platform/media/media-url.ts';
import type { HealthConditionRow } from './store.ts';

export function presentHealthCondition({ id, name, image, items_count }: HealthConditionRow): Static<typeof CommonCondition> {
  return { id, name, image_full_url: mediaUrl(image), items_count };
}
