import { once } from 'node:events';
import { accessSync, constants, mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import pg from 'pg';
import { Advice } from './advice.ts';
import type { HostConfig } from './config.ts';

const OLDEST_POSTGRES = 15;
const DATABASE_TIMEOUT_MS = 10_000;

/**
 * Checks the preconditions of a start before a minute is spent on seeding a city. Throws an `Advice` that names the variable and the
 * remedy.
 */
export async function preflight(config: Pick<HostConfig, 'dataDir' | 'host' | 'port' | 'databaseUrl'>): Promise<void> {
  prepareDataDir(config.dataDir);
  await tryAddress(config);
  if (config.databaseUrl !== undefined) await tryDatabase(config.databaseUrl);
}

function prepareDataDir(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const isFile = code === 'EEXIST' || code === 'ENOTDIR';
    const reason = isFile ? 'is not a folder, or lies under a file' : `may not be written by this account (${code})`;
    throw new Advice(`DATA_DIR is ${dataDir}, which ${reason}. Choose a folder of this account: DATA_DIR=/var/lib/bozor.`, {
      cause: error,
    });
  }
}

async function tryAddress({ host, port }: Pick<HostConfig, 'host' | 'port'>): Promise<void> {
  const server = createServer();
  try {
    server.listen({ host, port });
    await once(server, 'listening');
  } catch (error) {
    throw adviseOnAddress(error, { host, port });
  }
  server.close();
  await once(server, 'close');
}

/** System calls of opening a server's port, in Node's names; `bind` is that of a cluster worker. */
const OPENING = ['listen', 'bind', 'getaddrinfo'];

/** Turns a failure to listen at the configured address into an `Advice`; returns any other error unchanged. */
export function adviseOnAddress(error: unknown, { host, port }: Pick<HostConfig, 'host' | 'port'>): unknown {
  const { code, syscall = '' } = error as NodeJS.ErrnoException;
  if (!OPENING.includes(syscall)) return error;
  switch (code) {
    case 'EADDRINUSE':
      return new Advice(`Port ${port} is taken. Stop what listens there, or choose another: PORT=${port + 1}.`, { cause: error });
    case 'EACCES':
      return new Advice(`This account may not listen on port ${port}. Choose one above 1023, with a proxy in front: PORT=3000.`, {
        cause: error,
      });
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new Advice(
        `HOST is "${host}", an address that this machine does not have. 127.0.0.1 is for this machine alone, 0.0.0.0 for all its networks.`,
        { cause: error },
      );
    default:
      return error;
  }
}

async function tryDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: DATABASE_TIMEOUT_MS });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ major: number }>("select current_setting('server_version_num')::int / 10000 as major");
    const { major } = rows[0]!;
    if (major < OLDEST_POSTGRES) throw new Advice(`DATABASE_URL leads to PostgreSQL ${major}; Bozor needs ${OLDEST_POSTGRES} or newer.`);
  } catch (error) {
    if (error instanceof Advice) throw error;
    // The address without its password, because it is logged.
    const { user, host, port, database } = client;
    throw new Advice(
      `DATABASE_URL leads to the database "${database}" at ${host}:${port} as "${user}", which cannot be used: ${reasonOf(error)}.\n${remedyOf(error)}`,
      { cause: error },
    );
  } finally {
    await client.end().catch(() => {});
  }
}

/** One attempt per resolved address; each has its own reason. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ');
  return (error as Error).message;
}

function remedyOf(error: unknown): string {
  switch ((error as { code?: string }).code) {
    case 'ECONNREFUSED':
      return 'Is PostgreSQL running there, and does it listen on that address?';
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return 'Is the name of the host right?';
    case '28P01':
    case '28000':
      return 'Are the user and the password right, and does pg_hba.conf let them in from here?';
    case '3D000':
      return 'Make it first: createdb.';
    default:
      return 'Can psql connect with the same address?';
  }
}
