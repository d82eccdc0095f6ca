import { randomBytes } from 'node:crypto';
import { access, constants, mkdtemp, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startDatabase } from '@bozor/host/database/start-database.ts';
import { migrate } from '../src/platform/db/migrate.ts';
import { connectionOf, createPool, type Target } from '../src/platform/db/pool.ts';
import { migrateJobs } from '../src/platform/jobs/jobs.ts';
import { sweepTestServers, TEST_FOLDER } from './sweep-test-servers.ts';

/** A server for one test run, and the name of its migrated template database. */
export interface TestServer {
  readonly server: Target;
  readonly template: string;
}

/** Test data need not survive a crash, so nothing waits for the disk. */
const IN_A_HURRY = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
  shared_buffers: '128MB',
  autovacuum: 'off',
};

/**
 * Starts a server in the temporary folder (or uses the one at `TEST_DATABASE_URL`, PostgreSQL 15 or later, whose account may create
 * databases) and migrates a template database there, which the tests copy.
 */
export async function startTestDatabase(
  settings: Readonly<Record<string, string>> = {},
): Promise<TestServer & { stop: () => Promise<void> }> {
  const url = process.env.TEST_DATABASE_URL;
  const { server, stop } = url ? { server: url, stop: async () => {} } : await startOwnServer(settings);
  const template = `bozor_test_${randomBytes(5).toString('hex')}`;
  const administer = (text: string) => asAdministrator(server, text);
  try {
    await administer(`create database ${template} template template0 encoding 'UTF8'`);
    const target = onDatabase(server, template);
    const pool = createPool(target, { name: 'jobs', size: 2, statementTimeoutMs: 0, onError: () => {} });
    try {
      await migrate(target, { afterwards: () => migrateJobs(pool) });
    } finally {
      await pool.end();
    }
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    server,
    template,
    stop: async () => {
      if (url) await dropTestDatabases(server, template);
      await stop();
    },
  };
}

/** Returns the same server with another database. */
export function onDatabase(server: Target, database: string): Target {
  if (typeof server !== 'string') return { ...server, database };
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}

/** Runs one statement on the server's maintenance database. */
export async function asAdministrator(server: Target, text: string): Promise<void> {
  const client = new pg.Client(connectionOf(onDatabase(server, 'postgres')));
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}

async function startOwnServer(settings: Readonly<Record<string, string>>): Promise<{ server: Target; stop: () => Promise<void> }> {
  const parent = await fastFolder();
  await sweepTestServers(parent);
  const folder = await mkdtemp(join(parent, TEST_FOLDER));
  const database = await startDatabase({ dataDir: folder, settings: { ...IN_A_HURRY, ...settings } });
  return {
    server: { ...database.connection },
    stop: async () => {
      await database.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/**
 * A memory file system, where Linux has a large enough one: copying a database there takes a tenth of the time. Otherwise the temporary
 * folder.
 */
async function fastFolder(): Promise<string> {
  const memory = '/dev/shm';
  try {
    await access(memory, constants.W_OK);
    const { bavail, bsize } = await statfs(memory);
    return bavail * bsize > 2 ** 30 ? memory : tmpdir();
  } catch {
    return tmpdir();
  }
}

async function dropTestDatabases(server: Target, template: string): Promise<void> {
  const client = new pg.Client(connectionOf(onDatabase(server, 'postgres')));
  await client.connect();
  const { rows } = await client.query<{ datname: string }>(`select datname from pg_database where datname like $1`, [`${template}%`]);
  for (const { datname } of rows) await client.query(`drop database if exists ${datname} with (force)`);
  await client.end();
}
