import { sql, type RawBuilder } from 'kysely';
import type { WordQuery } from '../../platform/search/word-query.ts';

/** What words ask of `i` (items): single letters its initials, all else its vector. */
export function beginningSo({ initials, finds }: WordQuery): RawBuilder<unknown> {
  return initials === undefined ? finds(sql`i.search`) : sql`i.initials & ${initials}::bigint = ${initials}::bigint`;
}
