import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import type { HostConfig } from './config.ts';
import type { Log } from './log.ts';

const PAUSE_AFTER_FALL_MS = 1_000;

/** Starts the processes that answer, and starts one anew when it falls. Resolves when all listen. */
export async function runWorkers(options: { config: HostConfig; databaseUrl: string; log: Log }): Promise<{ stop(): Promise<void> }> {
  const { config, databaseUrl, log } = options;
  let stopping = false;
  const fork = (): Worker => {
    const worker = cluster.fork({ DATABASE_URL: databaseUrl, DATABASE_URL_FILE: '', APP_MODE: config.mode, DATA_DIR: config.dataDir });
    worker.once('exit', (code, signal) => {
      if (stopping) return;
      log.error({ worker: worker.process.pid, code, signal }, 'A worker fell. Starting another.');
      setTimeout(() => stopping || fork(), PAUSE_AFTER_FALL_MS);
    });
    return worker;
  };
  const workers = Array.from({ length: config.workers }, fork);
  await Promise.all(
    workers.map(async (worker) => {
      const [happened] = (await Promise.race([
        once(worker, 'listening').then(() => ['listening']),
        once(worker, 'exit').then(() => ['exit']),
      ])) as [string];
      if (happened === 'exit') throw new Error('A worker did not start; its reason stands above.');
    }),
  );
  return {
    stop: async () => {
      stopping = true;
      const running = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
      await Promise.all(
        running.map(async (worker) => {
          const gone = once(worker, 'exit');
          worker.process.kill('SIGTERM');
          await gone;
        }),
      );
    },
  };
}
