import type { Cart, CartLine } from '@bozor/contract/shop/orders/cart.ts';
import { EMPTY_CART } from '../empty-cart.ts';
import type { Moment } from '../predict-cart.ts';
import type { CartItem } from '../sellable-item.ts';

/** Noon on a day within every sale, with free delivery from 250 000. */
export const MOMENT: Moment = { nowMs: Date.parse('2026-03-21T07:00:00Z'), digits: 0, freeDeliveryOver: 250_000 };

/** A carton of milk at 14 900 with 100 in stock; a test overrides only what it needs. */
export function buildCartItem(different: Partial<CartItem> = {}): CartItem {
  const price = different.price ?? 14_900;
  return {
    id: 7,
    slug: 'sutim-milk',
    name: 'Sutim milk',
    description: '',
    store_id: 3,
    store_name: 'Day & Night',
    store_slug: 'kecha-kunduz',
    module_id: 2,
    module_type: 'grocery',
    module: { id: 2, module_type: 'grocery' },
    zone_id: 1,
    price,
    discount: 0,
    discount_type: 'percent',
    store_discount: 0,
    restaurant_discount: 0,
    discounted_price: price,
    reference_price: null,
    discount_chip: null,
    price_range: null,
    unit_type: 'pcs',
    sold_by: 'piece',
    measure: null,
    unit_price: null,
    lowest_price_30_days: null,
    stock: 100,
    available_stock: 100,
    maximum_cart_quantity: null,
    has_variations: false,
    available: true,
    available_time_starts: null,
    available_time_ends: null,
    next_available_at: null,
    schedule_order: false,
    available_date_starts: null,
    available_date_ends: null,
    organic: 0,
    recommended: 0,
    veg: null,
    is_halal: 0,
    halal_tag_status: 0,
    is_prescription_required: 0,
    allergens_stated: false,
    is_campaign: false,
    flash: null,
    avg_rating: 0,
    rating_count: 0,
    category_ids: [],
    image_full_url: null,
    image: null,
    tile_hue: 250,
    variations: [],
    choice_options: [],
    food_variations: [],
    add_ons: [],
    addons: [],
    generic_name: [],
    store_discount_terms: null,
    timezone: 'Asia/Tashkent',
    ...different,
  };
}

/** A line as the server returns it, with the amounts of a plain price. */
export function buildCartLine(item: CartItem, different: Partial<CartLine> = {}): CartLine {
  const quantity = different.quantity ?? 1;
  return {
    id: 11,
    item_id: item.id,
    model: 'Item',
    store_id: item.store_id,
    module_id: item.module_id,
    price: item.price,
    quantity,
    unit_price: item.price,
    discounted_unit_price: item.price,
    discount_amount: 0,
    discount_source: null,
    add_ons_amount: 0,
    original_total: item.price * quantity,
    total: item.price * quantity,
    variation: [],
    selected_option: null,
    add_ons: [],
    add_on_ids: [],
    add_on_qtys: [],
    price_changed_from: null,
    available: true,
    reason: null,
    reason_message: null,
    maximum_quantity: item.stock,
    dearer_with_one_more: [],
    item,
    ...different,
  };
}

/** A cart of these lines. Only the subtotal of its bill is computed. */
export function buildCart(...lines: readonly CartLine[]): Cart {
  const subtotal = lines.reduce((sum, line) => sum + line.total, 0);
  return {
    ...EMPTY_CART,
    total_size: lines.length,
    total_quantity: lines.reduce((sum, line) => sum + line.quantity, 0),
    lines: [...lines],
    bill: { ...EMPTY_CART.bill, subtotal },
  };
}
