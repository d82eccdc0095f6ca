import { sql } from 'kysely';
import type { Api } from '../../platform/api.ts';
import { inBatches } from '../../platform/db/in-batches.ts';

/**
 * Deletes quotes that expired long ago, with the addresses in them, and idempotency keys that are no longer retried. Called once, while the
 * API is composed.
 */
export function defineSweepingQuotes({ jobs, db }: Pick<Api, 'jobs' | 'db'>): void {
  jobs.define('sweep-quotes', 'chores', () =>
    inBatches((most) =>
      sql`delete from quotes where id in (
        select id from quotes where expires_at < now() - interval '1 day' order by expires_at limit ${most} for update skip locked)`.execute(
        db,
      ),
    ),
  );
  jobs.every('33 * * * *', 'sweep-quotes');
  jobs.define('sweep-idempotency-keys', 'chores', () =>
    inBatches((most) =>
      sql`delete from idempotency_keys where (actor, key) in (
        select actor, key from idempotency_keys where expires_at < now() order by expires_at limit ${most} for update skip locked)`.execute(
        db,
      ),
    ),
  );
  jobs.every('43 * * * *', 'sweep-idempotency-keys');
}
