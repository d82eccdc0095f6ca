import { sql, type RawBuilder } from 'kysely';
import type { GivenQueryOf } from '@bozor/contract/endpoint.ts';
import type { API } from '@bozor/contract/shop/routes.ts';
import { ALLERGENS_NOT_STATED, and, halalOnly, statedWithout, vegOnly } from '../items/item-conditions.ts';

type Diet = Pick<GivenQueryOf<typeof API.search.listing>, 'type' | 'halal' | 'without' | 'not_stated'>;

/** What a diet asks of an item, beside its allergens. */
export function dietOf({ type, halal }: Diet): RawBuilder<unknown> {
  return halal ? and(halalOnly(), vegOnly(type)) : vegOnly(type);
}

/** That an item is without what one must not eat. What is not stated is not taken for safe, unless one asks to see it too. */
export function safeFor({ without = [], not_stated }: Diet): RawBuilder<unknown> {
  if (without.length === 0) return sql`true`;
  return not_stated ? sql`(${statedWithout(without)}) or ${ALLERGENS_NOT_STATED}` : statedWithout(without);
}

/** Whether items may have been left out only because nobody said what they contain. */
export function leavesOutNotStated({ without = [], not_stated = false }: Diet): boolean {
  return without.length > 0 && !not_stated;
}
