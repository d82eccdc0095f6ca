import { calls } from '@bozor/contract/shop/calls.ts';
import { ApiProblem } from '@bozor/contract/client.ts';
import { announce } from '@bozor/ui/feedback/announce.ts';
import { toast } from '@bozor/ui/overlays/toast.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { chooseModule, useActiveModule } from '../../platform/scope/active-module.tsx';
import { reportFailure } from '@bozor/web/api/report-failure.ts';
import { openOverlay } from '@bozor/web/overlays/overlays.ts';
import { useApi } from '@bozor/web/runtime/runtime.tsx';
import { allOf } from '@bozor/web/api/query.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';

/** Adds an order's items to the cart: confirms before it replaces another store's items, reports the differences, and opens the cart. */
export function useReorder(): { readonly reorder: (orderId: number) => void; readonly isReordering: boolean } {
  const api = useApi();
  const client = useQueryClient();
  const { all } = useActiveModule();
  const { t } = useI18n();
  const [isReordering, setIsReordering] = useState(false);
  const isSending = useRef(false);

  const fill = async (orderId: number, replaces: boolean) => {
    const { cart, changes } = await api.call(calls.orders.reorder, { body: { order_id: orderId, replace_cart: replaces } });
    const module = all.find(({ id }) => id === cart.module_id);
    if (module) chooseModule(module);
    await client.invalidateQueries({ queryKey: allOf(calls.cart.list) });
    const text = changes.map(({ message }) => message).join('. ');
    if (text === '') announce(t('Added to your cart'));
    else toast({ id: 'reordered', kind: 'warning', title: t('Added, with changes'), text, timeoutMs: 12_000 });
    openOverlay('cart');
  };

  const reorder = async (orderId: number) => {
    if (isSending.current) return;
    isSending.current = true;
    setIsReordering(true);
    try {
      await fill(orderId, false);
    } catch (error) {
      if (error instanceof ApiProblem && error.is('other-store-in-cart'))
        openOverlay('clear-cart', { confirm: () => fill(orderId, true).catch(reportFailure) });
      else reportFailure(error);
    } finally {
      isSending.current = false;
      setIsReordering(false);
    }
  };

  return { reorder: (orderId) => void reorder(orderId), isReordering };
}
