import { sql, type RawBuilder } from 'kysely';
import type { CatalogueScope } from '../../platform/db/zone-page.ts';
import type { WordQuery } from '../../platform/search/word-query.ts';

/** SQL predicate of typed words on `i` (items): single letters match initials, everything else words. */
export function matchingWords({ initials, finds }: WordQuery, scope: CatalogueScope): RawBuilder<unknown> {
  return initials === undefined ? finds('i', scope) : sql`i.initials & ${initials}::bigint = ${initials}::bigint`;
}
