import type { FastifyInstance } from 'fastify';
import type { OutsideSources } from '../front-ends/content-policy.ts';

const MAP_WORKER = /^\/(?:console-)?assets\/maplibre-gl-csp-worker[\w.-]*\.js(\?|$)/;

/** Returns the hosts of the map that an operator configured: the host of its style. Without one the map is the shop's own. */
export function mapSources(styleUrl: string | null): OutsideSources {
  if (styleUrl === null || !URL.canParse(styleUrl)) return {};
  const { origin, protocol } = new URL(styleUrl);
  return protocol === 'https:' || protocol === 'http:' ? { connect: [origin], images: [origin] } : {};
}

/**
 * A worker obeys the policy of its own file. The map's worker fetches tiles, where there are any, and shapes Arabic with a small
 * WebAssembly module of the shop's own.
 */
export function addMapWorkerPolicy(app: FastifyInstance, outside: () => Promise<OutsideSources>): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (MAP_WORKER.test(request.url)) {
      const { connect = [] } = await outside();
      reply.header(
        'content-security-policy',
        `default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src ${["'self'", ...connect].join(' ')}`,
      );
    }
    return payload;
  });
}
