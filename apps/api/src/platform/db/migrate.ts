import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { connectionOf, type Target } from './pool.ts';
import { MIGRATIONS, readMigrations, type Migration } from './read-migrations.ts';

/** Arbitrary but constant key of the advisory lock that serializes migrations. */
const LOCK = 7_266_203;
const LOCK_PATIENCE_MS = 120_000;
const BUSY_ATTEMPTS = 10;

export interface MigrateOptions {
  /** Folder of the `.sql` files. */
  readonly folder?: string;
  readonly log?: (message: string) => void;
  /** Runs after the files while the lock is still held, e.g. to create the tables of the job queue. */
  readonly afterwards?: () => Promise<void>;
}

/**
 * Applies the pending `.sql` files, each in a transaction of its own, and returns their names. Any number of processes may start it at
 * once. An applied file must never be edited: write the next one.
 */
export async function migrate(target: Target, { folder = MIGRATIONS, log = () => {}, afterwards }: MigrateOptions = {}): Promise<string[]> {
  const migrations = await readMigrations(folder);
  const client = new pg.Client({ ...connectionOf(target), application_name: 'bozor migrate', connectionTimeoutMillis: 10_000 });
  client.on('error', () => {});
  await client.connect();
  try {
    // A statement that cannot get its lock gives up after a second, lets waiting queries pass and retries.
    await client.query(`set lock_timeout = '1s'`);
    await waitForTurn(client, log);
    await client.query(`create table if not exists schema_migrations (
      name text primary key, checksum text not null, applied_at timestamptz not null default now(), took_ms int not null)`);
    const waiting = await stillWaiting(client, migrations, log);
    for (const migration of waiting) await apply(client, migration, log);
    await afterwards?.();
    return waiting.map(({ name }) => name);
  } finally {
    await client.end();
  }
}

async function waitForTurn(client: pg.Client, log: (message: string) => void): Promise<void> {
  const patienceEndsAt = Date.now() + LOCK_PATIENCE_MS;
  for (let isFirst = true; ; isFirst = false) {
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [LOCK]);
    if (rows[0]!.mine) return;
    if (isFirst) log('Another process is migrating the database. Waiting for it.');
    if (Date.now() > patienceEndsAt) throw new Error('Another process has been migrating the database for two minutes. Is it stuck?');
    await pause(50);
  }
}

/** Refuses impossible states: an applied file that was edited, and a new one that sorts before an applied one. */
async function stillWaiting(client: pg.Client, migrations: readonly Migration[], log: (message: string) => void): Promise<Migration[]> {
  const { rows } = await client.query<{ name: string; checksum: string }>('select name, checksum from schema_migrations order by name');
  const applied = new Map(rows.map(({ name, checksum }) => [name, checksum]));
  for (const { name, checksum } of migrations) {
    if (applied.has(name) && applied.get(name) !== checksum) {
      throw new Error(`The migration ${name} was edited after it had been applied. Undo the edit and write a new migration instead.`);
    }
  }
  const last = rows.at(-1)?.name ?? '';
  const waiting = migrations.filter(({ name }) => !applied.has(name));
  const late = waiting.find(({ name }) => name < last);
  if (late) throw new Error(`The migration ${late.name} comes before ${last}, which is applied already. Give it a later number.`);
  const unknown = rows.filter(({ name }) => !migrations.some((each) => each.name === name));
  // A newer release shares this database. Its additions do not disturb an older one.
  if (unknown.length > 0) log(`The database is ahead of this release: ${unknown.map(({ name }) => name).join(', ')}.`);
  return waiting;
}

async function apply(client: pg.Client, { name, sql, checksum }: Migration, log: (message: string) => void): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const startedAt = performance.now();
    try {
      await client.query('begin');
      await client.query(sql);
      const tookMs = Math.round(performance.now() - startedAt);
      await client.query('insert into schema_migrations (name, checksum, took_ms) values ($1, $2, $3)', [name, checksum, tookMs]);
      await client.query('commit');
      log(`Migrated ${name}.`);
      return;
    } catch (error) {
      await client.query('rollback').catch(() => undefined);
      const isBusy = (error as { code?: string }).code === '55P03';
      if (!isBusy || attempt === BUSY_ATTEMPTS)
        throw new Error(`The migration ${name} failed: ${(error as Error).message}`, { cause: error });
      log(`${name} waits for a table that is in use.`);
      await pause(200 * attempt);
    }
  }
}
