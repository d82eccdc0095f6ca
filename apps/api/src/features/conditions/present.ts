import type { Static } from 'typebox';
import type { CommonCondition } from '@bozor/contract/shop/catalogue/conditions.ts';
import { mediaUrl } from '../../platform/media/media-url.ts';
import type { ConditionRow } from './store.ts';

export function presentCondition({ id, name, image, items_count }: ConditionRow): Static<typeof CommonCondition> {
  return { id, name, image_full_url: mediaUrl(image), items_count };
}
