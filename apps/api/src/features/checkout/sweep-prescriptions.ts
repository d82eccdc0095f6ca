import type { Api } from '../../platform/api.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { deleteUnusedPrescriptions } from '../../platform/media/picture-records.ts';

/** A batch is soon done; what is left comes an hour later. */
const BATCH = 200;

/** Takes away what was sent for an order that was never placed: after a day nobody comes back to it. Called once, while the API is composed. */
export function defineSweepingPrescriptions({ jobs, db, adapters: { media } }: Pick<Api, 'jobs' | 'db' | 'adapters'>): void {
  jobs.define('sweep-prescriptions', 'chores', () =>
    // A file that cannot be removed brings its row back, to be tried again.
    inTransaction(db, async (trx) => {
      for (const key of await deleteUnusedPrescriptions(trx, BATCH)) await media.remove(key);
    }),
  );
  jobs.every('23 * * * *', 'sweep-prescriptions');
}
