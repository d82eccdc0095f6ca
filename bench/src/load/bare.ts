import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ask } from './ask.ts';
import type { Shot } from './cannon.ts';

export interface Bare {
  /** Requests an address once and serves the same bytes from the bare server. */
  like(name: string, shot: Shot): Promise<Shot>;
  stop(): void;
}

/** Raw limit for comparison: Fastify alone, in its own process. */
export async function startBare(): Promise<Bare> {
  const server = fork(join(import.meta.dirname, 'bare-server.ts'));
  const [base] = (await once(server, 'message')) as [string];
  return {
    like: async (name, shot) => {
      const { body, type, encoding } = await ask(shot);
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
