import { API } from '@bozor/contract/shop/routes.ts';
import type { Api } from '../../platform/api.ts';
import { mount } from '../../platform/http/mount.ts';
import type { Scope } from '../../platform/http/scope.ts';
import { addToCart, clearCart, removeLine, updateLine } from './change-cart.ts';
import type { CartReading } from './load-cart.ts';
import { ownerOf } from './owner.ts';
import { presentCart } from './present.ts';
import { showCart } from './show-cart.ts';

export function cartRoutes(api: Api): void {
  const reading = async (scope: Scope): Promise<CartReading> => ({
    scope,
    now: api.adapters.clock.now(),
    settings: await api.settings.read(),
  });

  mount(api, API.cart.list, async ({ actor, scope }) => showCart(api, ownerOf(actor), scope.moduleId, await reading(scope)));

  mount(api, API.cart.add, async ({ actor, scope, body }) => {
    const moment = await reading(scope);
    return presentCart(await addToCart(api, ownerOf(actor), body, moment), { ...moment, words: api.words });
  });

  mount(api, API.cart.update, async ({ actor, scope, body }) => {
    const moment = await reading(scope);
    const { cart_id: lineId, ...chosen } = body;
    const cart = await updateLine(api, ownerOf(actor), lineId, chosen, moment);
    return showCart(api, ownerOf(actor), cart.module_id, moment);
  });

  mount(api, API.cart.removeItem, async ({ actor, scope, query }) => {
    const cart = await removeLine(api, ownerOf(actor), query.cart_id);
    return showCart(api, ownerOf(actor), cart.module_id, await reading(scope));
  });

  mount(api, API.cart.clear, async ({ actor, scope }) => {
    await clearCart(api, ownerOf(actor), scope.moduleId);
    return showCart(api, ownerOf(actor), scope.moduleId, await reading(scope));
  });
}
