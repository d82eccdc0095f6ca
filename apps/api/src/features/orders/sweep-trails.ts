import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import { inBatches } from '../../platform/db/in-batches.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';

/** Days after which the way of a courier is forgotten. */
const TRAIL_DAYS = 30;

/** Deletes the ways of couriers every night. Called once, while the API is composed. */
export function defineSweepingTrails(jobs: Jobs, db: Database): void {
  jobs.define('sweep-trails', 'chores', () =>
    inBatches((most) =>
      sql`delete from rider_trail where id = any(array(
        select id from rider_trail where at < now() - make_interval(days => ${TRAIL_DAYS}) order by at limit ${most} for update skip locked))`.execute(
        db,
      ),
    ),
  );
  jobs.every('53 3 * * *', 'sweep-trails');
}
