import type { Cart } from '@bozor/contract/shop/orders/cart.ts';
import type { Callable } from '@bozor/contract/call.ts';
import { calls } from '@bozor/contract/shop/calls.ts';
import { ApiProblem, ConnectionLost } from '@bozor/contract/client.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '@bozor/web/api/create-query-client.ts';
import { cartKey } from './cart-query.ts';
import { optimisticCart, pendingChanges } from './optimistic-cart.ts';
import { createCartSync, MERGE_MS } from './sync-cart.ts';
import type { LineChange } from './line-change.ts';
import { buildCart, buildCartItem, buildCartLine, MOMENT } from './testing/build-cart.ts';

const milk = buildCartItem();
const bread = buildCartItem({ id: 8, slug: 'bread', name: 'Bread', price: 9_400 });
const queryKey = cartKey(2, 'en');

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** The sync of a cart with a server whose answers the test provides. */
function openCart(cart: Cart = buildCart()) {
  const client = createQueryClient();
  client.setQueryData(queryKey, cart);
  const requested: { call: Callable; sent: unknown; answer: (cart: Cart) => void; refuse: (error: unknown) => void }[] = [];
  const api = {
    call: (call: Callable, sent: unknown) => new Promise<Cart>((answer, refuse) => requested.push({ call, sent, answer, refuse })),
  };
  const sync = createCartSync({ client, api: api as never, queryKey, moment: () => MOMENT, identified: () => Promise.resolve() });
  const pending = () => pendingChanges(client, queryKey);
  return {
    requested,
    sync,
    shown: () => optimisticCart(client.getQueryData<Cart>(queryKey)!, pending()).lines.map(({ id, quantity }) => [id, quantity]),
    isExpecting: () => pending().length > 0,
    refetched: (answer: Cart) => client.setQueryData(queryKey, answer),
  };
}

const of = (item: LineChange['item'], quantity: number, lineId?: number): LineChange => ({
  item,
  quantity,
  lineId,
  selection: [],
  addOns: [],
});
const callbacks = () => ({ done: vi.fn(), failed: vi.fn() });
const aWhile = (ms = MERGE_MS) => vi.advanceTimersByTimeAsync(ms);

it('shows a new line at once and sends it at once, before a possible reload', async () => {
  const { sync, requested, shown } = openCart();
  const spies = callbacks();
  sync.change(of(milk, 1), spies);
  expect(shown()).toEqual([[-1, 1]]);
  await aWhile(0);
  expect(requested).toMatchObject([{ call: calls.cart.add, sent: { body: { item_id: 7, quantity: 1 } } }]);
  requested[0]!.answer(buildCart(buildCartLine(milk)));
  await aWhile(0);
  expect(shown()).toEqual([[11, 1]]);
  expect(spies.done).toHaveBeenCalledOnce();
});

it('merges taps on a line and sends one request with the last quantity', async () => {
  const { sync, requested, shown } = openCart(buildCart(buildCartLine(milk)));
  const spies = callbacks();
  sync.change(of(milk, 2, 11), spies);
  await aWhile(200);
  sync.change(of(milk, 3, 11), spies);
  sync.change(of(milk, 4, 11), spies);
  expect(shown()).toEqual([[11, 4]]);
  await aWhile(299);
  expect(requested).toHaveLength(0);
  await aWhile(1);
  expect(requested).toMatchObject([{ call: calls.cart.update, sent: { body: { cart_id: 11, quantity: 4 } } }]);
  requested[0]!.answer(buildCart(buildCartLine(milk, { quantity: 4 })));
  await aWhile(0);
  expect(shown()).toEqual([[11, 4]]);
  expect(spies.done).toHaveBeenCalledOnce();
});

it('has one pending request per line, and sends later taps to the created line', async () => {
  const { sync, requested, shown } = openCart();
  sync.change(of(milk, 1), callbacks());
  await aWhile();
  sync.change(of(milk, 2, -1), callbacks());
  await aWhile(1000);
  expect(requested).toHaveLength(1);
  requested[0]!.answer(buildCart(buildCartLine(milk)));
  await aWhile();
  expect(requested[1]).toMatchObject({ call: calls.cart.update, sent: { body: { cart_id: 11, quantity: 2 } } });
  expect(shown()).toEqual([[11, 2]]);
});

it('sends nothing for a line that was added and removed in time', async () => {
  const { sync, requested, shown } = openCart();
  const spies = callbacks();
  sync.change(of(milk, 1), callbacks());
  sync.change(of(milk, 0, -1), spies, { waitMs: 0 });
  await aWhile();
  expect(requested).toEqual([]);
  expect(shown()).toEqual([]);
  expect(spies.done).toHaveBeenCalledOnce();
});

it('takes a line out that was touched while it was being added', async () => {
  const { sync, requested } = openCart();
  sync.change(of(milk, 1), callbacks());
  await aWhile();
  sync.change(of(milk, 0, -1), callbacks(), { waitMs: 0 });
  requested[0]!.answer(buildCart(buildCartLine(milk)));
  await aWhile();
  expect(requested[1]).toMatchObject({ call: calls.cart.removeItem, sent: { query: { cart_id: 11 } } });
});

it('lets requests of several lines wait for each other, as every answer is the whole cart', async () => {
  const { sync, requested, shown } = openCart(buildCart(buildCartLine(milk, { id: 1 }), buildCartLine(bread, { id: 2 })));
  sync.change(of(milk, 2, 1), callbacks());
  sync.change(of(bread, 5, 2), callbacks());
  await aWhile(1000);
  expect(requested).toHaveLength(1);
  requested[0]!.answer(buildCart(buildCartLine(milk, { id: 1, quantity: 2 }), buildCartLine(bread, { id: 2 })));
  await aWhile(0);
  expect(requested).toHaveLength(2);
  expect(shown()).toEqual([
    [1, 2],
    [2, 5],
  ]);
});

it('rolls one failed change back, leaves the others, and offers to try again', async () => {
  const { sync, requested, shown, isExpecting } = openCart(buildCart(buildCartLine(milk, { id: 1 }), buildCartLine(bread, { id: 2 })));
  const spies = callbacks();
  sync.change(of(milk, 4, 1), spies);
  sync.change(of(bread, 3, 2), callbacks());
  await aWhile();
  requested[0]!.refuse(new ConnectionLost());
  await aWhile(0);
  expect(shown()).toEqual([
    [1, 1],
    [2, 3],
  ]);
  const [error, retry] = spies.failed.mock.calls[0]! as [unknown, () => void];
  expect(error).toBeInstanceOf(ConnectionLost);
  requested[1]!.answer(buildCart(buildCartLine(milk, { id: 1 }), buildCartLine(bread, { id: 2, quantity: 3 })));
  await aWhile(0);
  expect(isExpecting()).toBe(false);
  retry();
  await aWhile(0);
  expect(requested[2]).toMatchObject({ call: calls.cart.update, sent: { body: { cart_id: 1, quantity: 4 } } });
});

it('rolls back when the server refuses', async () => {
  const { sync, requested, shown } = openCart(buildCart(buildCartLine(milk, { quantity: 2 })));
  const spies = callbacks();
  sync.change(of(milk, 9, 11), spies);
  await aWhile();
  requested[0]!.refuse(new ApiProblem(409, [{ code: 'out-of-stock', message: 'Out of Stock' }], 'Out of Stock'));
  await aWhile(0);
  expect(shown()).toEqual([[11, 2]]);
  expect(spies.failed).toHaveBeenCalledOnce();
});

it('sends nothing when a line is tapped back to its quantity', async () => {
  const { sync, requested, isExpecting } = openCart(buildCart(buildCartLine(milk, { quantity: 2 })));
  sync.change(of(milk, 3, 11), callbacks());
  sync.change(of(milk, 2, 11), callbacks());
  await aWhile();
  expect(requested).toEqual([]);
  expect(isExpecting()).toBe(false);
});

it('keeps pending taps over a reply in between', async () => {
  const { sync, shown, refetched } = openCart(buildCart(buildCartLine(milk, { id: 1 })));
  sync.change(of(milk, 4, 1), callbacks());
  refetched(buildCart(buildCartLine(milk, { id: 1 }), buildCartLine(bread, { id: 2 })));
  expect(shown()).toEqual([
    [1, 4],
    [2, 1],
  ]);
});

it('empties the cart, and drops pending changes', async () => {
  const { sync, requested, shown } = openCart(buildCart(buildCartLine(milk)));
  sync.change(of(milk, 5, 11), callbacks());
  const cleared = sync.clear();
  await aWhile();
  expect(requested).toMatchObject([{ call: calls.cart.clear }]);
  requested[0]!.answer(buildCart());
  await cleared;
  expect(shown()).toEqual([]);
});

it('reads the cart before it retries an addition whose reply was lost', async () => {
  const { sync, requested, shown } = openCart();
  const spies = callbacks();
  sync.change(of(milk, 1), spies);
  await aWhile();
  requested[0]!.refuse(new ConnectionLost());
  await aWhile(0);
  const [, retry] = spies.failed.mock.calls[0] as [unknown, () => void];
  retry();
  await aWhile(0);
  expect(requested[1]).toMatchObject({ call: calls.cart.list });
  requested[1]!.answer(buildCart(buildCartLine(milk)));
  await aWhile();
  expect(requested).toHaveLength(2);
  expect(shown()).toEqual([[11, 1]]);
  expect(spies.done).toHaveBeenCalledOnce();
});

it('retries a lost addition, and updates an applied one to the wanted quantity', async () => {
  const { sync, requested } = openCart();
  sync.change(of(milk, 1), callbacks());
  await aWhile();
  requested[0]!.refuse(new ConnectionLost());
  await aWhile(0);
  sync.change(of(milk, 2), callbacks());
  await aWhile();
  requested[1]!.answer(buildCart(buildCartLine(milk)));
  await aWhile(0);
  expect(requested[2]).toMatchObject({ call: calls.cart.update, sent: { body: { cart_id: 11, quantity: 2 } } });
  requested[2]!.refuse(new ConnectionLost());
  await aWhile(0);
  sync.change(of(bread, 1), callbacks());
  await aWhile();
  requested[3]!.answer(buildCart());
  await aWhile(0);
  expect(requested[4]).toMatchObject({ call: calls.cart.add, sent: { body: { item_id: 8 } } });
});

it('sends a new line at once, after pending taps on others, before a possible reload', async () => {
  const { sync, requested } = openCart(buildCart(buildCartLine(milk)));
  sync.change(of(milk, 4, 11), callbacks());
  await aWhile(100);
  sync.change(of(bread, 1), callbacks());
  await aWhile(0);
  expect(requested).toMatchObject([{ call: calls.cart.update, sent: { body: { cart_id: 11, quantity: 4 } } }]);
  requested[0]!.answer(buildCart(buildCartLine(milk, { quantity: 4 })));
  await aWhile(0);
  expect(requested[1]).toMatchObject({ call: calls.cart.add, sent: { body: { item_id: 8 } } });
});

it('merges taps on two lines in turn into one request for each', async () => {
  const { sync, requested } = openCart(buildCart(buildCartLine(milk, { id: 1 }), buildCartLine(bread, { id: 2 })));
  for (const quantity of [2, 3, 4]) {
    sync.change(of(milk, quantity, 1), callbacks());
    await aWhile(50);
    sync.change(of(bread, quantity + 1, 2), callbacks());
    await aWhile(50);
  }
  await aWhile();
  requested[0]!.answer(buildCart(buildCartLine(milk, { id: 1, quantity: 4 }), buildCartLine(bread, { id: 2 })));
  await aWhile();
  expect(requested.map(({ sent }) => sent)).toMatchObject([{ body: { cart_id: 1, quantity: 4 } }, { body: { cart_id: 2, quantity: 5 } }]);
});

it('sends nothing of a line after its removal that was tapped before it', async () => {
  const { sync, requested, shown } = openCart(buildCart(buildCartLine(milk)));
  sync.change(of(milk, 4, 11), callbacks());
  await aWhile(100);
  sync.change(of(milk, 0, 11), callbacks(), { waitMs: 0 });
  await aWhile(0);
  requested[0]!.answer(buildCart());
  await aWhile(1000);
  expect(requested).toMatchObject([{ call: calls.cart.removeItem, sent: { query: { cart_id: 11 } } }]);
  expect(shown()).toEqual([]);
});

it('reports of several changes of a line the last alone, also when an earlier one fails', async () => {
  const { sync, requested } = openCart();
  const [first, last] = [callbacks(), callbacks()];
  sync.change(of(milk, 1), first);
  await aWhile(0);
  sync.change(of(milk, 2, -1), last);
  requested[0]!.refuse(new ApiProblem(409, [{ code: 'out-of-stock', message: 'Out of Stock' }], 'Out of Stock'));
  await aWhile();
  requested[1]!.answer(buildCart(buildCartLine(milk, { quantity: 2 })));
  await aWhile(0);
  expect([first.done, first.failed].every(({ mock }) => mock.calls.length === 0)).toBe(true);
  expect(last.done).toHaveBeenCalledOnce();
});

it('shows no failure by itself: its caller does, with a retry', async () => {
  const callbacks: unknown[] = [];
  const client = createQueryClient({ onMutationFailure: (error) => callbacks.push(error) });
  const api = { call: () => Promise.reject(new ConnectionLost()) };
  const sync = createCartSync({ client, api: api as never, queryKey, moment: () => MOMENT, identified: () => Promise.resolve() });
  const failed = vi.fn();
  sync.change(of(milk, 1), { failed });
  await aWhile(0);
  expect(failed).toHaveBeenCalledOnce();
  expect(callbacks).toEqual([]);
});
