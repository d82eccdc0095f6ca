import type { Api } from '../../platform/api.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { deleteUnusedPrescriptions } from '../../platform/media/picture-records.ts';

/** Small enough for a short transaction. The next run, an hour later, takes the rest. */
const BATCH = 200;

/** Deletes uploads whose order was not placed within a day. Called once, while the API is composed. */
export function defineSweepingPrescriptions({ jobs, db, adapters: { media } }: Pick<Api, 'jobs' | 'db' | 'adapters'>): void {
  jobs.define('sweep-prescriptions', 'chores', () =>
    // A failed file removal rolls the row back, so that the next run retries.
    inTransaction(db, async (trx) => {
      for (const key of await deleteUnusedPrescriptions(trx, BATCH)) await media.remove(key);
    }),
  );
  jobs.every('23 * * * *', 'sweep-prescriptions');
}
