import fastifyCors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';

/** Paths that clients elsewhere read. Pages and their code are for the shop's own origin alone. */
const SHARED = /^\/(?:api|media|map|tiles)(?:[/?]|$)/;

const EXPOSED = ['x-request-id', 'retry-after', 'x-guest-unknown'];
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'];
const PREFLIGHT_SECONDS = 3_600;

/**
 * Lets pages of these origins read API, events, pictures and map (CORS). Identity travels in headers and fields, so no credentials are
 * allowed. Without origins nothing changes.
 */
export async function allowOrigins(app: FastifyInstance, origins: readonly string[]): Promise<void> {
  if (origins.length === 0) return;
  const shared = { origin: [...origins], methods: METHODS, exposedHeaders: EXPOSED, maxAge: PREFLIGHT_SECONDS };
  await app.register(fastifyCors, {
    delegator: ({ url }, done) => done(null, SHARED.test(url) ? shared : { origin: false }),
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    if (SHARED.test(request.url)) {
      // A picture without `crossorigin` sends no origin that could be compared.
      reply.header('cross-origin-resource-policy', 'cross-origin');
      const vary = String(reply.getHeader('vary') ?? '');
      if (!/\borigin\b/i.test(vary)) reply.header('vary', vary === '' ? 'Origin' : `${vary}, Origin`);
    }
    done(null, payload);
  });
}
