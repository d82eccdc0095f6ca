import type { FastifyInstance } from 'fastify';

/** Calls of staff; each audience has its own prefix. */
const STAFF_CALLS = ['/api/v1/staff', '/api/v1/operator', '/api/v1/store', '/api/v1/courier'];

/**
 * Serves consoles and the calls of staff on the host of `consoleUrl` alone; elsewhere they do not exist. A proxy can then let only some
 * addresses reach that host. `prefixes` are the paths of the consoles.
 */
export function keepConsolesApart(app: FastifyInstance, consoleUrl: string, prefixes: readonly string[]): void {
  const { host } = new URL(consoleUrl);
  app.addHook('onRequest', async (request, reply) => {
    const [path = ''] = request.url.split('?', 1);
    if (request.host === host || ![...prefixes, ...STAFF_CALLS].some((prefix) => isBelow(path, prefix))) return;
    await reply.code(404).type('text/plain; charset=utf-8').send('Not found');
  });
}

/** Prefixes end at a slash: `/api/v1/stores` is the shop's. */
function isBelow(path: string, prefix: string): boolean {
  return path === prefix || path.startsWith(`${prefix}/`);
}
