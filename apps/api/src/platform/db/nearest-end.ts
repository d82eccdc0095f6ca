import { sql, type RawBuilder } from 'kysely';

/** Page of a list of length `total`; `offset` counts pages from 1. */
export interface PageAt {
  readonly total: number;
  readonly limit: number;
  readonly offset: number;
}

/** How to read a page along an index: forward or backward, after `skip` rows, `take` of them. */
export interface Reading {
  readonly isForward: boolean;
  readonly skip: number;
  readonly take: number;
}

/**
 * Reads a page from the nearer end of its list, so that the last page costs as little as the first and no page reads more than half of the
 * list.
 * @example nearestEnd({ total: 100, limit: 10, offset: 10 }) // the last ten: { isForward: false, skip: 0, take: 10 }
 */
export function nearestEnd({ total, limit, offset }: PageAt): Reading {
  const before = (offset - 1) * limit;
  const take = Math.max(0, Math.min(limit, total - before));
  const after = total - before - take;
  return before <= after || take === 0 ? { isForward: true, skip: before, take } : { isForward: false, skip: after, take };
}

/** Largest page that the wire allows as `limit`. */
const LONGEST_PAGE = 50;

/**
 * Cuts a page out of a query ordered by `descending`. A generic plan estimates a parameter as limit at a tenth of the table. The literal
 * limit tells the planner how few rows it reads.
 */
export function pageOf(ordered: RawBuilder<unknown>, { skip, take }: Reading): RawBuilder<unknown> {
  return sql`select * from (${ordered} limit ${take} offset ${skip}) page limit ${sql.lit(LONGEST_PAGE)}`;
}

/** Sort direction of a list that begins with its highest number. */
export const descending = ({ isForward }: Reading): RawBuilder<unknown> => (isForward ? sql`desc` : sql`asc`);
