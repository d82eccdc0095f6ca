import type { Static, TObject, TSchema } from 'typebox';
import type { Access } from './access.ts';
import type { Usual } from './fields.ts';

/** Rate class: how many calls a caller may make a minute. The numbers are in the API's configuration. */
export const RATE_CLASSES = ['browse', 'search', 'write', 'order', 'identity', 'place', 'track', 'stream'] as const;
export type RateClass = (typeof RATE_CLASSES)[number];

/**
 * Shared headers that an answer depends on, each with those before it: the language; the zones; the module; the point (everything, unless
 * an endpoint says less).
 */
export type Dependence = 'language' | 'zones' | 'module' | 'point';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A refusal that an endpoint may answer with, beside those every endpoint may: stable code → status and English message. */
export type ProblemTable = Readonly<Record<string, { readonly status: number; readonly message: string }>>;

/** What may be uploaded in one field. The content is checked, whatever the name or type says. */
export interface FileRule {
  readonly max: number;
  readonly megabytes: number;
  readonly types: readonly string[];
}

/**
 * One call of the API: everything that crosses the wire. Server routes, typed client and OpenAPI document are all made from it.
 * `path` stands under `/api/v1` and writes parameters as `{name}`. A missing `query`, `params` or `body` means none is accepted.
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
  /** Other addresses under which the same call is answered, `METHOD path`. */
  readonly aliases?: readonly `${Method} ${string}`[];
  readonly summary: string;
  readonly tag: string;
  readonly access: Caller;
  readonly rate: RateClass;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** How the body travels. A multipart body is described by `body` (the plain fields, as text) and `files`. */
  readonly bodyType?: 'json' | 'multipart';
  /** The body is kept as it came (`request.rawBody`), for its signature. */
  readonly signed?: boolean;
  /** Files of a multipart body by field name; `image[]` may be repeated up to its `max`. */
  readonly files?: Readonly<Record<string, FileRule>>;
  /** Status of success, 200 unless said. */
  readonly status?: 200 | 201 | 202;
  readonly reply: Reply;
  /** `stream` for server-sent events, `html` or `file` for what is not JSON. */
  readonly replyType?: 'json' | 'stream' | 'html' | 'file';
  readonly problems?: Problems;
  /** Takes an `Idempotency-Key` header: the same key gives the same answer for 24 hours. */
  readonly idempotent?: boolean;
  /** Public answers may be kept by browsers and caches for this many seconds. */
  readonly cacheSeconds?: number;
  /** What of the shared headers may shape the answer; the others are not even told to the handler, and one kept answer serves all of them. */
  readonly dependsOn?: Dependence;
  /** For an endpoint of which some answers depend on less: by its checked query. `dependsOn` is the most that any of them depends on. */
  readonly dependsOnFor?: (query: never) => Dependence;
}

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

type UsualKeys<P> = { [K in keyof P]: P[K] extends Usual<TSchema> ? K : never }[keyof P];
type Given<S> =
  S extends TObject<infer P>
    ? Omit<Static<S>, UsualKeys<P> & keyof Static<S>> & {
        [K in UsualKeys<P>]: P[K] extends TSchema ? Exclude<Static<P[K]>, undefined> : never;
      }
    : undefined;
/** The query as a handler reads it: what is missing was filled in by its usual value (`WithUsual`). */
export type GivenQueryOf<E> = E extends Endpoint<any, infer Q, any, any, any> ? Given<Q> : never;
/** The body as a handler reads it. */
export type GivenBodyOf<E> = E extends Endpoint<any, any, infer B, any, any> ? (B extends TObject ? Given<B> : Input<B>) : never;
export type BodyOf<E> = E extends Endpoint<any, any, infer B, any, any> ? Input<B> : never;
export type ReplyOf<E> = E extends Endpoint<any, any, any, infer R, any> ? Static<R> : never;
