import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, openSync, closeSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Target } from '@bozor/api/platform/db/pool.ts';

const HOST = join(import.meta.dirname, '../../../apps/host');
/** Heap options of `npm start`. */
const HEAP = JSON.parse(readFileSync(join(HOST, 'node-options.json'), 'utf8')) as string[];

/** The whole product in its own process, as `npm start` runs it. */
export interface RunningShop {
  readonly url: string;
  readonly pid: number;
  /** Time from the start of the process until its ready line. */
  readonly startedInMs: number;
  /** Stops it and its database with a signal. */
  stop(): Promise<void>;
  /** Kills it as a power cut would; the database stays running. */
  kill(): Promise<void>;
}

const READY = /^Bozor is ready at (http:\S+)$/m;

/** Starts a shop on a free port with its database and its log in `dataDir`. */
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

/** Returns the address of the embedded database of a data folder. */
export function databaseIn(dataDir: string): Target {
  return { host: join(dataDir, 'database/run'), port: 5432, user: 'bozor', database: 'bozor' };
}

export function databasePid(dataDir: string): number {
  return Number(readFileSync(join(dataDir, 'database/cluster/postmaster.pid'), 'utf8').split('\n', 1)[0]);
}
