import { fork } from 'node:child_process';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { Shot } from './cannon.ts';

export interface Bare {
  /** Asks once and lets the bare server answer the very bytes. */
  like(name: string, shot: Shot): Promise<Shot>;
  stop(): void;
}

/** The raw limit beside us: Fastify alone, in a process of its own. */
export async function startBare(): Promise<Bare> {
  const server = fork(join(import.meta.dirname, 'bare-server.ts'));
  const [base] = (await once(server, 'message')) as [string];
  return {
    like: async (name, shot) => {
      const { body, type, encoding } = await bytesOf(shot);
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

/** As they travel; `fetch` would unpack them. */
async function bytesOf({ url, headers = {} }: Shot): Promise<{ body: Buffer; type: string; encoding: string | undefined }> {
  const asking = request(url, { headers });
  asking.end();
  const [answer] = (await once(asking, 'response')) as [IncomingMessage];
  if (answer.statusCode !== 200) throw new Error(`${url} answers ${answer.statusCode}.`);
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  return { body: Buffer.concat(chunks), type: answer.headers['content-type'] ?? '', encoding: answer.headers['content-encoding'] };
}
