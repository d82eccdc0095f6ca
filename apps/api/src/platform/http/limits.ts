import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { accessKindOf } from '@bozor/contract/access.ts';
import type { RateClass } from '@bozor/contract/endpoint.ts';
import { problem } from './problem.ts';

/**
 * Requests per minute from one IP address, by rate class. Mobile networks put many people behind one address, so read-only classes are
 * generous. Classes that cost money or allow guessing secrets are tight, and are also limited per identity in the database. Calls of staff
 * are counted apart: the customers of a café's network do not use up those of its kitchen.
 */
const CALLS_PER_MINUTE: Readonly<Record<RateClass, number>> = {
  browse: 3000,
  search: 1200,
  write: 600,
  order: 120,
  identity: 60,
  place: 600,
  track: 60,
  stream: 120,
  // A payment provider sends the calls of all its customers, several for each payment, from a few addresses.
  callback: 6000,
};

/** Event streams of one IP address per process. Enough for a mobile network behind one address, but one machine cannot take all. */
export const STREAMS_OF_AN_ADDRESS = 500;

/** Address of requests from our own pages. No socket has it, so no outside client can claim it. */
export const IN_PROCESS = 'in-process';

function isOfStaff({ routeOptions: { config } }: FastifyRequest): boolean {
  const access = config.endpoint?.access;
  return access !== undefined && ['staff', 'member'].includes(accessKindOf(access));
}

type Limiters = Readonly<Record<RateClass, onRequestAsyncHookHandler[]>>;

export async function registerLimits(server: FastifyInstance, options: { on: boolean }): Promise<Limiters> {
  const classes = Object.keys(CALLS_PER_MINUTE) as RateClass[];
  if (!options.on) return Object.fromEntries(classes.map((name) => [name, []])) as unknown as Limiters;
  await server.register(rateLimit, { global: false });
  return Object.fromEntries(
    classes.map((name) => {
      const check = server.createRateLimit({
        max: CALLS_PER_MINUTE[name],
        timeWindow: 60_000,
        keyGenerator: (request) => `${name}:${isOfStaff(request) ? 'staff' : 'shop'}:${request.ip}`,
      });
      const limit = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
        if (request.socket.remoteAddress === IN_PROCESS) return;
        const outcome = await check(request);
        if (outcome.isAllowed || !outcome.isExceeded) return;
        reply.header('retry-after', outcome.ttlInSeconds);
        throw problem('too-many-requests', { retryAfterSeconds: outcome.ttlInSeconds });
      };
      return [name, [limit]];
    }),
  ) as unknown as Limiters;
}
