import { CART_MESSAGES, CART_NOTICES, type CartProblemCode } from '@bozor/domain/cart/messages.ts';
import { DISCOUNT_SOURCES } from '@bozor/domain/catalogue/discount.ts';
import { ITEM_MODELS } from '@bozor/domain/catalogue/item.ts';
import Type, { type Static } from 'typebox';
import { endpoint } from '../../endpoint.ts';
import {
  CLAMPED,
  Count,
  DateTime,
  Exact,
  Id,
  InEnvelope,
  Kilometres,
  Latitude,
  Longitude,
  Money,
  ModuleType,
  Nullable,
  ListOf,
  OneOf,
  optionalPage,
  OrderId,
  Quantity,
  Text,
  Written,
  WrittenCode,
} from '../../fields.ts';
import { itemFields, withWholeFields } from '../catalogue/item-card.ts';
import { optionFields } from '../catalogue/item-details.ts';
import { choiceRefused } from '../../refusals.ts';
import { DistanceSource } from '../place.ts';
import { BillTerms, Charge } from './charge.ts';
import { DeliveryTerms, StoreDiscount, StoreSummary } from '../catalogue/store-card.ts';

const Label = Written(100);
const Labels = Type.Array(Label, { maxItems: 50 });
/** A value as items and cart lines return it; one with `isSelected` false is not chosen. */
const WrittenValue = Exact({ label: Label, optionPrice: Type.Optional(Money), isSelected: Type.Optional(Type.Boolean()) });

/**
 * Options chosen in one group: `name` of a food variation, or `title` of a choice option with one label.
 * Names and labels are in the caller's language; the server recognises them in every language of the shop.
 * A group of a cart line may be sent back unchanged.
 */
export const ChosenVariation = Exact({
  name: Label,
  values: Type.Union([Exact({ label: Type.Union([Labels, Label]) }), Type.Array(WrittenValue, { maxItems: 50 })]),
  type: Type.Optional(Written(1000, 'Accepted and not used.')),
  price: Type.Optional(Money),
});
export type ChosenVariation = Static<typeof ChosenVariation>;

/** A chosen item. `price` is the one the caller saw: it is never charged, only compared, so that a change is reported. */
const chosenItem = {
  item_id: Id,
  model: Type.Optional(OneOf(...ITEM_MODELS)),
  quantity: Quantity,
  price: Type.Optional(Money),
  variation: Type.Optional(Type.Array(ChosenVariation, { maxItems: 20 })),
  add_on_ids: Type.Optional(Type.Array(Id, { maxItems: 50, description: 'Add-ons, in the order of add_on_qtys.' })),
  add_on_qtys: Type.Optional(Type.Array(Quantity, { maxItems: 50 })),
};
/** A chosen item on its own, as buy now sends it. */
export const ChosenItem = Exact(chosenItem);
export type ChosenItem = Static<typeof ChosenItem>;

/** A chosen group in a cart line: `type` joins its labels, `price` is what they add (0 for choice options). */
export const LineVariation = Exact({
  name: Text,
  type: Text,
  price: Money,
  values: Type.Array(Exact({ label: Text, optionPrice: Money, isSelected: Type.Boolean() })),
});

/** A chosen add-on. `price` is per piece, `quantity` for the whole line. */
export const LineAddOn = Exact({ id: Id, name: Text, price: Money, quantity: Count });

/**
 * Reasons why a line cannot be ordered; `available` is false exactly when there is one. The domain's `CART_MESSAGES` holds the messages.
 */
export const LineReason = OneOf(...(Object.keys(CART_MESSAGES) as CartProblemCode[]));

/**
 * Current amounts of a line. total = discounted_unit_price × quantity + add_ons_amount = unit_price × quantity − discount_amount +
 * add_ons_amount.
 */
export const lineAmounts = {
  quantity: Count,
  unit_price: Money,
  discounted_unit_price: Money,
  discount_amount: Money,
  discount_source: Nullable(OneOf(...DISCOUNT_SOURCES)),
  add_ons_amount: Money,
  original_total: Money,
  total: Money,
};

/** A line of the cart (entity-01). `price_changed_from` is the price of one piece that the customer saw last, when it differs. */
export const CartLine = Exact({
  id: Id,
  item_id: Id,
  model: OneOf(...ITEM_MODELS),
  store_id: Id,
  module_id: Id,
  price: Money,
  ...lineAmounts,
  variation: Type.Array(LineVariation),
  selected_option: Nullable(Exact({ type: Text, price: Money, stock: Nullable(Count) })),
  add_ons: Type.Array(LineAddOn),
  add_on_ids: Type.Array(Id),
  add_on_qtys: Type.Array(Count),
  price_changed_from: Nullable(Money),
  available: Type.Boolean(),
  reason: Nullable(LineReason),
  reason_message: Nullable(Text),
  maximum_quantity: Nullable(Count),
  /** Lines of this cart that cost more per piece with one piece more of this one (a cap or a flash sale ends), with that price. */
  dearer_with_one_more: Type.Array(Exact({ line_id: Type.Integer(), unit_price: Money })),
  /** The current item, enough to open its dialog with the chosen options. Null once it is gone. */
  item: Nullable(withWholeFields({ ...itemFields, ...optionFields })),
});
export type CartLine = Static<typeof CartLine>;

/** The store of a cart, with the fields that delivery price and time need. */
export const CartStore = Exact({
  ...StoreSummary.properties,
  latitude: Latitude,
  longitude: Longitude,
  timezone: Text,
  distance: Nullable(Kilometres),
  distance_source: Nullable(DistanceSource),
  delivery_time: Text,
  open: Type.Boolean(),
  closing_at: Nullable(DateTime),
  next_opening_at: Nullable(DateTime),
  schedule_order: Type.Boolean(),
  delivery: Type.Boolean(),
  take_away: Type.Boolean(),
  minimum_order: Money,
  delivery_terms: DeliveryTerms,
  discount: Nullable(StoreDiscount),
});

/**
 * Sums of the cart, and the bill that the checkout would quote for it at the point of the headers. While `delivery_problem` says why, the
 * delivery is in neither `charges` nor `order_amount`. `terms` are null for an empty cart.
 */
export const CartBill = Exact({
  items_amount: Money,
  add_ons_amount: Money,
  discount_amount: Money,
  saved_amount: Money,
  subtotal: Money,
  free_delivery_over: Nullable(Money),
  free_delivery_remaining: Nullable(Money),
  free_delivery_percent: Nullable(Type.Number({ minimum: 0, maximum: 100 })),
  below_minimum_by: Nullable(Money),
  order_type: OneOf('delivery', 'take_away'),
  charges: Type.Array(Charge),
  order_amount: Money,
  delivery_problem: Nullable(OneOf('address-required', 'outside-zone')),
  terms: Nullable(BillTerms),
});

/** The cart of the module in the header, priced at request time. An empty cart has no store. */
export const Cart = InEnvelope(
  Exact({
    total_size: Count,
    module_id: Nullable(Id),
    module_type: Nullable(ModuleType),
    total_quantity: Count,
    store: Nullable(CartStore),
    lines: Type.Array(CartLine),
    bill: CartBill,
    prescription_required: Type.Boolean(),
    priced_at: DateTime,
  }),
  'lines',
);
export type Cart = Static<typeof Cart>;

/**
 * A cart that was put aside: another store's cart came along at sign-in, or an order's basket came back while the cart held something else
 * (`order_id`).
 */
export const ParkedCart = Exact({
  id: Id,
  module_id: Id,
  module_type: ModuleType,
  store: StoreSummary,
  total_quantity: Count,
  items_text: Text,
  parked_at: DateTime,
  order_id: Nullable(OrderId),
});
export type ParkedCart = Static<typeof ParkedCart>;

/** The cart holds another store's items; the customer must confirm clearing it (cart-17). */
export const otherStore = {
  'other-store-in-cart': {
    status: 409,
    message: CART_NOTICES['other-store'],
  },
} as const;
const lineNotFound = { 'cart-line-not-found': { status: 404, message: 'This item is not in your cart any more.' } } as const;
const parkedNotFound = { 'parked-cart-not-found': { status: 404, message: 'This cart is not kept any more.' } } as const;
const cartFull = { 'cart-full': { status: 422, message: 'Your cart cannot hold more items.' } } as const;

/** Choices at the checkout that decide the bill. A coupon or a tip that the checkout would refuse counts for nothing. */
const billed = {
  order_type: Type.Optional(OneOf('delivery', 'take_away')),
  coupon_code: Type.Optional(WrittenCode(40)),
  dm_tips: Type.Optional(Type.Number({ ...Money, ...CLAMPED })),
};
const shop = { tag: 'Cart', access: 'shopper', rate: 'write', query: Exact(billed), reply: Cart } as const;

export const cart = {
  list: endpoint({ ...shop, method: 'GET', rate: 'browse', path: '/customer/cart/list', summary: 'The cart, priced now' }),
  add: endpoint({
    ...shop,
    method: 'POST',
    path: '/customer/cart/add',
    summary: 'Put an item in the cart; the same choice once more adds up',
    body: ChosenItem,
    problems: { ...choiceRefused, ...otherStore, ...cartFull },
  }),
  update: endpoint({
    ...shop,
    method: 'POST',
    path: '/customer/cart/update',
    summary: 'Change quantity, options or add-ons of a line',
    body: Exact({ ...chosenItem, cart_id: Id }),
    problems: { ...choiceRefused, ...lineNotFound, 'nothing-changed': { status: 422, message: CART_MESSAGES['nothing-changed'] } },
  }),
  removeItem: endpoint({
    ...shop,
    method: 'DELETE',
    path: '/customer/cart/remove-item',
    summary: 'Take a line out',
    query: Exact({ ...billed, cart_id: Id }),
    problems: lineNotFound,
  }),
  clear: endpoint({
    ...shop,
    method: 'DELETE',
    path: '/customer/cart',
    aliases: ['DELETE /customer/cart/remove'],
    summary: 'Empty the cart of the module in the header',
  }),
  parked: endpoint({
    ...shop,
    method: 'GET',
    rate: 'browse',
    path: '/customer/cart/parked',
    summary: 'Carts that were put aside, of all modules, the latest first',
    dependsOn: 'language',
    query: Exact(optionalPage),
    reply: ListOf('carts', ParkedCart),
  }),
  restore: endpoint({
    ...shop,
    method: 'POST',
    path: '/customer/cart/restore',
    summary: 'Bring a parked cart back: one of the same store adds up, one of another store changes places with the cart',
    body: Exact({ parked_id: Id }),
    reply: Exact({ cart: Cart, outcome: OneOf('restored', 'merged', 'swapped'), clamped: Type.Array(Text) }),
    problems: parkedNotFound,
  }),
  discardParked: endpoint({
    ...shop,
    method: 'DELETE',
    path: '/customer/cart/parked',
    summary: 'Forget a parked cart',
    query: Exact({ parked_id: Id }),
    reply: ListOf('carts', ParkedCart),
    problems: parkedNotFound,
  }),
};
