import { sql, type RawBuilder } from 'kysely';
import type { SearchedShelves, WordQuery } from '../../platform/search/word-query.ts';

/** SQL predicate of typed words on `i` (items): single letters match initials, everything else words. */
export function beginningSo({ initials, finds }: WordQuery, shelves: SearchedShelves): RawBuilder<unknown> {
  return initials === undefined ? finds('i', shelves) : sql`i.initials & ${initials}::bigint = ${initials}::bigint`;
}
