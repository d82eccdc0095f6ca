import { migrate } from '@bozor/api/platform/db/migrate.ts';
import { createPool, type Target } from '@bozor/api/platform/db/pool.ts';
import { migrateJobs } from '@bozor/api/platform/jobs/jobs.ts';
import type { HostConfig } from './config.ts';
import type { Log } from './log.ts';

/** Brings the tables up to this release and fills an empty demo shop. Any number of processes may do it together. */
export async function prepareDatabase({ database, log }: { config: HostConfig; database: Target; log: Log }): Promise<void> {
  const say = (message: string) => log.info({ from: 'database' }, message);
  const pool = createPool(database, { name: 'prepare', size: 2, statementTimeoutMs: 0, onError: (error) => log.warn({ err: error }) });
  try {
    await migrate(database, { log: say, afterwards: () => migrateJobs(pool) });
  } finally {
    await pool.end();
  }
}
