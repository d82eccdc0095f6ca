import { hash, randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { badHeader } from './problem.ts';

const HEADER = 'idempotency-key';

/** The key under which a call may be sent again without being done again. */
export function readIdempotencyKey(headers: IncomingHttpHeaders): string | undefined {
  const header = headers[HEADER];
  if (header === undefined) return undefined;
  if (typeof header !== 'string' || !/^[\x21-\x7e]{1,255}$/.test(header)) throw badHeader('Idempotency-Key');
  return header;
}

/** Names what a customer does, so that it is done once: under the same key the same, however often it is sent; without one each time anew. */
export function onceFor(customerId: number, what: string, key: string = randomUUID()): string {
  return `customer:${customerId}:${what}:${hash('sha256', key, 'base64url')}`;
}
