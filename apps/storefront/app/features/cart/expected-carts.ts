import type { Cart } from '@bozor/contract/shop/orders/cart.ts';

/** Optimistic carts by query hash. Each overlays the server's last answer until all changes are confirmed. */
const expected = new Map<string, Cart>();
const listeners = new Set<() => void>();

/** The optimistic cart of a query, by its hash; undefined when no change is pending. */
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
