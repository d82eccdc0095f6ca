import { ADJUSTMENT_KINDS } from '@bozor/domain/orders/received/adjustments.ts';
import { ETA_REASONS } from '@bozor/domain/orders/moving-eta.ts';
import { PAYMENT_METHODS } from '@bozor/domain/checkout/payment-method.ts';
import { REFUND_KINDS, REFUND_WAYS } from '@bozor/domain/orders/refund-pieces.ts';
import { ORDER_TYPES } from '@bozor/domain/orders/order-type.ts';
import { PAYMENT_STATUSES } from '@bozor/domain/orders/payment-status.ts';
import { STATUSES } from '@bozor/domain/orders/status.ts';
import Type, { type Static } from 'typebox';
import { DeliveryProof } from './delivery-proof.ts';
import { Charge } from './charge.ts';
import { lineAmounts, LineAddOn, LineVariation } from './cart.ts';
import {
  Count,
  DateTime,
  Exact,
  Flag,
  Hue,
  Id,
  Kilometres,
  Latitude,
  Longitude,
  ModuleType,
  Money,
  Nullable,
  OneOf,
  OrderId,
  Rating,
  SignedMoney,
  Slug,
  Text,
  Url,
  Written,
} from '../../fields.ts';
import { StoreSummary } from '../catalogue/store-card.ts';

/** Statuses of an order. */
export const OrderStatus = OneOf(...STATUSES);
/** Ways in which an order reaches its receiver. */
export const OrderType = OneOf(...ORDER_TYPES);
/** Payment methods of an order. */
export const PaymentMethod = OneOf(...PAYMENT_METHODS);
/** Statuses of an order's payment. */
export const PaymentStatus = OneOf(...PAYMENT_STATUSES);

/** Plan for a line that is sold out when the store packs: one of the shop's four, or the customer's own words. */
export const SoldOutNote = Written(500, 'call_me, best_match, remove, cancel_order, or any text.');

/** Promised window: between `from` and `to`, at the latest `latest`. */
export const EtaWindow = Exact({ from: DateTime, to: DateTime, latest: DateTime });

/** A line of a placed order, with names and prices of that time. `item_id` is null once the item is deleted. */
export const OrderLine = Exact({
  id: Id,
  item_id: Nullable(Id),
  slug: Nullable(Slug),
  model: OneOf('Item', 'ItemCampaign'),
  name: Text,
  image_full_url: Nullable(Url),
  image: Nullable(Url),
  tile_hue: Hue,
  unit_type: Nullable(Text),
  /** Grams of the whole line, if it is sold by weight. */
  weight: Nullable(Count),
  price: Money,
  ...lineAmounts,
  variation: Type.Array(LineVariation),
  add_ons: Type.Array(LineAddOn),
  reviewed: Type.Boolean(),
});
export type OrderLine = Static<typeof OrderLine>;

/** Start or destination of an order. Other people's numbers are masked for callers who do not need them. */
export const OrderAddress = Exact({
  contact_person_name: Text,
  contact_person_number: Text,
  contact_person_email: Nullable(Text),
  address: Text,
  address_type: Text,
  latitude: Latitude,
  longitude: Longitude,
  road: Text,
  house: Text,
  floor: Text,
  note: Text,
});

/** The courier as a signed-in customer sees them. The position is present only while the order is on the way. */
export const OrderCourier = Exact({
  id: Id,
  f_name: Text,
  l_name: Text,
  last_name: Text,
  image_full_url: Nullable(Url),
  image: Nullable(Url),
  avg_rating: Rating,
  rating_count: Count,
  phone: Text,
  vehicle: Nullable(Text),
  lat: Nullable(Latitude),
  lng: Nullable(Longitude),
});

/** One status change of the order. */
export const OrderEvent = Exact({ status: OrderStatus, label: Text, at: DateTime, note: Nullable(Text) });

/** Actions that the screens may offer now; the call itself checks again. */
const actions = {
  can_cancel: Type.Boolean(),
  can_reorder: Type.Boolean(),
  can_request_refund: Type.Boolean(),
  can_review: Type.Boolean(),
  can_pay: Type.Boolean(),
  can_switch_to_cod: Type.Boolean(),
};

/** Instants of the steps, null until reached. `order_step` is 1 to 4 of the timeline; `end` is set where a notice replaces it. */
const progress = {
  order_status: OrderStatus,
  /** The same value under the name in part 1 of the specification. */
  status: OrderStatus,
  order_status_label: Text,
  order_step: Type.Integer({ minimum: 0, maximum: 4 }),
  end: Nullable(OneOf('returning', 'returned', 'canceled', 'failed', 'refund_requested', 'refunded', 'refund_rejected')),
  created_at: DateTime,
  pending: Nullable(DateTime),
  confirmed: Nullable(DateTime),
  processing: Nullable(DateTime),
  handover: Nullable(DateTime),
  picked_up: Nullable(DateTime),
  delivered: Nullable(DateTime),
  returned: Nullable(DateTime),
  canceled: Nullable(DateTime),
  failed: Nullable(DateTime),
  schedule_at: Nullable(DateTime),
  /** The window now: an event or a position moves it. */
  eta: Nullable(EtaWindow),
  /** The window promised when the order was placed. */
  promised: Nullable(EtaWindow),
  /** Minutes later than promised, negative for earlier, with the reason. */
  eta_change: Nullable(Exact({ minutes: Type.Integer(), reason: OneOf(...ETA_REASONS), message: Text })),
  /** When the store has the goods ready, as it said: while it prepares them. */
  ready_by: Nullable(DateTime),
  /** Why the store postponed that. */
  delay_message: Nullable(Text),
};

const money = {
  order_amount: Money,
  payment_method: PaymentMethod,
  payment_status: PaymentStatus,
  wallet_amount: Money,
  due_amount: Money,
  /** Deadline of its digital payment. */
  pay_until: Nullable(DateTime),
  /** The pharmacist's price, while it waits for the customer's answer. */
  price_proposal: Nullable(Exact({ before: Money, amount: Money, agree_until: DateTime })),
};

const orderFields = {
  id: OrderId,
  order_id: OrderId,
  order_type: OrderType,
  module_type: ModuleType,
  ...progress,
  ...money,
  store: Nullable(StoreSummary),
};

/** An order in a list. `pictures` are those of its first few items. */
export const OrderCard = Exact({
  ...orderFields,
  items_count: Count,
  items_text: Text,
  pictures: Type.Array(Exact({ image_full_url: Nullable(Url), tile_hue: Hue })),
  ...actions,
});
export type OrderCard = Static<typeof OrderCard>;

/**
 * An order as a browser follows it on every page: no goods, no address, no persons. `is_own` is false for an order that only its signed
 * link proves; it can be tracked, not paid.
 */
export const DeviceOrder = Exact({
  ...orderFields,
  is_own: Type.Boolean(),
  items_count: Count,
  can_cancel: Type.Boolean(),
  can_pay: Type.Boolean(),
  can_switch_to_cod: Type.Boolean(),
  tracking_token: Text,
});
export type DeviceOrder = Static<typeof DeviceOrder>;

/** The parcel of a parcel order. */
export const ParcelDetails = Exact({
  parcel_category: Exact({ id: Nullable(Id), name: Text, image_full_url: Nullable(Url) }),
  payer: OneOf('sender', 'receiver'),
  instructions: Type.Array(Text),
});

const Refund = Exact({
  reason: Text,
  note: Nullable(Text),
  images_full_url: Type.Array(Url),
  status: OneOf('requested', 'approved', 'rejected', 'paid'),
  store_note: Nullable(Text),
  requested_at: DateTime,
  amount: Money,
});
/** A refund of an order: asked for by the customer, or given by staff. */
const ListedRefund = Exact({
  id: Id,
  kind: OneOf(...REFUND_KINDS),
  way: OneOf(...REFUND_WAYS),
  lines: Type.Array(Exact({ name: Text, pieces: Count })),
  reason: Text,
  note: Nullable(Text),
  images_full_url: Type.Array(Url),
  status: OneOf('requested', 'approved', 'rejected', 'paid'),
  store_note: Nullable(Text),
  requested_at: DateTime,
  amount: Money,
});
const OfflinePayment = Exact({
  method_id: Id,
  method_name: Text,
  fields: Type.Array(Exact({ name: Text, label: Text, value: Text })),
  status: OneOf('pending', 'verified', 'denied'),
  note: Nullable(Text),
});

/**
 * A change beside the amounts of a placed order: pieces replaced, a line taken out, fewer pieces. A proposed replacement waits for the
 * customer's answer until `answer_until`; then their plan decides.
 */
export const OrderAdjustment = Exact({
  id: Id,
  line: Id,
  kind: OneOf(...ADJUSTMENT_KINDS),
  state: OneOf('proposed', 'done', 'declined', 'expired'),
  /** Of the line. */
  name: Text,
  pieces: Count,
  replacement: Nullable(Exact({ name: Text, image_full_url: Nullable(Url), tile_hue: Hue, total: Money })),
  /** Of goods that were weighed, in grams: as ordered, as they weigh, and as they are paid. */
  weight: Nullable(Exact({ ordered: Count, weighed: Count, charged: Count })),
  amount: SignedMoney,
  answer_until: Nullable(DateTime),
});
export type OrderAdjustment = Static<typeof OrderAdjustment>;

const received = {
  adjustments: Type.Array(OrderAdjustment),
  /** Total of what the customer receives. */
  received_amount: Money,
  /** Question of the pharmacist, while it waits for the customer's answer. */
  question: Nullable(Exact({ id: Id, text: Text })),
};

/** An order with everything that its page shows (entity-21). */
export const OrderDetails = Exact({
  ...orderFields,
  ...actions,
  details: Type.Array(OrderLine),
  charges: Type.Array(Charge),
  saved_amount: Money,
  distance: Nullable(Kilometres),
  delivery_address: Nullable(OrderAddress),
  receiver_details: Nullable(OrderAddress),
  delivery_man: Nullable(OrderCourier),
  /** Codes that the customer tells the courier: of a parcel when it is fetched, and at the door. */
  pickup_code: Nullable(Text),
  delivery_code: Nullable(Text),
  delivery_proof: Nullable(DeliveryProof),
  delivery_man_reviewed: Type.Boolean(),
  store_phone: Nullable(Text),
  store_address: Nullable(Text),
  order_note: Nullable(Text),
  delivery_instruction: Nullable(Text),
  unavailable_item_note: Nullable(Text),
  cutlery: Flag,
  coupon_code: Nullable(Text),
  change_from: Nullable(Money),
  cancellation_reason: Nullable(Text),
  prescription_images_full_url: Type.Array(Url),
  parcel: Nullable(ParcelDetails),
  /** The last one of the whole order. */
  refund: Nullable(Refund),
  refunds: Type.Array(ListedRefund),
  ...received,
  offline_payment: Nullable(OfflinePayment),
  events: Type.Array(OrderEvent),
  tracking_token: Text,
});
export type OrderDetails = Static<typeof OrderDetails>;

/**
 * Fields of the tracking screen by viewer: the customer gets everything; a guest (with the guest id, or id and number) no courier card; a
 * link only status, time and place. All of them get `courier_position` while the order is on the way.
 */
export const OrderTracking = Exact({
  viewer: OneOf('customer', 'guest', 'link'),
  /** True for the caller's own order, whose events the browser can receive. */
  is_own: Type.Boolean(),
  /** The contact number of the order, masked: whoever comes back from a bank sees whom the tracking link is sent to. */
  contact_hint: Text,
  ...orderFields,
  items_count: Count,
  details: Type.Array(Exact({ name: Text, quantity: Count, total: Money, image_full_url: Nullable(Url), tile_hue: Hue })),
  distance: Nullable(Kilometres),
  store_position: Nullable(Exact({ lat: Latitude, lng: Longitude })),
  store_phone: Nullable(Text),
  delivery_address: Nullable(OrderAddress),
  receiver_details: Nullable(OrderAddress),
  delivery_man: Nullable(OrderCourier),
  /** Codes that the customer tells the courier: of a parcel when it is fetched, and at the door. */
  pickup_code: Nullable(Text),
  delivery_code: Nullable(Text),
  courier_position: Nullable(Exact({ lat: Latitude, lng: Longitude, at: DateTime })),
  courier_path: Type.Array(Exact({ lat: Latitude, lng: Longitude })),
  cancellation_reason: Nullable(Text),
  ...received,
  events: Type.Array(OrderEvent),
  can_cancel: Type.Boolean(),
  can_pay: Type.Boolean(),
  can_switch_to_cod: Type.Boolean(),
});
export type OrderTracking = Static<typeof OrderTracking>;
