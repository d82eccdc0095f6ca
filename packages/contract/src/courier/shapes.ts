import { STATUSES } from '@bozor/domain/orders/status.ts';
import { ORDER_TYPES } from '@bozor/domain/orders/order-type.ts';
import { WHEN_ABSENT } from '@bozor/domain/orders/undelivered/when-absent.ts';
import Type, { type Static } from 'typebox';
import {
  Count,
  DateTime,
  Exact,
  Id,
  Kilometres,
  Latitude,
  Longitude,
  Money,
  Nullable,
  OneOf,
  OrderId,
  SignedMoney,
  Text,
} from '../fields.ts';

/** The pay of an order with its formula: base + kilometres × rate + tip. */
export const CourierPay = Exact({
  total: Money,
  base: Money,
  kilometres: Kilometres,
  per_km: Money,
  distance: Money,
  tip: Money,
});
export type CourierPay = Static<typeof CourierPay>;

/** An offer that waits for the courier's answer. No name, address or phone of the customer. */
export const CourierOffer = Exact({
  id: Id,
  order_id: OrderId,
  order_type: OneOf(...ORDER_TYPES),
  seconds_left: Type.Number({ minimum: 0, maximum: 600 }),
  pay: CourierPay,
  metres_to_store: Nullable(Count),
  metres_total: Nullable(Count),
  /** Where the goods are fetched: the store, or nothing for a parcel. */
  store: Nullable(Text),
  store_address: Nullable(Text),
  shops: Count,
  drops: Count,
  cash_to_collect: Money,
});
export type CourierOffer = Static<typeof CourierOffer>;

/** A place to go to. */
export const CourierStop = Exact({
  /** `back`: where goods are brought that nobody received. */
  kind: OneOf('store', 'customer', 'back'),
  name: Text,
  phone: Nullable(Text),
  address: Text,
  road: Text,
  house: Text,
  floor: Text,
  note: Text,
  lat: Latitude,
  lng: Longitude,
  arrived_at: Nullable(DateTime),
  is_done: Type.Boolean(),
});
export type CourierStop = Static<typeof CourierStop>;

/** A running order that the courier carries, with its stops in their order. */
export const CourierJob = Exact({
  order_id: OrderId,
  order_type: OneOf(...ORDER_TYPES),
  status: OneOf(...STATUSES),
  items_count: Count,
  items: Type.Array(Exact({ name: Text, quantity: Count })),
  instruction: Nullable(Text),
  cash_to_collect: Money,
  change_from: Nullable(Money),
  promised_until: Nullable(DateTime),
  pay: CourierPay,
  can_chat: Type.Boolean({ description: 'The customer has an account, so that they can be written to.' }),
  courier_code: Type.String({ description: 'Four digits that the courier shows and the store enters.' }),
  may_prove_by_photo: Type.Boolean({ description: 'Whether it may be delivered by a photo where the code is not to be had.' }),
  when_absent: OneOf(...WHEN_ABSENT),
  stops: Type.Array(CourierStop),
  /** The wait for a customer who does not answer, by the server's clock; null before it. */
  absence: Nullable(Exact({ seconds_left: Count, tries_left: Count })),
});
export type CourierJob = Static<typeof CourierJob>;

export const courierStateFields = {
  on_duty: Type.Boolean(),
  since: Nullable(DateTime),
  offer: Nullable(CourierOffer),
  /** In the order of their next stops. */
  jobs: Type.Array(CourierJob),
  /** All stops ahead, in the order in which they are made. */
  route: Type.Array(Exact({ order_id: OrderId, kind: CourierStop.properties.kind, name: Text })),
  /** For which a courier waits for a customer who does not answer. */
  absent_wait_seconds: Count,
  cash_in_hand: SignedMoney,
  cash_limit: Money,
  is_over_limit: Type.Boolean({ description: 'No cash orders until cash is handed in.' }),
};

/** Everything that the first screen of a courier shows. */
export const CourierState = Exact(courierStateFields);
export type CourierState = Static<typeof CourierState>;
