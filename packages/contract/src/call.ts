import type { Dependence, Method } from './endpoint.ts';

/** What the client needs of a call: where to and in which manner. An endpoint has it all; a light call knows its endpoint as a type only. */
export interface Callable {
  readonly method: Method;
  readonly path: string;
  readonly bodyType?: 'json' | 'multipart';
  /** Said where it is less than the module: queries are kept under no more than this. */
  readonly dependsOn?: Dependence;
}

/** A call without its schemas: some 50 bytes of an endpoint. */
export interface Call<E> extends Callable {
  readonly '~endpoint'?: E;
}

/** The endpoint behind a callable: its own type, or that of a light call. */
export type Described<C> = C extends { readonly '~endpoint'?: infer E } ? (unknown extends E ? C : E) : C;

/** The calls of a whole table of endpoints. */
export type CallsOf<T> = { readonly [G in keyof T]: { readonly [C in keyof T[G]]: Call<T[G][C]> } };
