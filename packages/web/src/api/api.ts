import type { Callable, Described } from '@bozor/contract/call.ts';
import type { Client, Sent } from '@bozor/contract/client.ts';
import type { ReplyOf } from '@bozor/contract/endpoint.ts';

/** The API as typed functions. @example await api.call(calls.items.popular, { query: { limit: 12 } }) */
export type Api = Client;

/** Base path of the API, relative to the shop's root. */
export const API_BASE = '/api/v1';

/** Input of a call: params, query and body. */
export type Input<C extends Callable> = Omit<Sent<Described<C>>, 'signal' | 'idempotencyKey'>;
export type Reply<C extends Callable> = ReplyOf<Described<C>>;

/** The input, optional when the call needs none. */
export type InputArgs<C extends Callable, Options> =
  object extends Input<C> ? [input?: Input<C>, options?: Options] : [input: Input<C>, options?: Options];
