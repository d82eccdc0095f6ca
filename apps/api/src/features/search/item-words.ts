import { sql, type RawBuilder } from 'kysely';
import type { SearchedShelves, WordQuery } from '../../platform/search/word-query.ts';

/** What words ask of `i` (items): single letters its initials, all else its words. */
export function beginningSo({ initials, finds }: WordQuery, shelves: SearchedShelves): RawBuilder<unknown> {
  return initials === undefined ? finds('i', shelves) : sql`i.initials & ${initials}::bigint = ${initials}::bigint`;
}
