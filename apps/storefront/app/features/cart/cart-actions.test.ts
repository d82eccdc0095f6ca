import { scopeKeyOf } from '../../platform/scope/scope.ts';
import type { Cart } from '@bozor/contract/shop/orders/cart.ts';
import type { Callable } from '@bozor/contract/call.ts';
import { calls } from '@bozor/contract/shop/calls.ts';
import { closeToast, connectToaster, type ToastMessage } from '@bozor/ui/overlays/toast.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { moduleList } from '../../platform/scope/active-module.tsx';
import { createQueryClient } from '@bozor/web/api/create-query-client.ts';
import { queryKeyOf } from '@bozor/web/api/query.ts';
import { readStored, writeStored } from '../../platform/storage.ts';
import { addItem, type CartContext } from './cart-actions.ts';
import { EMPTY_CART } from './empty-cart.ts';
import { MERGE_MS } from './sync-cart.ts';
import { buildCart, buildCartItem, buildCartLine } from './testing/build-cart.ts';

const milk = buildCartItem();
const bread = buildCartItem({ id: 8, slug: 'bread', name: 'Bread', store_id: 4 });

beforeEach(() => {
  vi.useFakeTimers();
  const nothing = { getItem: () => null, setItem: () => {}, removeItem: () => {} };
  vi.stubGlobal('window', { localStorage: nothing, location: { protocol: 'https:' } });
  vi.stubGlobal('document', { cookie: '' });
  writeStored('module', { id: milk.module_id, module_type: 'grocery', module_name: 'Grocery' } as never);
});
afterEach(() => {
  writeStored('guest_id', undefined);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A page of a shop with this cart; `requested` lists its API calls in order. */
function openShop(cart: Cart = EMPTY_CART) {
  const requested: string[] = [];
  const answers: Partial<Record<string, unknown>> = {
    [calls.identity.requestGuest.path]: { guest_id: 'a-guest' },
    [calls.cart.list.path]: cart,
    [calls.cart.add.path]: buildCart(buildCartLine(milk)),
  };
  const call = async ({ path }: Callable) => (requested.push(path), answers[path]);
  const context: CartContext = {
    api: { call } as never,
    client: createQueryClient(),
    words: { t: (source: string) => source, formatPrice: String, locale: 'en' } as never,
    gate: (act) => act(),
    digits: 0,
    timezone: 'Asia/Tashkent',
    freeDeliveryOver: null,
  };
  return { requested, context };
}

const aWhile = () => vi.advanceTimersByTimeAsync(MERGE_MS);

test('the cart of an unknown visitor is not requested: adding creates a guest', async () => {
  const { requested, context } = openShop();
  await addItem(context, { item: milk, selection: [], addOns: [], quantity: 1 });
  await aWhile();
  expect(requested).toEqual([calls.identity.requestGuest.path, calls.cart.add.path]);
});

test("a guest's cart is loaded before anything is added", async () => {
  writeStored('guest_id', 'a-guest');
  const { requested, context } = openShop(buildCart(buildCartLine(bread)));
  await addItem(context, { item: milk, selection: [], addOns: [], quantity: 1 });
  await aWhile();
  expect(requested).toEqual([calls.cart.list.path]);
});

test('an item of another module makes that module the active one: its cart is the one that is shown [cart-31]', async () => {
  const { context } = openShop();
  const modules = [{ id: 9, module_type: 'pharmacy', module_name: 'Pharmacy' }];
  context.client.setQueryData(queryKeyOf(moduleList(), scopeKeyOf({ zoneIds: undefined, moduleId: milk.module_id, locale: 'en' })), {
    modules,
  });
  await addItem(context, { item: { ...milk, module_id: 9, module_type: 'pharmacy' }, selection: [], addOns: [], quantity: 1 });
  await aWhile();
  expect(readStored('module')?.id).toBe(9);
});

test.each([
  ['has no cart, leads there', true, 'Open cart'],
  ['has a cart of its own, only says so', false, undefined],
])('an item added where the screen %s', async (_name, leadsToCart, label) => {
  closeToast();
  const toasts: ToastMessage[] = [];
  const end = connectToaster({ show: (message) => toasts.push(message), close: () => {} });
  const { context } = openShop();
  await addItem({ ...context, leadsToCart }, { item: milk, selection: [], addOns: [], quantity: 1 });
  await aWhile();
  end();
  expect(toasts.map(({ title, action }) => [title, action?.label])).toEqual([['Item added to cart', label]]);
});
