import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import type { LoadTarget } from './compare-rates.ts';

export interface RawResponse {
  readonly body: Buffer;
  readonly type: string;
  readonly encoding: string | undefined;
}

/**
 * Requests an address without decompressing the response, which `fetch` would do at the cost of the measured shop's CPU. Any status but 200
 * is an error.
 */
export async function sendRequest({ url, headers = {} }: LoadTarget): Promise<RawResponse> {
  const outgoing = request(url, { headers });
  outgoing.end();
  const [answer] = (await once(outgoing, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  if (answer.statusCode !== 200) throw new Error(`${url} answers ${answer.statusCode}.`);
  return { body: Buffer.concat(chunks), type: answer.headers['content-type'] ?? '', encoding: answer.headers['content-encoding'] };
}
