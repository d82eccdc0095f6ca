import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';

/** Deletes guests' carts that were not used for sixty days, up to `most`. */
export function sweepGuestCarts(db: Database, most: number) {
  return sql`delete from carts where id in (
    select id from carts where guest_id is not null and updated_at < now() - interval '60 days'
    order by updated_at limit ${most} for update skip locked)`.execute(db);
}
