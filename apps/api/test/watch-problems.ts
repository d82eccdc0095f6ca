import type { FastifyInstance } from 'fastify';
import { PROBLEMS } from '@bozor/contract/problem.ts';

interface ErrorBody {
  readonly errors?: readonly { readonly code: string }[];
}

/**
 * Collects every refusal that is neither in the problem table of its endpoint nor one of every endpoint's, as `POST /cart/add out-of-stock`.
 * Call it before routes are mounted.
 */
export function watchProblems(server: FastifyInstance): ReadonlySet<string> {
  const undeclared = new Set<string>();
  server.addHook('onSend', async (request, reply, payload) => {
    const { endpoint } = request.routeOptions.config;
    if (!endpoint || reply.statusCode < 400 || (typeof payload !== 'string' && !Buffer.isBuffer(payload))) return;
    const { errors = [] } = JSON.parse(payload.toString()) as ErrorBody;
    for (const { code } of errors)
      if (!Object.hasOwn(endpoint.problems ?? {}, code) && !Object.hasOwn(PROBLEMS, code))
        undeclared.add(`${endpoint.method} ${endpoint.path} ${code}`);
  });
  return undeclared;
}
