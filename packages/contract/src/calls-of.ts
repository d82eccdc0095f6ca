import type { Callable, CallsOf } from './call.ts';
import type { Endpoint } from './endpoint.ts';

/** Endpoints of a front end by word and name. `API.cart.add` */
export type EndpointTable = Readonly<Record<string, Readonly<Record<string, Endpoint<any, any, any, any, any>>>>>;

/**
 * Returns the calls of a table of endpoints, without their schemas. Node computes them when a program starts; a browser build computes them
 * once and bundles the value (`light-calls.ts`).
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
