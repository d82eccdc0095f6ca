import type { ReplyOf } from '@bozor/contract/endpoint.ts';
import { API } from '@bozor/contract/shop/routes.ts';
import { formatAmount } from '@bozor/domain/money/format-amount.ts';
import type { Minor } from '@bozor/domain/money/minor.ts';
import type { Api } from '../../platform/api.ts';
import type { Scope } from '../../platform/http/scope.ts';
import type { Shopper } from '../../platform/http/actor.ts';
import { refuse } from '../../platform/http/problem.ts';
import { currencyOf } from '../../platform/settings/settings.ts';
import type { CartBilling } from '../cart/load-cart.ts';
import { ownerOf } from '../cart/owner.ts';
import { refillCart, type Refilled } from '../cart/refill-cart.ts';
import { showCart } from '../cart/show-cart.ts';
import { loadStores } from '../stores/load-stores.ts';
import type { LineOfOrder } from './order-row.ts';
import { byPolicy, readOrders } from './read-orders.ts';

type Reordered = ReplyOf<typeof API.orders.reorder>;
type Change = Reordered['changes'][number];

/** Puts an order's items into the cart again as far as they are still sold, and reports the differences. */
export async function reorder(
  api: Api,
  actor: Shopper,
  body: { order_id: number; replace_cart?: boolean },
  scope: Scope,
  billing: CartBilling,
): Promise<Reordered> {
  const owner = ownerOf(actor);
  const [order] = await readOrders(api.db, byPolicy(body.order_id, actor, 'reorder'), scope.locale);
  if (!order) throw refuse(API.orders.reorder, 'order-not-found', { field: 'order_id' });
  const settings = await api.settings.read();
  const reading = { scope, now: api.adapters.clock.now(), settings };
  const stores = await loadStores(api.db, order.store ? [order.store.id] : [], { ...reading, locale: scope.locale });
  const store = order.store && stores.get(order.store.id);
  if (!store) throw refuse(API.orders.reorder, 'store-not-found');

  const lines = order.lines.filter((line): line is LineOfOrder & { item_id: number } => line.item_id !== null);
  const refilled = await refillCart(
    api,
    owner,
    {
      moduleId: order.module_id,
      storeId: store.row.id,
      replaces: body.replace_cart ?? false,
      chosen: lines.map(({ item_id, quantity, selection }) => ({
        item_id,
        quantity,
        variation: (selection.variation ?? []).map(({ name, labels }) => ({ name, values: { label: [...labels] } })),
        add_on_ids: (selection.add_ons ?? []).map(({ id }) => id),
        add_on_qtys: (selection.add_ons ?? []).map((addOn) => addOn.quantity),
      })),
    },
    reading,
  );
  if (!refilled.some(({ kind }) => kind === 'added')) throw refuse(API.orders.reorder, 'nothing-left');

  const translate = (text: string, values: Record<string, string | number>) => api.words.translate(scope.locale, text, values);
  const money = (minor: number) => formatAmount(minor as Minor, currencyOf(settings, scope.locale));
  const gone = order.lines.filter(({ item_id }) => item_id === null).map((line) => changeOf(line, { kind: 'gone' }));
  return {
    cart: await showCart(api, owner, order.module_id, billing(owner, {}, reading)),
    changes: [...gone, ...lines.map((line, index) => changeOf(line, refilled[index]!))].filter((change) => change !== undefined),
  };

  function changeOf(line: LineOfOrder, became: Refilled): Change | undefined {
    const { name, item_id } = line;
    switch (became.kind) {
      case 'gone':
        return { item_id, name, change: 'gone', message: translate('{name} is not available now', { name }) };
      case 'options':
        return { item_id, name, change: 'options', message: translate('{name} is not sold like this any more', { name }) };
      case 'added': {
        const { quantity, priceMinor } = became;
        if (quantity < line.quantity)
          return { item_id, name, change: 'quantity', message: translate('{name}: only {quantity} left', { name, quantity }) };
        if (priceMinor === line.base_price_minor + line.options_minor) return undefined;
        return { item_id, name, change: 'price', message: translate('{name} now costs {price}', { name, price: money(priceMinor) }) };
      }
    }
  }
}
