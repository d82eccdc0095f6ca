import { sql, type RawBuilder } from 'kysely';
import type { GivenQueryOf } from '@bozor/contract/endpoint.ts';
import type { API } from '@bozor/contract/shop/routes.ts';
import { ALLERGENS_NOT_STATED, and, halalOnly, statedWithout, vegOnly } from '../items/item-conditions.ts';

type Diet = Pick<GivenQueryOf<typeof API.search.listing>, 'type' | 'halal' | 'without' | 'not_stated'>;

/** SQL predicate of a diet, without its allergens. */
export function dietOf({ type, halal }: Diet): RawBuilder<unknown> {
  return halal ? and(halalOnly(), vegOnly(type)) : vegOnly(type);
}

/** SQL predicate: the item is free of these allergens. Items without a statement are excluded, unless the caller asks for them. */
export function safeFor({ without = [], not_stated }: Diet): RawBuilder<unknown> {
  if (without.length === 0) return sql`true`;
  return not_stated ? sql`(${statedWithout(without)}) or ${ALLERGENS_NOT_STATED}` : statedWithout(without);
}

/** Whether the predicate excludes items only because they state no allergens. */
export function leavesOutNotStated({ without = [], not_stated = false }: Diet): boolean {
  return without.length > 0 && !not_stated;
}
