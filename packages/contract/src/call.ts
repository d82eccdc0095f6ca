import type { Dependence, Method } from './endpoint.ts';

/** The part of a call that the client needs. An endpoint has it all; a light call knows its endpoint only as a type. */
export interface Callable {
  readonly method: Method;
  readonly path: string;
  readonly bodyType?: 'json' | 'multipart';
  /** Set when it is less than the module. Cached queries are keyed by no more than this. */
  readonly dependsOn?: Dependence;
}

/** A call without its schemas: some 50 bytes of an endpoint. */
interface Call<E> extends Callable {
  readonly '~endpoint'?: E;
}

/** Type of the endpoint behind a callable: its own, or that of a light call. */
export type Described<C> = C extends { readonly '~endpoint'?: infer E } ? (unknown extends E ? C : E) : C;

/** Calls of a whole table of endpoints. */
export type CallsOf<T> = { readonly [G in keyof T]: { readonly [C in keyof T[G]]: Call<T[G][C]> } };
