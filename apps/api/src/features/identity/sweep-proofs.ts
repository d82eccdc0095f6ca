import { CODE_LIFETIME_MS } from '@bozor/domain/identity/one-time-code.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { withdrawMessages } from '../../platform/outbox/outbox.ts';
import { CODE_MESSAGE } from './one-time-codes.ts';
import { deleteOldProofs } from './proof-store.ts';

/** Clears away codes and steps that are over; the messages that carried codes forget them. Called once, while the API is composed. */
export function defineSweepingProofs(jobs: Jobs, db: Database): void {
  jobs.define('sweep-proofs', async () => {
    await withdrawMessages(db, { keyStart: CODE_MESSAGE, olderThanSeconds: CODE_LIFETIME_MS / 1000 });
    await deleteOldProofs(db);
  });
  jobs.every('*/10 * * * *', 'sweep-proofs');
}
