import type { FastifyInstance } from 'fastify';

/** For everything that is not a page; pages bring their own policy, which names the scripts they carry. */
export const CONTENT_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";
const TWO_YEARS_SECONDS = 63_072_000;

export function securityHeaders(publicUrl: string): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'x-dns-prefetch-control': 'off',
    'x-permitted-cross-domain-policies': 'none',
    'permissions-policy': 'geolocation=(self), camera=(), microphone=(), payment=(), usb=()',
    // Told over plain http it would lock a shop on a home network out of itself.
    ...(publicUrl.startsWith('https:') ? { 'strict-transport-security': `max-age=${TWO_YEARS_SECONDS}; includeSubDomains` } : {}),
  };
}

/** They tell a browser what a page may do, and a log which call it was: on each of a page's thirty pictures and scripts they are 6 KB for nothing. */
const NOT_FOR_FILES = [
  'origin-agent-cluster',
  'x-dns-prefetch-control',
  'x-permitted-cross-domain-policies',
  'permissions-policy',
  'x-request-id',
];
const FILE = /^(?:image|font|video|audio)\/|^text\/(?:css|javascript)/;

/** Sets the headers on every answer, errors included; files that make no page carry what protects files. */
export function addSecurityHeaders(app: FastifyInstance, publicUrl: string): void {
  const headers = securityHeaders(publicUrl);
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (FILE.test(String(reply.getHeader('content-type') ?? ''))) for (const name of NOT_FOR_FILES) reply.removeHeader(name);
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', CONTENT_POLICY);
    done(null, payload);
  });
}
