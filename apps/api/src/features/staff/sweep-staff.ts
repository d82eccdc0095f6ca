import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import { inBatches } from '../../platform/db/in-batches.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';

/** Deletes expired sessions, invitations, requests for new codes and challenges of the staff every night. Called once, while the API is composed. */
export function defineSweepingStaff(jobs: Jobs, db: Database): void {
  jobs.define('sweep-staff-sessions', 'chores', () =>
    inBatches((most) =>
      sql`delete from staff_sessions where id in (
        select id from staff_sessions where expires_at < now() order by expires_at limit ${most} for update skip locked)`.execute(db),
    ),
  );
  jobs.every('39 3 * * *', 'sweep-staff-sessions');
  jobs.define('sweep-staff-invitations', 'chores', () =>
    inBatches((most) =>
      sql`delete from staff_invitations where id in (
        select id from staff_invitations where expires_at < now() order by expires_at limit ${most} for update skip locked)`.execute(db),
    ),
  );
  jobs.every('41 3 * * *', 'sweep-staff-invitations');
  jobs.define('sweep-staff-lost-factors', 'chores', () =>
    inBatches((most) =>
      sql`delete from staff_lost_factors where id in (
        select id from staff_lost_factors where expires_at < now() order by expires_at limit ${most} for update skip locked)`.execute(db),
    ),
  );
  jobs.every('42 3 * * *', 'sweep-staff-lost-factors');
  jobs.define('sweep-staff-challenges', 'chores', () =>
    inBatches((most) =>
      sql`delete from staff_challenges where challenge_hash in (
        select challenge_hash from staff_challenges where expires_at < now() order by expires_at limit ${most} for update skip locked)`.execute(
        db,
      ),
    ),
  );
  jobs.every('43 3 * * *', 'sweep-staff-challenges');
}
