import { sql, type RawBuilder } from 'kysely';

/** A page of a list that is `total` long; `offset` counts pages from 1. */
export interface PageAt {
  readonly total: number;
  readonly limit: number;
  readonly offset: number;
}

/** How to read a page along an index: in the list's own direction or against it, past `skip` rows, `take` of them. */
export interface Reading {
  readonly isForward: boolean;
  readonly skip: number;
  readonly take: number;
}

/**
 * Reads a page from the end of its list that is nearer, so that the last page costs as little as the first and none more than half of the list.
 * @example nearestEnd({ total: 100, limit: 10, offset: 10 }) // the last ten: { isForward: false, skip: 0, take: 10 }
 */
export function nearestEnd({ total, limit, offset }: PageAt): Reading {
  const before = (offset - 1) * limit;
  const take = Math.max(0, Math.min(limit, total - before));
  const after = total - before - take;
  return before <= after || take === 0 ? { isForward: true, skip: before, take } : { isForward: false, skip: after, take };
}

/** A page is never longer: what the wire allows for a `limit`. */
const LONGEST_PAGE = 50;

/**
 * The page of a query that is ordered as `descending` says. The planner does not know values when it plans, and takes a limit that is a value for
 * a tenth of the table; the one that is written out tells it how little is read.
 */
export function pageOf(ordered: RawBuilder<unknown>, { skip, take }: Reading): RawBuilder<unknown> {
  return sql`select * from (${ordered} limit ${take} offset ${skip}) page limit ${sql.lit(LONGEST_PAGE)}`;
}

/** The direction of a list that begins with its highest number. */
export const descending = ({ isForward }: Reading): RawBuilder<unknown> => (isForward ? sql`desc` : sql`asc`);
