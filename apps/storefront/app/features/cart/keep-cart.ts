import type { Cart } from '@bozor/contract/shop/orders/cart.ts';
import { calls } from '@bozor/contract/shop/calls.ts';
import { ApiProblem } from '@bozor/contract/client.ts';
import { hashKey, type QueryClient } from '@tanstack/react-query';
import type { Api } from '@bozor/web/api/api.ts';
import { ALL_CARTS, EMPTY_CART } from './cart-query.ts';
import { expectCart } from './expected-carts.ts';
import { predictCart, type Moment } from './predict-cart.ts';
import { chosenItem, findLine, isGranted, wishKey, type LineWish, type Wanted } from './wish.ts';

/**
 * Debounce: changes of a line within this time are sent as one request. A new line is sent at once, so that leaving or reloading the page
 * right after loses nothing.
 */
export const MERGE_MS = 300;

/** Callbacks for the outcome of a change. Of several changes of one line only the last reports. */
export interface Tell {
  readonly done?: (cart: Cart) => void;
  readonly failed: (error: unknown, retry: () => void) => void;
}

export interface CartKeeper {
  /** The cart with all pending changes applied. */
  readonly current: () => Cart;
  /** Changes a line, optimistically on the page and debounced on the server. */
  readonly wish: (wish: LineWish, tell: Tell, options?: { readonly waitMs?: number }) => void;
  /** Empties the cart on the server and on the page. */
  readonly clear: () => Promise<void>;
}

interface KeeperOptions {
  readonly client: QueryClient;
  readonly api: Pick<Api, 'call'>;
  readonly queryKey: readonly unknown[];
  readonly moment: () => Moment;
  /** Resolves when a customer or guest id exists. */
  readonly somebody: () => Promise<void>;
}

interface Change {
  key: string;
  wish: LineWish;
  tell: Tell;
  timer: ReturnType<typeof setTimeout> | undefined;
  isQueued: boolean;
}

/**
 * Keeps one cart in sync with the server. The query holds only the server's last answer; pending changes overlay it. Requests are
 * sequential, since each answer is the whole cart. A failed change is rolled back without affecting the others.
 */
export function createCartKeeper({ client, api, queryKey, moment, somebody }: KeeperOptions): CartKeeper {
  const queryHash = hashKey(queryKey);
  const changes = new Map<string, Change>();
  let turn: Promise<unknown> = Promise.resolve();
  /** A reply was lost: the change may have been applied. */
  let isUnsure = false;

  const confirmed = () => client.getQueryData<Cart>(queryKey) ?? EMPTY_CART;
  const wishes = () => [...changes.values()].map(({ wish }) => wish);
  const current = () => (changes.size === 0 ? confirmed() : predictCart(confirmed(), wishes(), moment()));
  const show = () => expectCart(queryHash, changes.size === 0 ? undefined : current());

  client.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.queryHash === queryHash && changes.size > 0) show();
  });

  function wish(wanted: LineWish, tell: Tell, { waitMs }: { readonly waitMs?: number } = {}): void {
    const next = { ...wanted, lineId: lineIdOf(wanted) };
    const key = wishKey(next);
    const change = changes.get(key) ?? { key, wish: next, tell, timer: undefined, isQueued: false };
    change.wish = next;
    change.tell = tell;
    changes.set(key, change);
    clearTimeout(change.timer);
    change.timer = setTimeout(() => queue(change), waitMs ?? (next.lineId === undefined ? 0 : MERGE_MS));
    show();
  }

  /** Optimistic lines have no id yet; a line already in the cart is updated, never added again. */
  function lineIdOf({ lineId, item, selection }: LineWish): number | undefined {
    if (lineId !== undefined && lineId > 0) return lineId;
    return item ? findLine(confirmed().lines, { item, selection })?.id : undefined;
  }

  function queue(change: Change): void {
    if (change.isQueued) return;
    change.isQueued = true;
    turn = turn.then(() => send(change));
  }

  async function send(change: Change): Promise<void> {
    clearTimeout(change.timer);
    const sent = change.wish;
    try {
      const known = client.getQueryData<Cart>(queryKey);
      const answer = isGranted(known, sent) ? undefined : await request(sent);
      const more = change.wish !== sent;
      if (!more) changes.delete(change.key);
      if (answer) remember(answer);
      show();
      if (more) goOn(change, sent);
      else if (answer || sent.quantity === 0) change.tell.done?.(confirmed());
    } catch (error) {
      clearTimeout(change.timer);
      changes.delete(change.key);
      show();
      if (error instanceof ApiProblem && error.status < 500) void client.invalidateQueries({ queryKey });
      else isUnsure = true;
      const { wish: failed, tell } = change;
      tell.failed(error, () => wish(failed, tell, { waitMs: 0 }));
    } finally {
      change.isQueued = false;
    }
  }

  /** The line was changed again while its request was pending; the reply may have given it an id. */
  function goOn(change: Change, sent: LineWish): void {
    changes.delete(change.key);
    const line = sent.item && sent.quantity > 0 ? findLine(confirmed().lines, { ...sent, item: sent.item }) : undefined;
    wish({ ...change.wish, lineId: line?.id }, change.tell);
  }

  async function request(wish: LineWish): Promise<Cart> {
    await somebody();
    await client.cancelQueries({ queryKey });
    let wanted = wish;
    // The lost request may have added the line; adding it again would double it.
    if (isUnsure) {
      const cart = await api.call(calls.cart.list);
      isUnsure = false;
      if (wish.item && wish.lineId === undefined) wanted = { ...wish, lineId: findLine(cart.lines, { ...wish, item: wish.item })?.id };
      if (isGranted(cart, wanted)) return cart;
    }
    const { item, lineId, quantity } = wanted;
    if (quantity === 0) return api.call(calls.cart.removeItem, { query: { cart_id: lineId! } });
    const body = chosenItem({ ...wanted, item: item! } satisfies Wanted, moment().digits);
    return lineId === undefined ? api.call(calls.cart.add, { body }) : api.call(calls.cart.update, { body: { ...body, cart_id: lineId } });
  }

  function remember(answer: Cart): void {
    void client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, answer);
    // The same cart in another language.
    void client.invalidateQueries({ queryKey: ALL_CARTS, predicate: (query) => query.queryHash !== queryHash });
  }

  async function clear(): Promise<void> {
    for (const { timer } of changes.values()) clearTimeout(timer);
    changes.clear();
    turn = turn.then(async () => {
      await somebody();
      remember(await api.call(calls.cart.clear));
      show();
    });
    const cleared = turn;
    turn = turn.catch(() => undefined);
    await cleared;
  }

  return { current, wish, clear };
}
