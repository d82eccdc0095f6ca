import { API } from '@bozor/contract/shop/routes.ts';
import type { Api } from '../../platform/api.ts';
import type { Shopper } from '../../platform/http/actor.ts';
import { mount } from '../../platform/http/mount.ts';
import type { Scope } from '../../platform/http/scope.ts';
import { wholeList } from '../../platform/http/whole-list.ts';
import { addToCart, clearCart, removeLine, updateLine } from './change-cart.ts';
import type { BillChoices, BilledReading, CartBilling, CartReading } from './load-cart.ts';
import { ownerOf } from './owner.ts';
import { discardParked, listParked, restoreParked } from './parked-carts.ts';
import { showCart, showLoadedCart } from './show-cart.ts';

interface Asked {
  readonly actor: Shopper;
  readonly scope: Scope;
  readonly query: BillChoices;
}

export function cartRoutes(api: Api, billing: CartBilling): void {
  const moment = async (scope: Scope): Promise<CartReading> => ({
    scope,
    now: api.adapters.clock.now(),
    settings: await api.settings.read(),
  });
  const reading = async ({ actor, scope, query }: Asked): Promise<BilledReading> => billing(ownerOf(actor), query, await moment(scope));

  mount(api, API.cart.list, async (asked) => showCart(api, ownerOf(asked.actor), asked.scope.moduleId, await reading(asked)));

  mount(api, API.cart.add, async (asked) => {
    const billed = await reading(asked);
    return showLoadedCart(api, await addToCart(api, ownerOf(asked.actor), asked.body, billed), billed);
  });

  mount(api, API.cart.update, async (asked) => {
    const billed = await reading(asked);
    const { cart_id: lineId, ...chosen } = asked.body;
    const cart = await updateLine(api, ownerOf(asked.actor), lineId, chosen, billed);
    return showCart(api, ownerOf(asked.actor), cart.module_id, billed);
  });

  mount(api, API.cart.removeItem, async (asked) => {
    const cart = await removeLine(api, ownerOf(asked.actor), asked.query.cart_id);
    return showCart(api, ownerOf(asked.actor), cart.module_id, await reading(asked));
  });

  mount(api, API.cart.clear, async (asked) => {
    await clearCart(api, ownerOf(asked.actor), asked.scope.moduleId);
    return showCart(api, ownerOf(asked.actor), asked.scope.moduleId, await reading(asked));
  });

  mount(api, API.cart.parked, async ({ actor, scope, query }) =>
    wholeList('carts', await listParked(api, ownerOf(actor), await moment(scope)), query),
  );

  mount(api, API.cart.restore, async (asked) => {
    const billed = await reading(asked);
    const { moduleId, outcome, clamped } = await restoreParked(api, ownerOf(asked.actor), asked.body.parked_id, billed);
    return { cart: await showCart(api, ownerOf(asked.actor), moduleId, billed), outcome, clamped };
  });

  mount(api, API.cart.discardParked, async ({ actor, scope, query }) => {
    await discardParked(api, ownerOf(actor), query.parked_id);
    return wholeList('carts', await listParked(api, ownerOf(actor), await moment(scope)), { offset: 1 });
  });
}
