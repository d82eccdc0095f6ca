import type { Callable, CallsOf } from './call.ts';
import type { Endpoint } from './endpoint.ts';

/** Calls of a front end by word and name. `API.cart.add` */
export type EndpointTable = Readonly<Record<string, Readonly<Record<string, Endpoint<any, any, any, any, any>>>>>;

/**
 * The calls of a table of endpoints, without their schemas. Computed when a program starts in Node; a build for browsers runs it once and keeps
 * the value (`light-calls.ts`).
 * @example callsOf(API).cart.add // { method: 'POST', path: '/customer/cart/add' }
 */
export function callsOf<T extends EndpointTable>(table: T): CallsOf<T> {
  const calls = mapValues(table, (group) => mapValues(group, callOf));
  return calls as unknown as CallsOf<T>;
}

function callOf({ method, path, bodyType, dependsOn }: EndpointTable[string][string]): Callable {
  const isNarrow = dependsOn === 'language' || dependsOn === 'zones';
  return { method, path, ...(bodyType === 'multipart' && { bodyType }), ...(isNarrow && { dependsOn }) };
}

function mapValues<T, U>(object: Readonly<Record<string, T>>, change: (value: T) => U): Record<string, U> {
  return Object.fromEntries(Object.entries(object).map(([name, value]) => [name, change(value)]));
}
