import type { BoardOrder, OperatorMap } from '@bozor/contract/operator/order-shapes.ts';

interface Shown {
  /** Orders that the board shows. */
  readonly orders: readonly Pick<BoardOrder, 'id'>[];
  readonly isFiltered: boolean;
}

/** Part of the map that belongs to the orders of the board. Couriers without an order are left out while the board is filtered: the filters are those of orders. */
export function filterMap(map: OperatorMap, { orders, isFiltered }: Shown): OperatorMap {
  const ids = new Set(orders.map(({ id }) => id));
  const own = map.orders.filter(({ id }) => ids.has(id));
  const idsOf = (key: 'store_id' | 'courier_id') => new Set(own.map((order) => order[key]));
  const [stores, couriers] = [idsOf('store_id'), idsOf('courier_id')];
  return {
    orders: own,
    stores: map.stores.filter(({ id }) => stores.has(id)),
    couriers: map.couriers.filter(({ id }) => !isFiltered || couriers.has(id)),
  };
}
