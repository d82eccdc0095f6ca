import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Target } from '@bozor/api/platform/db/pool.ts';
import { sendRequest } from './send-request.ts';
import type { LoadTarget } from './compare-rates.ts';

export interface BareServer {
  /** Requests an address once and serves the same bytes from the bare server. */
  mirror(name: string, shot: LoadTarget): Promise<LoadTarget>;
  stop(): void;
}

/** Raw limit for comparison: Fastify alone, in its own process. */
export async function startBareServer(): Promise<BareServer> {
  const { server, base } = await start('bare-server.ts');
  return {
    mirror: async (name, shot) => {
      const { body, type, encoding } = await sendRequest(shot);
      const url = `${base}/${name}`;
      await fetch(url, {
        method: 'POST',
        body: new Uint8Array(body),
        headers: { 'x-type': type, ...(encoding ? { 'x-encoding': encoding } : {}) },
      });
      return { url };
    },
    stop: () => server.disconnect(),
  };
}

export interface BareDatabaseServer {
  readonly base: string;
  readonly pid: number;
  stop(): void;
}

/** Raw limit for calls: Fastify, the shop's pool, and one row or one small transaction. */
export async function startBareDatabaseServer(database: Target): Promise<BareDatabaseServer> {
  const { server, base } = await start('bare-database-server.ts', JSON.stringify(database));
  return { base, pid: server.pid!, stop: () => server.disconnect() };
}

async function start(file: string, ...given: readonly string[]): Promise<{ readonly server: ChildProcess; readonly base: string }> {
  const server = fork(join(import.meta.dirname, file), given);
  const [base] = (await once(server, 'message')) as [string];
  return { server, base };
}
