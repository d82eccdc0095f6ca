import type { FastifyInstance } from 'fastify';

/** Policy of everything that is not a page. Pages have their own, which names their scripts. */
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
    // Over plain http the header would lock a shop on a home network out.
    ...(publicUrl.startsWith('https:') ? { 'strict-transport-security': `max-age=${TWO_YEARS_SECONDS}; includeSubDomains` } : {}),
  };
}

/** Headers that matter to pages and to the log. On each of a page's thirty pictures and scripts they would add up to 6 KB for nothing. */
const NOT_FOR_FILES = [
  'origin-agent-cluster',
  'x-dns-prefetch-control',
  'x-permitted-cross-domain-policies',
  'permissions-policy',
  'x-request-id',
];
const FILE = /^(?:image|font|video|audio)\/|^(?:text|application)\/(?:css|javascript)/;

/** They govern documents and workers. On the scripts and style sheets of a page, which are neither, they are 3 KB for nothing. */
const NOT_FOR_CODE = ['x-frame-options', 'cross-origin-opener-policy'];
const CODE = /^\/assets\/[^?]*\.(?:js|css)(?:\?|$)/;

/** Sets the headers on every response, errors included. Files that are not pages get only the ones that protect files. */
export function addSecurityHeaders(app: FastifyInstance, publicUrl: string): void {
  const headers = securityHeaders(publicUrl);
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    const type = String(reply.getHeader('content-type') ?? '');
    if (FILE.test(type)) for (const name of NOT_FOR_FILES) reply.removeHeader(name);
    if (CODE.test(request.url) && FILE.test(type)) for (const name of NOT_FOR_CODE) reply.removeHeader(name);
    else if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', CONTENT_POLICY);
    done(null, payload);
  });
}
