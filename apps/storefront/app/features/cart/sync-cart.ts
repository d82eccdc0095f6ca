import type { Cart } from '@bozor/contract/shop/orders/cart.ts';
import { calls } from '@bozor/contract/shop/calls.ts';
import { ApiProblem } from '@bozor/contract/client.ts';
import { hashKey, MutationObserver, type QueryClient } from '@tanstack/react-query';
import type { Api } from '@bozor/web/api/api.ts';
import { billChoices } from './bill-choices.ts';
import { ALL_CARTS } from './cart-query.ts';
import { EMPTY_CART } from './empty-cart.ts';
import { cartMutationKey, optimisticCart, pendingChanges, type CartChange } from './optimistic-cart.ts';
import { predictCart, type Moment } from './predict-cart.ts';
import { changeKey, chosenItem, findLine, isApplied, type LineChange } from './line-change.ts';

/**
 * Debounce: changes of a line within this time are sent as one request. A new line is sent at once, so that leaving or reloading the page
 * right after loses nothing.
 */
export const MERGE_MS = 300;

/** Callbacks for the outcome of a change. Of several changes of one line only the last reports. */
interface ChangeCallbacks {
  readonly done?: (cart: Cart) => void;
  readonly failed: (error: unknown, retry: () => void) => void;
}

export interface CartSync {
  /** The cart with all pending changes applied. */
  readonly current: () => Cart;
  /** Changes a line, optimistically on the page and debounced on the server. */
  readonly change: (change: LineChange, callbacks: ChangeCallbacks, options?: { readonly waitMs?: number }) => void;
  /** Empties the cart on the server and on the page. */
  readonly clear: () => Promise<void>;
}

interface CartSyncOptions {
  readonly client: QueryClient;
  readonly api: Pick<Api, 'call'>;
  readonly queryKey: readonly unknown[];
  readonly moment: () => Moment;
  /** Resolves when a customer or guest id exists. */
  readonly identified: () => Promise<void>;
}

/**
 * Keeps one cart in sync with the server. Each change is a mutation; those of one cart share a scope, so that TanStack Query sends one after
 * the other: each answer is the whole cart. The query holds only the server's last answer, pending mutations are applied on top of it
 * (`optimistic-cart.ts`), and a failed one is rolled back by no longer being pending. A mutation that a later one of its line supersedes ends
 * without a request.
 */
export function createCartSync({ client, api, queryKey, moment, identified }: CartSyncOptions): CartSync {
  const queryHash = hashKey(queryKey);
  /** A reply was lost: the change may have been applied. */
  let isUnsure = false;
  /** Ends the debounce of the mutation that is waiting. */
  let sendNow = () => {};

  const mutations = new MutationObserver<Cart | undefined, Error, CartChange>(client, {
    mutationKey: cartMutationKey(queryKey),
    scope: { id: queryHash },
    // `failed` reports.
    meta: { quiet: true },
    mutationFn: async (change) => {
      if (!isSuperseded(change)) await debounced(change);
      return isSuperseded(change) ? undefined : send(change);
    },
    onError: (error) => {
      if (error instanceof ApiProblem && error.status < 500) void client.invalidateQueries({ queryKey });
      else isUnsure = true;
    },
  });

  const confirmed = () => client.getQueryData<Cart>(queryKey) ?? EMPTY_CART;

  /** Mutations of a scope run in order, so those that are pending after this one are the later ones. */
  function isSuperseded(change: CartChange): boolean {
    const pending = pendingChanges(client, queryKey);
    const key = keyOf(change);
    return pending.slice(pending.indexOf(change) + 1).some((later) => later.line === 'all' || keyOf(later) === key);
  }

  const keyOf = ({ line }: CartChange) => (line === 'all' ? line : changeKey(withLineId(line)));

  /** Optimistic lines have no id yet; a line already in the cart is updated, never added again. */
  function withLineId(change: LineChange): LineChange {
    const { lineId, item, selection } = change;
    if (lineId !== undefined && lineId > 0) return change;
    return { ...change, lineId: item ? findLine(confirmed().lines, { item, selection })?.id : undefined };
  }

  function debounced({ dueMs }: CartChange): Promise<void> | void {
    const waitMs = dueMs - Date.now();
    if (waitMs <= 0) return;
    return new Promise((resolve) => {
      sendNow = resolve;
      setTimeout(resolve, waitMs);
    });
  }

  function change(line: LineChange, callbacks: ChangeCallbacks, { waitMs }: { readonly waitMs?: number } = {}): void {
    const target = withLineId(line);
    const delayMs = waitMs ?? (target.lineId === undefined ? 0 : MERGE_MS);
    const at = moment();
    const change: CartChange = { line: target, dueMs: Date.now() + delayMs, apply: (cart = EMPTY_CART) => predictCart(cart, [target], at) };
    mutations.mutate(change).then(
      (cart) => cart && !isSuperseded(change) && callbacks.done?.(cart),
      (error: unknown) => {
        const { failed } = callbacks;
        if (!isSuperseded(change)) failed(error, () => sync.change(line, callbacks, { waitMs: 0 }));
      },
    );
    if (delayMs === 0) sendNow();
  }

  /** Returns the new cart; undefined when the cart is as wanted already and there is nothing to report. */
  async function send({ line }: CartChange): Promise<Cart | undefined> {
    if (line === 'all') {
      await identified();
      return remember(await api.call(calls.cart.clear, { query: billChoices() }));
    }
    const target = withLineId(line);
    if (isApplied(client.getQueryData<Cart>(queryKey), target)) return target.quantity === 0 ? confirmed() : undefined;
    return remember(await request(target));
  }

  async function request(change: LineChange): Promise<Cart> {
    await identified();
    await client.cancelQueries({ queryKey });
    let target = change;
    // The lost request may have added the line; adding it again would double it.
    if (isUnsure) {
      const cart = await api.call(calls.cart.list, { query: billChoices() });
      isUnsure = false;
      if (change.item && change.lineId === undefined)
        target = { ...change, lineId: findLine(cart.lines, { ...change, item: change.item })?.id };
      if (isApplied(cart, target)) return cart;
    }
    const { item, lineId, quantity } = target;
    if (quantity === 0) return api.call(calls.cart.removeItem, { query: { ...billChoices(), cart_id: lineId! } });
    const body = chosenItem({ ...target, item: item! }, moment().digits);
    const query = billChoices();
    return lineId === undefined
      ? api.call(calls.cart.add, { query, body })
      : api.call(calls.cart.update, { query, body: { ...body, cart_id: lineId } });
  }

  function remember(answer: Cart): Cart {
    void client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, answer);
    // The same cart in another language.
    void client.invalidateQueries({ queryKey: ALL_CARTS, predicate: (query) => query.queryHash !== queryHash });
    return answer;
  }

  async function clear(): Promise<void> {
    const cleared = mutations.mutate({ line: 'all', dueMs: Date.now(), apply: () => confirmed() });
    sendNow();
    await cleared;
  }

  const sync: CartSync = { current: () => optimisticCart(confirmed(), pendingChanges(client, queryKey)), change, clear };
  return sync;
}
