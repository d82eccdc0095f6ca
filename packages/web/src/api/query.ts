import type { Callable } from '@bozor/contract/call.ts';
import type { Input, InputArgs, Reply } from './api.ts';
import type { Dependence } from '@bozor/contract/endpoint.ts';

interface QueryOptions {
  readonly staleMs?: number;
  /** Kept this long after the last reader left. */
  readonly keptMs?: number;
  readonly retry?: number;
  /** Belongs to the signed-in customer or guest: asked by the browser only, forgotten when they change. */
  readonly personal?: boolean;
  /** Distances matter: asked again with the reader's own point, showing the zone's answer meanwhile. */
  readonly near?: boolean;
  readonly refetchMs?: number | false;
  /** The screen speaks for itself when it fails: no toast. */
  readonly quiet?: boolean;
  /** No page can do without it: while the API does not answer, the server uses what it answered last. */
  readonly isVital?: boolean;
}

interface WholeQueryOptions extends QueryOptions {
  /** What of the answer stands on a page's first screen: only that travels with the page, the browser asks for the whole once it is alive. */
  readonly firstScreen?: (reply: never) => unknown;
}

/** One answer of the API that screens share. Defined once beside its feature, read by `useApiQuery`, loaded on the server by `page.load`. */
export interface ApiQuery<C extends Callable = Callable> extends WholeQueryOptions {
  readonly call: C;
  /** Checked against the call where the query is defined. */
  readonly input: object | undefined;
}

/** A list that grows page by page. `items` picks the page's rows. */
export interface ApiList<C extends Callable = Callable, Row = unknown> extends ApiQuery<C> {
  readonly rows: (reply: Reply<C>) => readonly Row[];
}

/** @example const popularItems = () => apiQuery(calls.items.popular, { query: { limit: 15 } }, { staleMs: 300_000 }) */
export function apiQuery<C extends Callable>(call: C, ...args: InputArgs<C, WholeQueryOptions>): ApiQuery<C> {
  const [input, options] = args as [object?, WholeQueryOptions?];
  return { call, input, ...options };
}

/** @example const found = (name: string) => apiList(calls.search.listing, { query: { name } }, { rows: (reply) => reply.products }) */
export function apiList<C extends Callable, Row>(
  call: C,
  input: Input<C>,
  options: QueryOptions & { readonly rows: (reply: Reply<C>) => readonly Row[] },
): ApiList<C, Row> {
  return { call, input, ...options };
}

/** A text for everything in the scope that an answer depends on. What the scope is, each front end says itself. */
export type ScopeKey = (dependsOn?: Dependence) => string;

/** The cache key of an answer: its call, the input, the part of the scope that its endpoint depends on, and the point where distances matter. */
export function queryKeyOf(query: ApiQuery, scopeKey: ScopeKey, point?: string): readonly unknown[] {
  const { call, input, personal, near } = query;
  return [
    call.path,
    input ?? null,
    scopeKey(call.dependsOn),
    'rows' in query ? 'list' : 'one',
    ...(personal ? [PERSONAL] : []),
    ...(near && point ? [point] : []),
  ];
}

/** Marks the answers that belong to whoever is signed in. */
const PERSONAL = 'personal';

export function isPersonal(queryKey: readonly unknown[]): boolean {
  return queryKey.includes(PERSONAL);
}

/** Everything that one call answered, whatever it was asked with. For `queryClient.invalidateQueries({ queryKey: allOf(calls.cart.list) })` */
export function allOf(call: Callable): readonly unknown[] {
  return [call.path];
}
