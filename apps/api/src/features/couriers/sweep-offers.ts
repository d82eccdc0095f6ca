import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import { inBatches } from '../../platform/db/in-batches.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';

/** Days for which an offer that nobody took is kept. The order's history tells of it afterwards; one that was taken has the courier's pay. */
const OFFER_DAYS = 30;

/** Deletes old offers every night. Called once, while the API is composed. */
export function defineSweepingOffers(jobs: Jobs, db: Database): void {
  jobs.define('sweep-offers', 'chores', () =>
    inBatches((most) =>
      sql`delete from courier_offers where id in (
        select id from courier_offers where answer <> 'taken' and expires_at < now() - make_interval(days => ${OFFER_DAYS})
        order by expires_at limit ${most} for update skip locked)`.execute(db),
    ),
  );
  jobs.every('49 3 * * *', 'sweep-offers');
}
