import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import type { Shot } from './cannon.ts';

export interface Travelled {
  readonly body: Buffer;
  readonly type: string;
  readonly encoding: string | undefined;
}

/**
 * Requests an address without decompressing the response, which `fetch` would do at the cost of the measured shop's CPU. Any status but 200
 * is an error.
 */
export async function ask({ url, headers = {} }: Shot): Promise<Travelled> {
  const asking = request(url, { headers });
  asking.end();
  const [answer] = (await once(asking, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  if (answer.statusCode !== 200) throw new Error(`${url} answers ${answer.statusCode}.`);
  return { body: Buffer.concat(chunks), type: answer.headers['content-type'] ?? '', encoding: answer.headers['content-encoding'] };
}
