import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createPool } from '@bozor/api/platform/db/pool.ts';
import { startDatabase } from '@bozor/host/database/start-database.ts';
import { createLog } from '@bozor/host/log.ts';
import { prepareDatabase } from '@bozor/host/prepare-database.ts';
import { enlarge, type Copies } from './large-city.ts';

export interface City {
  readonly dataDir: string;
  readonly copies: Copies;
  readonly log: (message: string) => void;
}

/** Settings while the city is filled. A lost city is built again. */
export const FILLING = {
  fsync: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_size: '4GB',
  shared_buffers: '512MB',
  maintenance_work_mem: '1GB',
  max_parallel_workers: '2',
  max_parallel_maintenance_workers: '1',
};

/** Seeds the demo city in a folder and multiplies it, unless the folder already has one. */
export async function fillCity({ dataDir, copies, log }: City): Promise<void> {
  const done = join(dataDir, 'filled');
  if (existsSync(done)) return;
  rmSync(dataDir, { recursive: true, force: true });
  const database = await startDatabase({ dataDir, settings: FILLING });
  try {
    await prepareDatabase({ config: { mode: 'demo' }, database: database.connection, log: createLog('silent') });
    const pool = createPool(database.connection, { name: 'fill', size: 1, onError: () => {}, statementTimeoutMs: 0 });
    await enlarge(pool, copies, (message) => log(`Filling ${dataDir}: ${message}`));
    await pool.end();
  } finally {
    await database.stop();
  }
  writeFileSync(done, '');
}
