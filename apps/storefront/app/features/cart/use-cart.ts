import type { Cart, CartLine } from '@bozor/contract/shop/orders/cart.ts';
import type { ItemCard } from '@bozor/contract/shop/catalogue/item-card.ts';
import { calls } from '@bozor/contract/shop/calls.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, use, useEffect, useMemo, useRef } from 'react';
import { useLocation } from 'react-router';
import { useActiveModule } from '../../platform/scope/active-module.tsx';
import { useConfig } from '../../platform/settings/config.ts';
import { useLocationGate } from '../../platform/scope/delivery-place.tsx';
import { reportLostCode } from '@bozor/web/overlays/report-lost-code.ts';
import { once } from '@bozor/web/overlays/lazy-component.tsx';
import { useApi } from '@bozor/web/runtime/runtime.tsx';
import { useScope } from '../../platform/scope/scope-context.tsx';
import { useSession } from '../../platform/session/session.tsx';
import { useStored } from '../../platform/storage.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { billChoices, isBillOutdated } from './bill-choices.ts';
import { ALL_CARTS, cartKey } from './cart-query.ts';
import type { CartContext, CartPlace } from './cart-actions.ts';
import type { ItemSelection } from './line-change.ts';
import { useOptimisticCart } from './optimistic-cart.ts';

export interface CartReading {
  /** The cart with optimistic changes; undefined until loaded, and in the parcel module. */
  readonly cart: Cart | undefined;
  readonly isFailed: boolean;
  readonly retry: () => void;
}

/** Read once for the whole page; provided by `CartProvider`. */
export const CartReadingContext = createContext<CartReading | undefined>(undefined);

/** Cart of the active module; undefined on the server. */
export function useCart(): CartReading {
  const reading = use(CartReadingContext);
  if (!reading) throw new Error('useCart stands outside a CartProvider');
  return reading;
}

/** Reads the cart for the context. */
export function useCartQuery(): CartReading {
  const api = useApi();
  const { isKnown } = useSession();
  const { type } = useActiveModule();
  const queryKey = useCartKey();
  const isShown = type !== 'parcel';
  const { data, isError, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => api.call(calls.cart.list, { query: billChoices(), signal }),
    enabled: isKnown && isShown,
    meta: { quiet: true },
  });
  const shown = useOptimisticCart(queryKey, data);
  const cart = isShown ? shown : undefined;
  const isFailed = isError && !data;
  return useMemo(() => ({ cart, isFailed, retry: () => void refetch() }), [cart, isFailed, refetch]);
}

/** Lines of an item in the cart. */
export interface ItemInCart {
  readonly quantity: number;
  readonly lines: readonly CartLine[];
}

/** Cart lines of an item, one per combination of options. */
export function useLinesOf(itemId: number): ItemInCart {
  const { cart } = useCart();
  return useMemo(() => {
    const lines = cart?.lines.filter((line) => line.item_id === itemId) ?? [];
    return { lines, quantity: lines.reduce((total, line) => total + line.quantity, 0) };
  }, [cart, itemId]);
}

type ActionsModule = typeof import('./cart-actions.ts');

/** Actions that change the cart. Each resolves once the change is under way. */
export interface CartActions {
  readonly addItem: (item: ItemSelection | ItemCard, then?: () => void) => Promise<void>;
  readonly setQuantity: (line: CartLine, quantity: number, place: CartPlace) => Promise<void>;
  readonly removeLine: (line: CartLine, place: CartPlace) => Promise<void>;
  readonly updateLine: (line: CartLine, selected: ItemSelection, then?: () => void) => Promise<void>;
}

/** The code of the actions is prefetched, or loaded on the first press. */
export function useCartActions(leadsToCart = false): CartActions {
  const context = { ...useCartContext(), leadsToCart };
  const latest = useRef(context);
  useEffect(() => {
    latest.current = context;
  });
  return useMemo(() => {
    const run = async (act: (actions: ActionsModule, context: CartContext) => void | Promise<void>) => {
      const actions = await loadCartActions().catch(() => void reportLostCode());
      if (actions) await act(actions, latest.current);
    };
    return {
      addItem: (item, then) => run(({ addItem }, page) => addItem(page, item, then)),
      setQuantity: (line, quantity, place) => run(({ setQuantity }, page) => setQuantity(page, line, quantity, place)),
      removeLine: (line, place) => run(({ removeLine }, page) => removeLine(page, line, place)),
      updateLine: (line, selected, then) => run(({ updateLine }, page) => updateLine(page, line, selected, then)),
    };
  }, []);
}

export const loadCartActions = once<ActionsModule>(() => import('./cart-actions.ts'));

/**
 * Invalidates the carts when the module or the place changes, when the page becomes visible, and after choices at the checkout that change
 * the bill. Called once.
 */
export function useCartUpkeep(): void {
  const client = useQueryClient();
  const { type } = useActiveModule();
  const point = useStored('currentLatLng');
  const before = useRef({ type, point });
  useEffect(() => {
    const isMoved = before.current.point !== point;
    const isNew = isMoved || (before.current.type !== undefined && before.current.type !== type);
    before.current = { type, point };
    // Another module's cart is fetched by the component that reads it; this only marks the cached one as stale.
    if (isNew) void client.invalidateQueries({ queryKey: ALL_CARTS, refetchType: isMoved ? 'active' : 'none' });
  }, [client, type, point]);
  // Also another one when the drawer of the cart opens.
  const { key } = useLocation();
  useEffect(() => {
    if (isBillOutdated()) void client.invalidateQueries({ queryKey: ALL_CARTS });
  }, [client, key]);
  useEffect(() => {
    const check = () => {
      if (!document.hidden) void client.invalidateQueries({ queryKey: ALL_CARTS });
    };
    document.addEventListener('visibilitychange', check);
    return () => document.removeEventListener('visibilitychange', check);
  }, [client]);
}

function useCartKey(): readonly unknown[] {
  const { moduleId, locale } = useScope();
  return useMemo(() => cartKey(moduleId, locale), [moduleId, locale]);
}

function useCartContext(): CartContext {
  const { digit_after_decimal_point: digits, timezone, free_delivery_over: freeDeliveryOver } = useConfig();
  return {
    api: useApi(),
    client: useQueryClient(),
    words: useI18n(),
    gate: useLocationGate(),
    digits,
    timezone,
    freeDeliveryOver,
  };
}
