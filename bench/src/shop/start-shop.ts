import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, openSync, closeSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Target } from '@bozor/api/platform/db/pool.ts';

const HOST = join(import.meta.dirname, '../../../apps/host');
/** As `npm start` has it. */
const HEAP = JSON.parse(readFileSync(join(HOST, 'node-options.json'), 'utf8')) as string[];

/** The whole product in a process of its own, as `npm start` runs it. */
export interface RunningShop {
  readonly url: string;
  readonly pid: number;
  /** How long it took from the start of the process until it said that it is ready. */
  readonly startedInMs: number;
  /** Asks it to end, and its database with it. */
  stop(): Promise<void>;
  /** Ends it as a power cut would; the database stays behind. */
  kill(): Promise<void>;
}

const READY = /^Bozor is ready at (http:\S+)$/m;

/** Starts a shop on a free port with its database in `dataDir`, which keeps the log too. */
export async function startShop(dataDir: string, environment: Readonly<Record<string, string>> = {}): Promise<RunningShop> {
  mkdirSync(dataDir, { recursive: true });
  const began = performance.now();
  const errors = openSync(join(dataDir, 'shop.log'), 'a');
  const shop = spawn(process.execPath, [...HEAP, join(HOST, 'src/main.ts')], {
    env: { PATH: process.env.PATH, MALLOC_ARENA_MAX: '2', HOST: '127.0.0.1', PORT: '0', DATA_DIR: dataDir, ...environment },
    stdio: ['ignore', 'pipe', errors, 'ipc'],
  });
  closeSync(errors);
  const gone = once(shop, 'exit');
  const url = await new Promise<string>((resolve, reject) => {
    let said = '';
    shop.stdout!.on('data', (data: Buffer) => {
      if (said.length < 100_000) said += data.toString();
      const found = READY.exec(said)?.[1];
      if (found) resolve(found);
    });
    shop.once('exit', (code) => reject(new Error(`The shop ended with ${code} before it was ready; see ${dataDir}/shop.log.\n${said}`)));
  });
  const end = async (signal: NodeJS.Signals) => {
    shop.kill(signal);
    await gone;
  };
  return {
    url,
    pid: shop.pid!,
    startedInMs: performance.now() - began,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}

/** Where the embedded database of a data folder listens. */
export function databaseIn(dataDir: string): Target {
  return { host: join(dataDir, 'database/run'), port: 5432, user: 'bozor', database: 'bozor' };
}

export function databasePid(dataDir: string): number {
  return Number(readFileSync(join(dataDir, 'database/cluster/postmaster.pid'), 'utf8').split('\n', 1)[0]);
}
