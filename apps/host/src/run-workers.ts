import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { Advice } from './advice.ts';
import type { HostConfig } from './config.ts';
import type { Log } from './log.ts';

const PAUSE_AFTER_FALL_MS = 1_000;

interface Workers {
  /** The shared port, once all processes listen. */
  port: Promise<number>;
  stop(): Promise<void>;
}

/** Starts the worker processes, and restarts one that dies. */
export function runWorkers(options: { config: HostConfig; databaseUrl: string; log: Log }): Workers {
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
  const ports = Promise.all(Array.from({ length: config.workers }, () => listeningPort(fork())));
  return {
    port: ports.then(([port]) => port!),
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

function listeningPort(worker: Worker): Promise<number> {
  return new Promise((resolve, reject) => {
    worker.once('listening', ({ port }) => resolve(port));
    worker.once('exit', () => reject(new Advice('A worker did not start; its reason stands above.')));
  });
}
