import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPool } from '@bozor/api/platform/db/pool.ts';
import type pg from 'pg';
import { buildSmallShop, type SmallShop } from '../chaos/small-shop.ts';
import { databaseIn, startShop, type RunningShop } from './start-shop.ts';

/** A small shop in production: no autopilot works its orders. */
export interface RunningSmallShop {
  readonly running: RunningShop;
  readonly shop: SmallShop;
  readonly dataDir: string;
  readonly pool: pg.Pool;
  stop(): Promise<void>;
}

/** Starts it in a folder of its own with an item for each stock, and connections beside it. */
export async function startSmallShop(stocks: readonly number[], connections: number): Promise<RunningSmallShop> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bozor-bench-'));
  const running = await startShop(dataDir, {
    APP_MODE: 'production',
    PUBLIC_URL: 'https://shop.test',
    TRUST_PROXIES: '1',
    LOG_LEVEL: 'warn',
  });
  const pool = createPool(databaseIn(dataDir), { name: 'bench', size: connections, onError: () => {} });
  return {
    running,
    dataDir,
    pool,
    shop: await buildSmallShop(pool, stocks),
    stop: async () => {
      await pool.end();
      await running.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
