import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import type { RateClass } from '@bozor/contract/endpoint.ts';
import type { Identify } from './actor.ts';
import type { PublicCalls } from './public-calls.ts';
import type { ReplyCache } from './reply-cache.ts';
import type { StaffCookie } from './staff-cookie.ts';
import type { WholeReplies } from './whole-replies.ts';

/** Dependencies of `mount`. */
export interface ApiServer {
  readonly server: FastifyInstance;
  readonly identify: Identify;
  readonly limiters: Readonly<Record<RateClass, onRequestAsyncHookHandler[]>>;
  readonly replies: ReplyCache;
  readonly publicCalls: PublicCalls;
  /** The shop's country is that of national phone numbers. */
  readonly settings: { read(): Promise<{ readonly country: string }> };
  readonly whole: WholeReplies;
  readonly staffCookie: StaffCookie;
}
