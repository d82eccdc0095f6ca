import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import type { RateClass } from '@bozor/contract/endpoint.ts';
import { problem } from './problem.ts';

/**
 * Calls a minute from one address, by rate class. Mobile networks put many people behind one address, so classes that
 * only read are generous; those that cost money or guess secrets are tight, and are counted per identity in the database too.
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
};

/**
 * Streams of events that one address may hold at once in a process: room for the many behind one address of a mobile network, none for one machine
 * that holds all there are.
 */
export const STREAMS_OF_AN_ADDRESS = 500;

/** Where the calls of our own pages come from. No socket has such an address, so nobody outside can claim it. */
export const IN_PROCESS = 'in-process';

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
        keyGenerator: (request) => `${name}:${request.ip}`,
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
