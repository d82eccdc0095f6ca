import { spawn } from 'node:child_process';
import { closeSync, existsSync, fchownSync, openSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Account } from './account.ts';
import type { Binaries } from './binaries.ts';
import { identity, serverEnvironment } from './create-cluster.ts';
import { changeOwner, type Folders } from './folders.ts';
import { isAlive, hasWorkingDirectory } from './processes.ts';
import { SETTINGS } from './settings.ts';

export interface Postmaster {
  pid: number;
  attached: boolean;
  /** Resolves when the server has ended, for any reason. */
  gone: Promise<void>;
  stop(): Promise<void>;
}

interface PostmasterOptions {
  binaries: Binaries;
  folders: Folders;
  account: Account | undefined;
  port: number;
  user: string;
  settings: Record<string, string>;
  log: (message: string) => void;
}

/** After a crash the last children of the old server may hold its shared memory for about two seconds. */
const WAIT_FOR_LEFTOVERS_MS = 10_000;
const WAIT_FOR_RECOVERY_MS = 300_000;
const WAIT_FOR_STOP_MS = 30_000;
const NO_PROCESS = 2_147_483_647;
const LARGEST_LOG_BYTES = 5_000_000;
const LEFTOVERS = /pre-existing shared memory|lock file ".*" already exists/;

/** Attaches to the server of this cluster if one is running, else starts it. Resolves when it accepts connections. */
export async function startPostmaster(options: PostmasterOptions): Promise<Postmaster> {
  const running = runningServer(options.folders);
  if (running !== undefined) {
    options.log(`Attaching to the running database (process ${running}).`);
    const postmaster = attachTo(running);
    if (await acceptsConnections(options, postmaster)) return postmaster;
  }
  const deadline = Date.now() + WAIT_FOR_LEFTOVERS_MS;
  for (;;) {
    const { postmaster, complaint } = launch(options);
    if (await acceptsConnections(options, postmaster)) return postmaster;
    const reason = complaint();
    if (!LEFTOVERS.test(reason) || Date.now() > deadline) throw new Error(reason);
    await pause(150);
  }
}

function runningServer({ cluster }: Folders): number | undefined {
  const file = join(cluster, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const [first = '', ...rest] = readFileSync(file, 'utf8').split('\n');
  const pid = Number(first);
  if (hasWorkingDirectory(pid, cluster)) return pid;
  // After a restart of the machine or container the pid may belong to another program, and PostgreSQL would refuse to start.
  // The other lines stay: PostgreSQL checks with them that no child of the old server is left.
  if (isAlive(pid)) writeFileSync(file, [NO_PROCESS, ...rest].join('\n'));
  return undefined;
}

function attachTo(pid: number): Postmaster {
  const gone = (async () => {
    while (isAlive(pid)) await pause(200);
  })();
  return { pid, attached: true, gone, stop: () => stop(pid, gone) };
}

function launch({ binaries, folders, account, port, settings, log }: PostmasterOptions) {
  const { file: logFile, path: logPath, size: logStart } = openLog(folders.home, account);
  const handed = changeOwner([folders.cluster, folders.socket], folders.closedToAccount);
  const [cluster, socket] = handed.paths;
  const flags = Object.entries({ ...SETTINGS, ...settings }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(binaries.postgres, ['-D', cluster!, '-k', socket!, '-p', String(port), ...flags], {
    ...identity(account),
    cwd: '/',
    env: serverEnvironment(),
    stdio: ['ignore', logFile, logFile, ...handed.files],
    // Its own session, because Ctrl-C must reach the shop first and the database last.
    detached: true,
  });
  child.unref();
  handed.close();
  closeSync(logFile);
  let spawnError = '';
  const gone = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', (error) => {
      spawnError = error.message;
      resolve();
    });
  });
  const pid = child.pid ?? 0;
  log(`Starting the database (process ${pid}).`);
  const complaint = () => spawnError || readFileSync(logPath).subarray(logStart).toString('utf8').trim().slice(-2_000);
  return { postmaster: { pid, attached: false, gone, stop: () => stop(pid, gone) }, complaint };
}

function openLog(home: string, account: Account | undefined): { file: number; path: string; size: number } {
  const path = join(home, 'postgresql.log');
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  if (size > LARGEST_LOG_BYTES) renameSync(path, `${path}.1`);
  const file = openSync(path, 'a', 0o600);
  if (account) fchownSync(file, account.uid, account.gid);
  return { file, path, size: size > LARGEST_LOG_BYTES ? 0 : size };
}

/** Returns false when the server ends before it accepts connections. */
async function acceptsConnections({ folders, port, user, log }: PostmasterOptions, { gone }: Postmaster): Promise<boolean> {
  let ended = false;
  void gone.then(() => (ended = true));
  const started = Date.now();
  let isReported = false;
  while (Date.now() - started < WAIT_FOR_RECOVERY_MS) {
    if (ended) return false;
    const client = new pg.Client({ host: folders.socket, port, user, database: 'postgres', connectionTimeoutMillis: 2_000 });
    client.on('error', () => {});
    try {
      await client.connect();
      await client.end();
      return true;
    } catch {
      client.end().catch(() => {});
    }
    if (!isReported && Date.now() - started > 5_000) {
      isReported = true;
      log('The database is recovering from its last stop. This can take a minute.');
    }
    await pause(15);
  }
  throw new Error(
    `The database did not take connections within ${WAIT_FOR_RECOVERY_MS / 60_000} minutes; see ${folders.home}/postgresql.log.`,
  );
}

async function stop(pid: number, gone: Promise<void>): Promise<void> {
  signal(pid, 'SIGINT');
  const late = setTimeout(() => signal(pid, 'SIGQUIT'), WAIT_FOR_STOP_MS);
  await gone;
  clearTimeout(late);
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // Already gone.
  }
}
