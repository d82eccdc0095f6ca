import { createPool, type Target } from '../src/platform/db/pool.ts';
import { Jobs } from '../src/platform/jobs/jobs.ts';

/** A process that takes the job `pay` in hand, says so, and never ends it: `worker-liveness.test.ts` kills it. */
const target = JSON.parse(process.argv[2]!) as Target;
const pool = createPool(target, { name: 'doomed', size: 8, onError: () => {} });
const jobs = new Jobs();
jobs.define('pay', 'payments', () => {
  process.stdout.write('taken\n');
  return new Promise(() => {});
});
await jobs.start(pool, () => {});
