import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { sendRequest } from './send-request.ts';
import type { LoadTarget } from './compare-rates.ts';

export interface BareServer {
  /** Requests an address once and serves the same bytes from the bare server. */
  mirror(name: string, shot: LoadTarget): Promise<LoadTarget>;
  stop(): void;
}

/** Raw limit for comparison: Fastify alone, in its own process. */
export async function startBareServer(): Promise<BareServer> {
  const server = fork(join(import.meta.dirname, 'bare-server.ts'));
  const [base] = (await once(server, 'message')) as [string];
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
