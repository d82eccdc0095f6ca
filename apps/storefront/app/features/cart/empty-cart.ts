import type { Cart } from '@bozor/contract/shop/orders/cart.ts';

/** An empty cart. Loaded with the first change and not with every page. */
export const EMPTY_CART: Cart = {
  total_size: 0,
  module_id: null,
  module_type: null,
  total_quantity: 0,
  store: null,
  lines: [],
  bill: {
    items_amount: 0,
    add_ons_amount: 0,
    discount_amount: 0,
    saved_amount: 0,
    subtotal: 0,
    free_delivery_over: null,
    free_delivery_remaining: null,
    free_delivery_percent: null,
    below_minimum_by: null,
    order_type: 'delivery',
    charges: [],
    order_amount: 0,
    delivery_problem: null,
    terms: null,
  },
  prescription_required: false,
  priced_at: '2000-01-01T00:00:00.000Z',
};
