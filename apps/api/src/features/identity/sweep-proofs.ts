import { sql } from 'kysely';
import { CODE_LIFETIME_MS } from '@bozor/domain/identity/one-time-code.ts';
import type { Database } from '../../platform/db/database.ts';
import { inBatches } from '../../platform/db/in-batches.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { withdrawCodes } from '../../platform/outbox/outbox.ts';

const DAY_AGO = sql`now() - interval '1 day'`;

/** Deletes expired codes and steps, and the codes in sent messages. Called once, while the API is composed. */
export function defineSweepingProofs(jobs: Jobs, db: Database): void {
  jobs.define('sweep-code-messages', 'chores', () => inBatches((most) => withdrawCodes(db, CODE_LIFETIME_MS / 1000, most)));
  jobs.every('*/10 * * * *', 'sweep-code-messages');
  jobs.define('sweep-codes', 'chores', () =>
    inBatches((most) =>
      sql`delete from one_time_codes where id in (
        select id from one_time_codes where expires_at < ${DAY_AGO} order by expires_at limit ${most} for update skip locked)`.execute(db),
    ),
  );
  jobs.every('13 * * * *', 'sweep-codes');
  jobs.define('sweep-steps', 'chores', () =>
    inBatches((most) =>
      sql`delete from pending_steps where token_hash in (
        select token_hash from pending_steps where expires_at < ${DAY_AGO} order by expires_at limit ${most} for update skip locked)`.execute(
        db,
      ),
    ),
  );
  jobs.every('17 * * * *', 'sweep-steps');
}
