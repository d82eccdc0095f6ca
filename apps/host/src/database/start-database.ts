import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { unprivilegedAccount } from './account.ts';
import { findBinaries } from './binaries.ts';
import { createCluster } from './create-cluster.ts';
import { claimSupervision } from './claim-supervision.ts';
import { prepareFolders } from './folders.ts';
import { startPostmaster, type Postmaster } from './postmaster.ts';

export interface Database {
  connection: DatabaseConnection;
  /** For tools that need one string; libpq and `pg` both understand it. */
  url: string;
  /** True when the server was already running because the process that started it died without stopping it. */
  attached: boolean;
  /** False between a crash of the server and its restart. */
  isUp(): boolean;
  /** Stops the server cleanly; resolves when it is gone. */
  stop(): Promise<void>;
}

export interface DatabaseConnection {
  /** The folder of the Unix socket. */
  host: string;
  port: number;
  user: string;
  database: string;
}

export interface DatabaseOptions {
  /** The database is in its `database` folder. Only one process may supervise it at a time. */
  dataDir: string;
  log?: (message: string) => void;
  /** PostgreSQL settings that override ours, such as `{ shared_buffers: '1GB' }`. */
  settings?: Record<string, string>;
}

const USER = 'bozor';
const DATABASE = 'bozor';
const PORT = 5432;
const RESTART_PAUSES_MS = [0, 250, 500, 1_000, 2_000, 5_000];

/** Starts PostgreSQL in `dataDir`, or attaches to a running one, and restarts it after crashes until `stop`. */
export async function startDatabase({ dataDir, log = () => {}, settings = {} }: DatabaseOptions): Promise<Database> {
  const account = unprivilegedAccount();
  const folders = prepareFolders(dataDir, account, PORT);
  const release = await claimSupervision(join(folders.home, 'supervisor.json'), dataDir);
  try {
    const binaries = findBinaries(account, log);
    createCluster({ binaries, folders, account, user: USER, log });
    const start = () => startPostmaster({ binaries, folders, account, port: PORT, user: USER, settings, log });

    let postmaster = await start();
    const { attached } = postmaster;
    let up = true;
    let stopping = false;
    const connection = { host: folders.socket, port: PORT, user: USER, database: DATABASE };
    await ensureDatabase(connection).catch(async (error: unknown) => {
      await postmaster.stop();
      throw error;
    });

    const keepRunning = async () => {
      for (;;) {
        await postmaster.gone;
        if (stopping) return;
        up = false;
        log('The database stopped by itself. Starting it again.');
        const next = await startAgain(start, () => stopping, log);
        if (!next) return;
        postmaster = next;
        up = true;
        log('The database is back.');
      }
    };
    const stored = keepRunning();

    return {
      connection,
      url: `postgresql://${USER}@localhost:${PORT}/${DATABASE}?host=${encodeURIComponent(folders.socket)}`,
      attached,
      isUp: () => up,
      stop: async () => {
        stopping = true;
        up = false;
        await postmaster.stop();
        await stored;
        release();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}

/** How to reach the running database of a data folder, which another process supervises. */
export function embeddedConnection(dataDir: string): DatabaseConnection {
  const { socket } = prepareFolders(dataDir, unprivilegedAccount(), PORT);
  return { host: socket, port: PORT, user: USER, database: DATABASE };
}

/** Retries until the server runs. Undefined when it is stopped meanwhile. */
async function startAgain(
  start: () => Promise<Postmaster>,
  isStopping: () => boolean,
  log: (message: string) => void,
): Promise<Postmaster | undefined> {
  for (let attempt = 0; ; attempt++) {
    await pause(RESTART_PAUSES_MS[attempt] ?? RESTART_PAUSES_MS.at(-1)!);
    if (isStopping()) return undefined;
    try {
      const postmaster = await start();
      if (!isStopping()) return postmaster;
      await postmaster.stop();
      return undefined;
    } catch (error) {
      log(`The database does not start: ${(error as Error).message}`);
    }
  }
}

async function ensureDatabase(connection: DatabaseConnection): Promise<void> {
  const client = new pg.Client({ ...connection, database: 'postgres' });
  client.on('error', () => {});
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [connection.database]);
    if (rowCount === 0) await client.query(`create database ${connection.database}`);
  } finally {
    await client.end();
  }
}
