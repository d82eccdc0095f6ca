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

/** Sets the headers on every answer, errors included. */
export function addSecurityHeaders(app: FastifyInstance, publicUrl: string): void {
  const headers = securityHeaders(publicUrl);
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', CONTENT_POLICY);
    done(null, payload);
  });
}
