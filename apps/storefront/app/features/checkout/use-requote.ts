import { useIsMutating } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Cart } from '@bozor/contract/shop/orders/cart.ts';
import { useScope } from '../../platform/scope/scope-context.tsx';
import { cartKey } from '../cart/cart-query.ts';
import { cartMutationKey } from '../cart/optimistic-cart.ts';

/** Asks for a new quote once a change of the cart has reached the server. */
export function useRequote(cart: Cart | undefined, ask: () => Promise<unknown>): void {
  const { moduleId, locale } = useScope();
  const isChanging = useIsMutating({ mutationKey: cartMutationKey(cartKey(moduleId, locale)) }) > 0;
  const lines = cart?.lines.map(({ id, quantity }) => `${id}:${quantity}`).join();
  const quoted = useRef(lines);
  const askAnew = useEffectEvent(() => {
    const isFirst = quoted.current === undefined;
    if (lines === undefined || isChanging || quoted.current === lines) return;
    quoted.current = lines;
    if (!isFirst && lines !== '') void ask();
  });
  useEffect(() => askAnew(), [lines, isChanging]);
}
