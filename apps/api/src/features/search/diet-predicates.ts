import { sql, type RawBuilder } from 'kysely';
import type { GivenQueryOf } from '@bozor/contract/endpoint.ts';
import type { API } from '@bozor/contract/shop/routes.ts';
import { ALLERGENS_NOT_STATED, and, halalOnly, statedWithout, vegOnly } from '../items/item-predicates.ts';

type DietQuery = Pick<GivenQueryOf<typeof API.search.listing>, 'type' | 'halal' | 'without' | 'not_stated'>;

/** SQL predicate of a diet, without its allergens. */
export function dietPredicate({ type, halal }: DietQuery): RawBuilder<unknown> {
  return halal ? and(halalOnly(), vegOnly(type)) : vegOnly(type);
}

/** SQL predicate: the item is free of these allergens. Items without a statement are excluded, unless the caller requests them. */
export function allergenPredicate({ without = [], not_stated }: DietQuery): RawBuilder<unknown> {
  if (without.length === 0) return sql`true`;
  return not_stated ? sql`(${statedWithout(without)}) or ${ALLERGENS_NOT_STATED}` : statedWithout(without);
}

/** Whether the predicate excludes items only because they state no allergens. */
export function excludesNotStated({ without = [], not_stated = false }: DietQuery): boolean {
  return without.length > 0 && !not_stated;
}
