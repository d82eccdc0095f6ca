import type { Static, TObject, TSchema } from 'typebox';
import type { Access } from './access.ts';
import type { Defaulted } from './fields.ts';

/** Rate classes: each has its own limit of calls per minute and caller (`platform/http/limits.ts`). `callback` is for signed calls, and only these. */
export const RATE_CLASSES = ['browse', 'search', 'write', 'order', 'identity', 'place', 'track', 'stream', 'callback'] as const;
export type RateClass = (typeof RATE_CLASSES)[number];

/**
 * Shared headers that a response depends on. Each value includes those before it: the language; the zones; the module; the point (all of
 * them, the default).
 */
export type Dependence = 'language' | 'zones' | 'module' | 'point';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Problems of an endpoint, in addition to those of every endpoint: stable code → status and English message. */
export type ProblemTable = Readonly<Record<string, { readonly status: number; readonly message: string }>>;

/** Rule of an upload field. The content is checked, whatever name or type it claims. */
export interface FileRule {
  readonly max: number;
  readonly megabytes: number;
  readonly types: readonly string[];
}

/**
 * One call of the API: everything that crosses the wire. Server routes, typed client and OpenAPI document derive from it.
 * `path` is below `/api/v1` and writes parameters as `{name}`. A missing `query`, `params` or `body` means that none is accepted.
 */
export interface Endpoint<
  Params extends TObject | undefined = TObject | undefined,
  Query extends TObject | undefined = TObject | undefined,
  Body extends TSchema | undefined = TSchema | undefined,
  Reply extends TSchema = TSchema,
  Problems extends ProblemTable = ProblemTable,
  Caller extends Access = Access,
> {
  readonly method: Method;
  readonly path: string;
  /** Other addresses of the same call, `METHOD path`. */
  readonly aliases?: readonly `${Method} ${string}`[];
  readonly summary: string;
  readonly tag: string;
  readonly access: Caller;
  readonly rate: RateClass;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** Encoding of the body. A multipart body is described by `body` (its plain fields, as text) and `files`. */
  readonly bodyType?: 'json' | 'multipart';
  /** Takes JSON or form fields unparsed (`request.rawBody`), for the check of the signature and in the sender's own format. */
  readonly signed?: boolean;
  /** Files of a multipart body by field name; `image[]` may repeat up to its `max`. */
  readonly files?: Readonly<Record<string, FileRule>>;
  /** Status of success; 200 by default. */
  readonly status?: 200 | 201 | 202;
  readonly reply: Reply;
  /** `stream` for server-sent events; `html` or `file` for other non-JSON replies; `any` where the caller's own protocol decides status and body. */
  readonly replyType?: 'json' | 'stream' | 'html' | 'file' | 'any';
  readonly problems?: Problems;
  /** For staff: needs a one-time code (or the password of a person without codes) within the last five minutes, else 403 `fresh-proof-required`. */
  readonly fresh?: true;
  /** Accepts an `Idempotency-Key` header: the same key returns the same response for 24 hours. */
  readonly idempotent?: boolean;
  /** Seconds for which browsers and caches may cache a public response. */
  readonly cacheSeconds?: number;
  /** Shared headers that may change the response. The handler does not see the others, and one cached response serves all their values. */
  readonly dependsOn?: Dependence;
  /**
   * For an endpoint whose responses depend on different headers: returns the dependence of a checked query. `dependsOn` is the largest of
   * them.
   */
  readonly dependsOnFor?: (query: never) => Dependence;
}

/** Returns an endpoint unchanged, with its schemas as types. `endpoint({ method: 'GET', path: '/zone/list', … })` */
export function endpoint<
  const Params extends TObject | undefined = undefined,
  const Query extends TObject | undefined = undefined,
  const Body extends TSchema | undefined = undefined,
  const Reply extends TSchema = TSchema,
  const Problems extends ProblemTable = ProblemTable,
  const Caller extends Access = Access,
>(definition: Endpoint<Params, Query, Body, Reply, Problems, Caller>): Endpoint<Params, Query, Body, Reply, Problems, Caller> {
  return definition;
}

type Input<S> = S extends TSchema ? Static<S> : undefined;
export type ParamsOf<E> = E extends Endpoint<infer P, any, any, any, any> ? Input<P> : never;
export type QueryOf<E> = E extends Endpoint<any, infer Q, any, any, any> ? Input<Q> : never;

type DefaultedKeys<P> = { [K in keyof P]: P[K] extends Defaulted<TSchema> ? K : never }[keyof P];
type Given<S> =
  S extends TObject<infer P>
    ? Omit<Static<S>, DefaultedKeys<P> & keyof Static<S>> & {
        [K in DefaultedKeys<P>]: P[K] extends TSchema ? Exclude<Static<P[K]>, undefined> : never;
      }
    : undefined;
/** The query as a handler reads it, with defaults for missing values (`WithDefault`). */
export type GivenQueryOf<E> = E extends Endpoint<any, infer Q, any, any, any> ? Given<Q> : never;
/** The body as a handler reads it. */
export type GivenBodyOf<E> = E extends Endpoint<any, any, infer B, any, any> ? (B extends TObject ? Given<B> : Input<B>) : never;
export type BodyOf<E> = E extends Endpoint<any, any, infer B, any, any> ? Input<B> : never;
export type ReplyOf<E> = E extends Endpoint<any, any, any, infer R, any> ? Static<R> : never;
