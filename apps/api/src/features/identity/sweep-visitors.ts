import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import { inBatches } from '../../platform/db/in-batches.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { sweepGuestCarts } from '../cart/sweep-guest-carts.ts';

/** Lifetime of carts and sessions. */
const LONG_AGO = sql`now() - interval '60 days'`;

/**
 * Deletes stale visitors: guests without an order, guests' carts, and expired sessions. Every visitor may become a guest, so without this
 * sweep `guests` would be the largest table. Called once, while the API is composed.
 */
export function defineSweepingVisitors(jobs: Jobs, db: Database): void {
  jobs.define('sweep-guest-carts', 'chores', () => inBatches((most) => sweepGuestCarts(db, most)));
  jobs.every('47 3 * * *', 'sweep-guest-carts');
  jobs.define('sweep-guests', 'chores', () => inBatches((most) => sweepGuests(db, most)));
  jobs.every('57 3 * * *', 'sweep-guests');
  jobs.define('sweep-sessions', 'chores', () =>
    inBatches((most) =>
      sql`delete from sessions where id in (
        select id from sessions where expires_at < now() order by expires_at limit ${most} for update skip locked)`.execute(db),
    ),
  );
  jobs.every('37 3 * * *', 'sweep-sessions');
}

/**
 * Takes the guests with the oldest visits. Each is deleted, marked as kept, or gets the time of its cart as its visit. A checked guest
 * therefore leaves the front of the queue, and an interrupted sweep resumes. The subqueries fetch one row instead of using `exists`, which
 * PostgreSQL would turn into a hash of the whole table.
 */
function sweepGuests(db: Database, most: number) {
  return sql`
    with away as materialized (
      select id from guests where merged_into is null and not is_kept and seen_at < ${LONG_AGO}
      order by seen_at, id limit ${most} for update skip locked
    ), judged as materialized (
      select id, (select max(updated_at) from carts where guest_id = away.id) as cart_at,
        num_nonnulls((select id from orders where guest_id = away.id limit 1), (select id from payments where guest_id = away.id limit 1),
          (select key from media_objects where guest_id = away.id limit 1)) > 0 as is_kept
      from away
    ), gone as (
      delete from guests using judged where guests.id = judged.id and not judged.is_kept and cart_at is null returning guests.id
    ), staying as (
      update guests set is_kept = judged.is_kept, seen_at = coalesce(greatest(seen_at, cart_at), seen_at) from judged
      where guests.id = judged.id and (judged.is_kept or cart_at is not null) returning guests.id
    )
    select id from gone union all select id from staying`
    .execute(db)
    .then(({ rows }) => ({ numAffectedRows: BigInt(rows.length) }));
}
