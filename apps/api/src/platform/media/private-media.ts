import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Api } from '../api.ts';

const PATH = '/api/v1/private-media/';
/** Lifetimes of links begin on the hour, so that a repeated response contains the same URLs and the browser's cache works. */
const HOUR_MS = 3_600_000;

/** Signed link to a private file, for an authorized reader. It expires after some hours. */
export function privateMediaUrl(secret: string, key: string, now: Date): string {
  const until = (Math.floor(now.getTime() / HOUR_MS) + 3) * HOUR_MS;
  return `${PATH}${key}?until=${until}&signature=${signatureOf(secret, key, until).toString('base64url')}`;
}

/** Signed link that expires within minutes, for files whose every view is recorded: whoever looks again asks again. */
export function briefMediaUrl(secret: string, key: string, until: Date): string {
  return `${PATH}${key}?until=${until.getTime()}&signature=${signatureOf(secret, key, until.getTime()).toString('base64url')}`;
}

/** Streams private files to holders of a valid signed link; 404 otherwise. */
export function servePrivateMedia({ server, config, adapters: { media, clock } }: Pick<Api, 'server' | 'config' | 'adapters'>): void {
  server.get(`${PATH}*`, { config: { openBecause: 'its links are signed' } }, async (request, reply) => {
    const key = (request.params as { '*': string })['*'];
    const { until, signature } = request.query as Record<string, unknown>;
    const found = isSigned(config.secrets.signing, key, until, signature, clock.now()) ? await media.get(key) : undefined;
    if (!found) return reply.callNotFound();
    // Pictures are shown inline. A document opens in the reader's own application, not on the shop's origin.
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
