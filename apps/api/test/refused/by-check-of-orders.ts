/** Checks of what staff decide about an order: like `REFUSED_BY_CHECK`. */
export const REFUSED_BY_CHECK_OF_ORDERS: Readonly<Record<string, readonly [into: string, ...rows: string[]]>> = {
  orders_cost_borne_by_check: [`orders (cost_borne_by)`, `'nobody'`],
  orders_cost_of_canceled: [`orders (cost_borne_by, ended_as)`, `'shop', null`, `'shop', 'delivered'`],
};
