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
