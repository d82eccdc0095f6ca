import type { Cart } from '@bozor/contract/shop/orders/cart.ts';
import { hashKey, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import type { LineChange } from './line-change.ts';

/** Variables of a mutation of the cart. */
export interface CartChange {
  /** `all` empties the cart. */
  readonly line: LineChange | 'all';
  /** Sent at this time at the earliest. */
  readonly dueMs: number;
  /** Applies the change optimistically. A function, since its rules are loaded with the first change and not with the page. */
  readonly apply: (cart: Cart | undefined) => Cart;
}

/** Mutation key of the changes of a cart. */
export function cartMutationKey(queryKey: readonly unknown[]): readonly unknown[] {
  return ['cart change', ...queryKey];
}

/** Changes that the server has not answered yet, in order. */
export function pendingChanges(client: QueryClient, queryKey: readonly unknown[]): readonly CartChange[] {
  return client.getMutationCache().findAll(filterOf(queryKey)).map(changeIn);
}

/** Applies pending changes to the server's last answer. */
export function optimisticCart<Confirmed extends Cart | undefined>(confirmed: Confirmed, pending: readonly CartChange[]): Cart | Confirmed {
  return pending.reduce<Cart | Confirmed>((cart, { apply }) => apply(cart), confirmed);
}

/** The cart of a query with its pending changes applied. */
export function useOptimisticCart(queryKey: readonly unknown[], confirmed: Cart | undefined): Cart | undefined {
  const pending = usePendingChanges(queryKey);
  return useMemo(() => optimisticCart(confirmed, pending), [confirmed, pending]);
}

/** `useMutationState` updates in a later task, so the second of two quick presses would not see the first. */
function usePendingChanges(queryKey: readonly unknown[]): readonly CartChange[] {
  const client = useQueryClient();
  const queryHash = hashKey(queryKey);
  const store = useMemo(() => {
    let last: readonly CartChange[] = NONE;
    const key = JSON.parse(queryHash) as readonly unknown[];
    const read = () => {
      const next = pendingChanges(client, key);
      const isSame = next.length === last.length && next.every((change, at) => change === last[at]);
      return isSame ? last : (last = next);
    };
    return { read, listen: (notify: () => void) => client.getMutationCache().subscribe(notify) };
  }, [client, queryHash]);
  return useSyncExternalStore(store.listen, store.read, nothing);
}

const NONE: readonly CartChange[] = [];
const nothing = () => NONE;

function filterOf(queryKey: readonly unknown[]) {
  return { mutationKey: cartMutationKey(queryKey), status: 'pending' } as const;
}

function changeIn({ state }: { readonly state: { readonly variables: unknown } }): CartChange {
  return state.variables as CartChange;
}
