import { createDemoStaff } from '@bozor/api/features/staff/create-demo-staff.ts';
import { DEMO_STAFF } from '@bozor/api/features/staff/demo-accounts.ts';
import { createDatabase } from '@bozor/api/platform/db/database.ts';
import { migrate } from '@bozor/api/platform/db/migrate.ts';
import { createPool, type Target } from '@bozor/api/platform/db/pool.ts';
import { loadGazetteerFile } from '@bozor/api/map/load-gazetteer-file.ts';
import { migrateJobs } from '@bozor/api/platform/jobs/jobs.ts';
import { DEMO_ACCOUNTS } from '@bozor/api/seed/demo-accounts.ts';
import type pg from 'pg';
import { Advice } from './advice.ts';
import type { HostConfig, SecretName } from './config.ts';
import type { Log } from './log.ts';
import { gazetteerPath } from './map-archive.ts';

interface PrepareOptions {
  config: Pick<HostConfig, 'mode'> & Partial<Pick<HostConfig, 'dataDir'>>;
  database: Target;
  log: Log;
  /** Without them the demo city gets no console accounts. */
  secrets?: Record<SecretName, string>;
}

/** Runs the migrations, seeds an empty demo shop, and reads the gazetteer of the operator's map. Several processes may do it at once. */
export async function prepareDatabase({ config, database, log, secrets }: PrepareOptions): Promise<void> {
  const say = (message: string) => log.info({ from: 'database' }, message);
  const onError = (error: Error) => log.warn({ err: error }, 'A database connection broke.');
  const pool = createPool(database, { name: 'prepare', size: 2, statementTimeoutMs: 0, onError });
  try {
    await migrate(database, { log: say, afterwards: () => migrateJobs(pool) });
    if (config.mode === 'production') await refuseDemoCity(pool);
    else {
      await seedEmptyShop(pool, say);
      if (secrets && (await hasDemoPeople(pool))) await createDemoStaff(createDatabase(pool), secrets.otp);
    }
    const { dataDir } = config;
    if (dataDir !== undefined && (await loadGazetteerFile(pool, gazetteerPath({ dataDir }))))
      say('The streets and houses of the map were read.');
  } finally {
    await pool.end();
  }
}

async function seedEmptyShop(pool: pg.Pool, say: (message: string) => void): Promise<void> {
  const { rowCount } = await pool.query('select from zones limit 1');
  if (rowCount) return;
  say('Making the demo city; only the first start does.');
  // Lazy import: a large program that later starts need not load.
  const { seedDemoCity } = await import('@bozor/api/seed/seed.ts');
  await seedDemoCity(pool, { now: new Date(), log: say });
}

/** A shop that somebody runs as a demo without its city gets no accounts whose passwords are public. */
async function hasDemoPeople(pool: pg.Pool): Promise<boolean> {
  const phones = DEMO_ACCOUNTS.map(({ phone }) => phone);
  const emails = DEMO_STAFF.map(({ email }) => email);
  const { rowCount } = await pool.query(
    'select from customers where phone = any($1) union all select from staff_credentials where email = any($2) limit 1',
    [phones, emails],
  );
  return Boolean(rowCount);
}

/** The sign-ins of the demo city's people are public in the sources. */
async function refuseDemoCity(pool: pg.Pool): Promise<void> {
  if (await hasDemoPeople(pool))
    throw new Advice(
      'This database holds the demo city, with passwords that everybody knows. Give production an empty one, or set APP_MODE=demo.',
    );
}
