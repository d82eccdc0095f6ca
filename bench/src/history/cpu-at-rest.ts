import { setTimeout as pause } from 'node:timers/promises';
import { DEMO_ACCOUNTS } from '@bozor/api/seed/demo-accounts.ts';
import { createPool } from '@bozor/api/platform/db/pool.ts';
import { startDatabase } from '@bozor/host/database/start-database.ts';
import { cpuOf } from '../load/cpu.ts';
import { databasePid, startShop } from '../shop/start-shop.ts';

/** After a start the connections plan their first statements. */
const SETTLING_MS = 30_000;
const MEASURED_MS = 180_000;

export interface CpuAtRest {
  /** CPU seconds of host and database in a minute without a visitor: jobs, relay and listener. */
  readonly perMinute: number;
  readonly host: number;
  readonly database: number;
}

/** Starts the shop of a demo city's folder in production, where no autopilot plays, and leaves it alone. */
export async function cpuAtRest(dataDir: string): Promise<CpuAtRest> {
  await exchangePhones(dataDir, '+99890', '+99870');
  try {
    return await measure(dataDir);
  } finally {
    await exchangePhones(dataDir, '+99870', '+99890');
  }
}

/** Production refuses a database with the accounts of the demo, so they have other numbers meanwhile. */
async function exchangePhones(dataDir: string, from: string, to: string): Promise<void> {
  const database = await startDatabase({ dataDir });
  const pool = createPool(database.connection, { name: 'bench', size: 1, onError: () => {} });
  const phones = DEMO_ACCOUNTS.map(({ phone }) => phone.replace('+99890', from));
  await pool.query('update customers set phone = $1 || substr(phone, 7) where phone = any($2)', [to, phones]);
  await pool.end();
  await database.stop();
}

async function measure(dataDir: string): Promise<CpuAtRest> {
  const shop = await startShop(dataDir, { APP_MODE: 'production', PUBLIC_URL: 'https://shop.test', LOG_LEVEL: 'warn' });
  try {
    await pause(SETTLING_MS);
    const before = cpuOf(shop.pid, databasePid(dataDir));
    await pause(MEASURED_MS);
    const after = cpuOf(shop.pid, databasePid(dataDir));
    const inMinute = (ms: number) => (ms / 1_000) * (60_000 / MEASURED_MS);
    const [host, database] = [inMinute(after.host - before.host), inMinute(after.database - before.database)];
    return { perMinute: host + database, host, database };
  } finally {
    await shop.stop();
  }
}
