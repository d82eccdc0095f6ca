import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Api } from '../api.ts';

const PATH = '/api/v1/private-media/';
/** Links begin and end on the hour, so that a list that is read again names the pictures it shows as before, and none is fetched anew. */
const HOUR_MS = 3_600_000;

/** A link to what only its owner may see: made for who was let in, of no use some hours later. */
export function privateMediaUrl(secret: string, key: string, now: Date): string {
  const until = (Math.floor(now.getTime() / HOUR_MS) + 3) * HOUR_MS;
  return `${PATH}${key}?until=${until}&signature=${signatureOf(secret, key, until).toString('base64url')}`;
}

/** Streams private pictures to whoever holds a link that was made here and still counts; anything else is not there. */
export function servePrivateMedia({ server, config, adapters: { media, clock } }: Pick<Api, 'server' | 'config' | 'adapters'>): void {
  server.get(`${PATH}*`, { config: { openBecause: 'its links are signed' } }, async (request, reply) => {
    const key = (request.params as { '*': string })['*'];
    const { until, signature } = request.query as Record<string, unknown>;
    const found = isSigned(config.secrets.signing, key, until, signature, clock.now()) ? await media.get(key) : undefined;
    if (!found) return reply.callNotFound();
    // Pictures are shown; a document is opened by what its reader chose for documents, not beside the shop.
    if (!found.contentType.startsWith('image/')) reply.header('content-disposition', 'attachment');
    return reply
      .header('cache-control', 'private, no-store')
      .header('content-security-policy', "default-src 'none'; sandbox; frame-ancestors 'none'")
      .type(found.contentType)
      .send(Buffer.from(found.bytes));
  });
}

function isSigned(secret: string, key: string, until: unknown, signature: unknown, now: Date): boolean {
  if (typeof until !== 'string' || !/^\d{13}$/.test(until) || typeof signature !== 'string') return false;
  if (Number(until) < now.getTime()) return false;
  const given = Buffer.from(signature, 'base64url');
  const right = signatureOf(secret, key, Number(until));
  return given.length === right.length && timingSafeEqual(given, right);
}

function signatureOf(secret: string, key: string, until: number): Buffer {
  return createHmac('sha256', secret).update(`media:${until}:${key}`).digest().subarray(0, 18);
}
