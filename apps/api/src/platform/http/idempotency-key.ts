import { hash, randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { badHeader } from './problem.ts';

const HEADER = 'idempotency-key';

/** Reads the idempotency key of a request. */
export function readIdempotencyKey(headers: IncomingHttpHeaders): string | undefined {
  const header = headers[HEADER];
  if (header === undefined) return undefined;
  if (typeof header !== 'string' || !/^[\x21-\x7e]{1,255}$/.test(header)) throw badHeader('Idempotency-Key');
  return header;
}

/** Unique name of a customer's action, so that it happens once: the same for the same key. Without a key, a new one each time. */
export function onceFor(customerId: number, what: string, key: string = randomUUID()): string {
  return `customer:${customerId}:${what}:${hash('sha256', key, 'base64url')}`;
}

/** Unique name of an act of staff, as `onceFor` names those of customers. */
export function onceForStaff(staffId: number, what: string, key: string = randomUUID()): string {
  return `staff:${staffId}:${what}:${hash('sha256', key, 'base64url')}`;
}
