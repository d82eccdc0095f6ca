import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import { inBatches } from '../../platform/db/in-batches.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';

/** As long as nobody comes back to a cart, or to a session: both live for sixty days. */
const LONG_AGO = sql`now() - interval '60 days'`;

/**
 * Forgets whom nobody has been for long: guests who left nothing but a cart, the carts of the others, and sessions that are over. Anybody may become a
 * guest, so that without this they would be the largest table. Called once, while the API is composed.
 */
export function defineSweepingVisitors(jobs: Jobs, db: Database): void {
  jobs.define('sweep-visitors', async () => {
    await inBatches((most) =>
      sql`delete from carts where id in (
        select id from carts where guest_id is not null and updated_at < ${LONG_AGO} order by updated_at limit ${most} for update skip locked)`.execute(
        db,
      ),
    );
    await inBatches((most) =>
      sql`delete from guests where id in (
        select id from guests g where merged_into is null and seen_at < ${LONG_AGO}
          and not exists (select from carts where guest_id = g.id) and not exists (select from orders where guest_id = g.id)
          and not exists (select from payments where guest_id = g.id) and not exists (select from media_objects where guest_id = g.id)
        order by seen_at limit ${most} for update skip locked)`.execute(db),
    );
    await inBatches((most) =>
      sql`delete from sessions where id in (
        select id from sessions where expires_at < now() order by expires_at limit ${most} for update skip locked)`.execute(db),
    );
  });
  jobs.every('47 3 * * *', 'sweep-visitors');
}
