import type { Cart } from '@bozor/contract/shop/orders/cart.ts';

/** Carts as they will be once what was just tapped has reached the server. They lie over the server's last answers and are gone when it knows all. */
const expected = new Map<string, Cart>();
const listeners = new Set<() => void>();

/** The expected cart of a query, by the query's hash; undefined when the server's answer is all there is. */
export function expectedCart(queryHash: string): Cart | undefined {
  return expected.get(queryHash);
}

export function expectCart(queryHash: string, cart: Cart | undefined): void {
  if (cart) expected.set(queryHash, cart);
  else expected.delete(queryHash);
  for (const tell of listeners) tell();
}

export function onExpectedCart(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}
