import { priceLines } from '@bozor/domain/cart/price-line.ts';
import type { ReadLine } from '@bozor/domain/cart/read-cart.ts';
import type { Api } from '../../platform/api.ts';
import { refuse } from '../../platform/http/problem.ts';
import { loadOwnCart } from '../cart/load-cart.ts';
import type { Owner } from '../cart/owner.ts';
import { resolveChosen, checkQuantity } from '../cart/resolve-chosen.ts';
import { loadItems } from '../items/load-items.ts';
import { loadStores, type LoadedStore } from '../stores/load-stores.ts';
import { way } from './obstacles.ts';
import type { Obstacle, PreparedLine, PreparedOrder, Preparing } from './prepared-order.ts';
import { PRICING } from './refusing-endpoints.ts';
import { orderZone, type OrderZone } from './store.ts';
import type { WantedOrder } from './wanted-order.ts';

export interface WantedGoods {
  readonly cart: PreparedOrder['cart'];
  readonly source: 'cart' | 'buy_now' | 'campaign' | 'prescription';
  readonly store: LoadedStore;
  /** Null when it is switched off; undefined when it has not been read. */
  readonly zone: OrderZone | null | undefined;
  readonly lines: readonly PreparedLine[];
  /** Obstacles of lines that cannot be ordered; `lines` has the others. */
  readonly stuck: readonly Obstacle[];
}

/** Loads what is ordered, from the cart or the one item of buy now and campaigns. */
export async function wantedGoods(api: Api, owner: Owner, wanted: WantedOrder, preparing: Preparing): Promise<WantedGoods> {
  return wanted.page === 'buy_now' || wanted.page === 'campaign'
    ? oneItem(api, owner, wanted, preparing)
    : wholeCart(api, owner, wanted, preparing);
}

async function wholeCart(
  api: Api,
  owner: Owner,
  { latitude: lat, longitude: lng }: WantedOrder,
  preparing: Preparing,
): Promise<WantedGoods> {
  const { scope } = preparing;
  const where = lat === undefined || lng === undefined ? scope.point : { lat, lng };
  const loaded = await loadOwnCart(api.db, owner, scope.moduleId, preparing, orderZone(where));
  if (!loaded || loaded.lines.length === 0) throw refuse(PRICING, 'cart-empty');
  if (!loaded.store) throw refuse(PRICING, 'store-not-found');
  const stuck = loaded.lines.flatMap(({ row, item, read }) => (read.available ? [] : [stuckLine(row.id, item?.row.name ?? '', read)]));
  const able = loaded.lines.filter(({ read }) => read.available);
  const lines = able.map(({ row, item, read }) => ({
    lineId: row.id,
    item: item!,
    variationId: row.variation_id,
    selection: row.selection,
    priced: read.priced!,
    seenPriceMinor: row.seen_price_minor,
  }));
  const cart = { id: loaded.cart.id, version: loaded.cart.version };
  return { cart, source: 'cart', store: loaded.store, zone: loaded.more, lines, stuck };
}

async function oneItem(api: Api, owner: Owner, wanted: WantedOrder, { scope, now, settings }: Preparing): Promise<WantedGoods> {
  if (!wanted.item) throw refuse(PRICING, 'item-required', { field: 'item' });
  if (wanted.page === 'campaign' && owner.customer_id === null) throw refuse(PRICING, 'campaign-sign-in');
  const reading = { locale: scope.locale, now, digits: settings.digit_after_decimal_point, settings, scope };
  const item = (await loadItems(api.db, [wanted.item.item_id], reading)).get(wanted.item.item_id);
  const store = item && (await loadStores(api.db, [item.row.store_id], reading)).get(item.row.store_id);
  if (!item || !store) throw refuse(PRICING, 'item-not-found', { field: 'item.item_id' });
  const { line, resolved } = resolveChosen(item, wanted.item, reading);
  checkQuantity(line.quantity, resolved);
  const priced = priceLines([resolved], now.getTime())[0]!;
  return {
    cart: undefined,
    source: wanted.page === 'campaign' ? 'campaign' : 'buy_now',
    store,
    zone: undefined,
    lines: [{ lineId: null, item, variationId: line.variationId, selection: line.selection, priced, seenPriceMinor: line.seenPriceMinor }],
    stuck: [],
  };
}

function stuckLine(id: number, name: string, { reason, largestQuantity = 0 }: ReadLine): Obstacle {
  const actions = [...(largestQuantity > 0 ? [way('quantity', { quantity: largestQuantity })] : []), way('remove')];
  return { problem: refuse(PRICING, reason!, { values: { name } }), line: { id, name }, actions };
}
