import { ORDER_TYPES } from '@bozor/domain/orders/order-type.ts';
import Type, { type Static } from 'typebox';
import { ChosenItem, CartLine } from './cart.ts';
import { endpoint } from '../../endpoint.ts';
import { PRESCRIPTIONS } from '../../files.ts';
import {
  requiredText,
  Callback,
  Count,
  DateTime,
  Email,
  Exact,
  Id,
  Kilometres,
  Latitude,
  Longitude,
  Money,
  Nullable,
  OneOf,
  OrderId,
  Phone,
  Slug,
  Text,
  IgnoredZones,
  Url,
  Written,
  WrittenCode,
} from '../../fields.ts';
import { Charge } from './charge.ts';
import { EtaWindow, OrderStatus, OrderType, PaymentMethod, PaymentStatus, SoldOutNote } from './order-shapes.ts';
import {
  callbackRefused,
  choiceRefused,
  contactRefused,
  couponRefused,
  deliveryRefused,
  emailRequired,
  paymentRefused,
  pictureRefused,
  storeNotFound,
} from '../../refusals.ts';
import { DistanceSource } from '../place.ts';
import { StoreSummary } from '../catalogue/store-card.ts';

/** One end of a parcel's route. */
export const ParcelEnd = Exact({
  contact_person_name: Written(100),
  contact_person_number: Phone,
  address: Written(300),
  latitude: Latitude,
  longitude: Longitude,
  road: Type.Optional(Written(120)),
  house: Type.Optional(Written(60)),
  floor: Type.Optional(Written(30)),
  note: Type.Optional(Written(300)),
});
export type ParcelEnd = Static<typeof ParcelEnd>;

/** A parcel to send. */
export const Parcel = Exact({
  parcel_category_id: Id,
  sender: ParcelEnd,
  receiver: ParcelEnd,
  payer: OneOf('sender', 'receiver'),
  instruction_ids: Type.Optional(Type.Array(Id, { maxItems: 10 })),
});
export type Parcel = Static<typeof Parcel>;

/** `home` is delivery, `takeaway` is take_away. */
const WrittenOrderType = OneOf(...ORDER_TYPES, 'home', 'takeaway');

/** Contents of the order, in the same form for quote and placing: the cart by default, one item for buy now and campaigns, or a parcel. */
const orderContents = {
  order_type: WrittenOrderType,
  page: Type.Optional(OneOf('cart', 'buy_now', 'campaign')),
  item: Type.Optional(ChosenItem),
  parcel: Type.Optional(Parcel),
  latitude: Type.Optional(Latitude),
  longitude: Type.Optional(Longitude),
  payment_method: Type.Optional(PaymentMethod),
  partial_payment: Type.Optional(Type.Boolean({ description: 'Pay from the wallet as far as it goes, the rest by payment_method.' })),
  coupon_code: Type.Optional(WrittenCode(40)),
  schedule_at: Type.Optional(DateTime),
  dm_tips: Type.Optional(Money),
};

/** A payment method at this checkout; `reason` is set when it is unavailable. */
export const PaymentOption = Exact({
  payment_method: PaymentMethod,
  available: Type.Boolean(),
  /** False where this place has no such way to pay, so that it is not shown. Otherwise the customer can change the `reason`. */
  is_offered: Type.Optional(Type.Boolean()),
  reason: Nullable(Text),
  maximum: Nullable(Money),
});

/** A line of a quote: the cart's line without its item and without what one more piece would change. */
const QuoteLine = Exact({
  ...quoted(CartLine.properties),
  name: Text,
  image_full_url: Nullable(Url),
  tile_hue: Type.Integer(),
  unit_type: Nullable(Text),
  /** Grams of the whole line, if it is sold by weight. */
  weight: Nullable(Count),
  is_prescription_required: Type.Boolean(),
});

function quoted<P extends { item: unknown; dearer_with_one_more: unknown }>(properties: P): Omit<P, 'item' | 'dearer_with_one_more'> {
  const { item: _item, dearer_with_one_more: _dearer, ...rest } = properties;
  return rest;
}

/** An action that removes an obstacle. `remove` and `quantity` concern its line; `schedule` has a time, `quantity` a number. */
const WayPast = Exact({
  action: OneOf('schedule', 'remove', 'quantity', 'address', 'delivery', 'take_away', 'add', 'coupon', 'tip', 'payment'),
  schedule_at: Nullable(DateTime),
  quantity: Nullable(Count),
});

/** A reason why the order cannot be placed as it is: the code and message with which placing would be refused. */
export const QuoteObstacle = Exact({
  code: Text,
  message: Text,
  field: Nullable(Text),
  line_id: Nullable(Id),
  name: Nullable(Text),
  actions: Type.Array(WayPast),
});
export type QuoteObstacle = Static<typeof QuoteObstacle>;

/** When the order can be had: as soon as possible, or why not, and the starts of the slots. */
const QuoteTimes = Exact({
  asap: Nullable(EtaWindow),
  not_now: Type.Array(QuoteObstacle),
  slots: Type.Array(DateTime),
  slot_minutes: Count,
});

/** The amounts shown are the amounts charged, until `expires_at`. `warnings` do not stop the order; `obstacles` do. */
export const Quote = Exact({
  quote_id: Text,
  expires_at: DateTime,
  order_type: OrderType,
  store: Nullable(StoreSummary),
  lines: Type.Array(QuoteLine),
  charges: Type.Array(Charge),
  order_amount: Money,
  saved_amount: Money,
  wallet_amount: Money,
  payable_amount: Money,
  wallet_balance: Money,
  coupon: Nullable(Exact({ code: Text, title: Text, discount_amount: Money, free_delivery: Type.Boolean() })),
  distance: Nullable(Kilometres),
  distance_source: Nullable(DistanceSource),
  eta: Nullable(EtaWindow),
  times: QuoteTimes,
  payment_options: Type.Array(PaymentOption),
  prescription_required: Type.Boolean(),
  warnings: Type.Array(Exact({ code: Text, message: Text })),
  obstacles: Type.Array(QuoteObstacle),
});
export type Quote = Static<typeof Quote>;

/** Reply to a placed order. `redirect_url` is where a digital payment continues. */
export const PlacedOrder = Exact({
  message: Text,
  order_id: OrderId,
  order_status: OrderStatus,
  order_amount: Money,
  payment_method: PaymentMethod,
  payment_status: PaymentStatus,
  redirect_url: Nullable(Url),
  tracking_token: Text,
  eta: Nullable(EtaWindow),
  created_at: DateTime,
});
export type PlacedOrder = Static<typeof PlacedOrder>;

const contact = {
  contact_person_name: Type.Optional(Written(100)),
  contact_person_number: Type.Optional(Phone),
  contact_person_email: Type.Optional(Email),
};

/** Fields that do not affect the price. A quote accepts and ignores them. */
export const orderDetailFields = {
  ...contact,
  address: Type.Optional(Written(300)),
  address_id: Type.Optional(Id),
  address_type: Type.Optional(Written(60)),
  address_label: Type.Optional(Written(60, 'Accepted and not used: it is for the eyes of who saved the address.')),
  road: Type.Optional(Written(120)),
  house: Type.Optional(Written(60)),
  floor: Type.Optional(Written(30)),
  additional_information: Type.Optional(Written(300)),
  zone_ids: IgnoredZones,
  distance: Type.Optional(Type.Number({ minimum: 0, maximum: 1e6, description: 'Accepted and not used: the shop measures itself.' })),
  order_note: Type.Optional(Written(500)),
  delivery_instruction: Type.Optional(Written(300)),
  unavailable_item_note: Type.Optional(SoldOutNote),
  cutlery: Type.Optional(Type.Boolean()),
  change_from: Type.Optional(Money),
};

const prescriptionRefused = {
  'prescription-missing': { status: 422, message: 'Please upload your prescription image' },
  'prescription-not-accepted': { status: 422, message: 'Choose a jpg, png or webp picture or an unlocked PDF of up to 20 pages.' },
  'prescription-too-large': { status: 413, message: 'The file is larger than 5 MB.' },
  'too-many-pictures': pictureRefused['too-many-pictures'],
} as const;

const incomplete = {
  'address-required': { status: 422, message: 'Address is required' },
  'item-required': { status: 422, message: 'Name the item to buy.' },
  'parcel-incomplete': { status: 422, message: 'Fill in sender and receiver.' },
  'parcel-category-not-found': { status: 404, message: 'This kind of parcel cannot be sent from here.' },
  'parcel-outside-zone': { status: 422, message: 'Parcels are not carried to or from this address.' },
} as const;
const campaignSignIn = { 'campaign-sign-in': { status: 403, message: 'You are not logged in' } } as const;

export const checkout = {
  quote: endpoint({
    method: 'POST',
    path: '/customer/order/quote',
    summary: 'What the order costs and when it comes, held for 15 minutes',
    tag: 'Checkout',
    access: 'shopper',
    rate: 'write',
    body: Exact({ ...orderContents, ...orderDetailFields }),
    reply: Quote,
    problems: { ...choiceRefused, ...deliveryRefused, ...couponRefused, ...campaignSignIn, ...incomplete },
  }),
  place: endpoint({
    method: 'POST',
    path: '/customer/order/place',
    summary: 'Place the order; the same key gives the same order',
    tag: 'Checkout',
    access: 'shopper',
    rate: 'order',
    idempotent: true,
    body: Exact({
      ...orderContents,
      payment_method: PaymentMethod,
      quote_id: Written(100),
      order_amount: Type.Optional(Money),
      ...orderDetailFields,
      gateway: Type.Optional(Slug),
      callback: Type.Optional(Callback),
      offline_method_id: Type.Optional(Id),
      offline_fields: Type.Optional(Type.Array(Exact({ name: Written(60), value: Written(300) }), { maxItems: 20 })),
      prescription_ids: Type.Optional(Type.Array(Written(100), { maxItems: 3 })),
    }),
    reply: PlacedOrder,
    problems: {
      ...choiceRefused,
      ...deliveryRefused,
      ...couponRefused,
      ...paymentRefused,
      ...callbackRefused,
      ...contactRefused,
      ...emailRequired,
      ...campaignSignIn,
      'guest-checkout-off': { status: 403, message: 'Sign in to place an order.' },
      'quote-changed': { status: 409, message: 'The price has changed. Please look at the order again.' },
      'quote-expired': { status: 409, message: 'The price was held for 15 minutes. Please look at the order again.' },
      'prescription-required': { status: 422, message: 'prescription is required' },
      ...incomplete,
    },
  }),
  uploadPrescription: endpoint({
    method: 'POST',
    path: '/customer/order/prescription/upload',
    summary: 'Keep the prescription of an order that is about to be placed',
    tag: 'Checkout',
    access: 'shopper',
    rate: 'order',
    bodyType: 'multipart',
    files: { 'order_attachment[]': PRESCRIPTIONS },
    body: Exact({}),
    reply: Exact({ prescription_ids: Type.Array(Text) }),
    problems: prescriptionRefused,
  }),
  placePrescription: endpoint({
    method: 'POST',
    path: '/customer/order/prescription/place',
    summary: 'Send a prescription to a pharmacy, which answers with a price',
    tag: 'Checkout',
    access: 'shopper',
    rate: 'order',
    idempotent: true,
    bodyType: 'multipart',
    files: { 'order_attachment[]': PRESCRIPTIONS },
    body: Exact({
      store_id: Id,
      distance: Type.Optional(Type.Number({ minimum: 0, maximum: 1e6 })),
      address: requiredText(Written(300)),
      latitude: Latitude,
      longitude: Longitude,
      road: Type.Optional(Written(120)),
      house: Type.Optional(Written(60)),
      floor: Type.Optional(Written(30)),
      ...contact,
      order_note: Type.Optional(Written(500)),
      dm_tips: Type.Optional(Money),
    }),
    reply: PlacedOrder,
    problems: {
      ...storeNotFound,
      ...contactRefused,
      ...deliveryRefused,
      ...paymentRefused,
      'address-required': incomplete['address-required'],
      'guest-checkout-off': { status: 403, message: 'Sign in to place an order.' },
      ...prescriptionRefused,
      'prescription-off': { status: 422, message: 'This store does not take prescriptions.' },
    },
  }),
};
