import { createHmac, timingSafeEqual } from 'node:crypto';

/** Signed token of one order. Its holder may track the order without an account or phone number. */
export function trackingToken(secret: string, orderId: number): string {
  return `${orderId}.${signatureOf(secret, orderId).toString('base64url')}`;
}

/** Order of a token; undefined when this shop did not sign it. */
export function orderOfToken(secret: string, token: string): number | undefined {
  const [, id, signature] = /^(\d{9})\.([A-Za-z0-9_-]{22})$/.exec(token) ?? [];
  if (id === undefined || signature === undefined) return undefined;
  const given = Buffer.from(signature, 'base64url');
  const right = signatureOf(secret, Number(id));
  return given.length === right.length && timingSafeEqual(given, right) ? Number(id) : undefined;
}

function signatureOf(secret: string, orderId: number): Buffer {
  return createHmac('sha256', secret).update(`track:${orderId}`).digest().subarray(0, 16);
}
