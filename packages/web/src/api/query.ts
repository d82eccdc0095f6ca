import type { Callable } from '@bozor/contract/call.ts';
import type { Input, InputArgs, Reply } from './api.ts';
import type { Dependence } from '@bozor/contract/endpoint.ts';

interface QueryOptions {
  readonly staleMs?: number;
  /** Garbage collection time after the last observer unmounts. */
  readonly gcMs?: number;
  readonly retry?: number;
  /** Belongs to the signed-in user or guest: fetched only in the browser, cleared when the identity changes. */
  readonly personal?: boolean;
  /** Depends on distances: refetched with the user's own point, while the zone's data is shown. */
  readonly near?: boolean;
  readonly refetchMs?: number | false;
  /** The component shows the failure itself, so no toast appears. */
  readonly quiet?: boolean;
  /** Required by every page: while the API fails, the server uses its last result. */
  readonly isVital?: boolean;
}

interface WholeQueryOptions extends QueryOptions {
  /** The part of the data in a page's first viewport: only this is sent with the page, and the browser fetches the rest after hydration. */
  readonly firstScreen?: (reply: never) => unknown;
}

/** A query that components share. Defined once beside its feature, read by `useApiQuery`, loaded on the server by `page.load`. */
export interface ApiQuery<C extends Callable = Callable> extends WholeQueryOptions {
  readonly call: C;
  /** Type-checked against the call where the query is defined. */
  readonly input: object | undefined;
}

/** A paginated list. `rows` returns the rows of a page. */
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

/** The part of a query key for the scope that its data depends on. Each front end defines its scope. */
export type ScopeKey = (dependsOn?: Dependence) => string;

/** Query key: path, input, the part of the scope that the endpoint depends on, identity, and the point if distances matter. */
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

/** Marks the keys of personal queries. */
const PERSONAL = 'personal';

export function isPersonal(queryKey: readonly unknown[]): boolean {
  return queryKey.includes(PERSONAL);
}

/** Key prefix of all queries of a call. For `queryClient.invalidateQueries({ queryKey: allOf(calls.cart.list) })` */
export function allOf(call: Callable): readonly unknown[] {
  return [call.path];
}
