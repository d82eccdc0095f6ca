import { PAYMENT_METHODS } from '@bozor/domain/checkout/payment-method.ts';
import { ACT_NEEDS, COST_BEARERS, OPERATOR_ACTS, OPERATOR_MOVES } from '@bozor/domain/orders/staff/acts-of-operator.ts';
import { NEEDS, NEXT_ACTS } from '@bozor/domain/orders/staff/harm.ts';
import { ORDER_ACTS } from '@bozor/domain/orders/order-acts.ts';
import { ORDER_TYPES } from '@bozor/domain/orders/order-type.ts';
import { GATEWAY_STATES, PAYMENT_STATUSES } from '@bozor/domain/orders/payment-status.ts';
import { REFUND_STATES } from '@bozor/domain/orders/refund-pieces.ts';
import { STATUSES } from '@bozor/domain/orders/status.ts';
import { ORDER_ACTORS } from '@bozor/domain/orders/transitions.ts';
import { STAFF_ROLES } from '@bozor/domain/staff/permissions.ts';
import Type, { type Static } from 'typebox';
import { Count, DateTime, Exact, Id, Latitude, Longitude, Money, ModuleType, Nullable, OneOf, OrderId, Point, Text } from '../fields.ts';
import { Charge } from '../shop/orders/charge.ts';
import { OrderAdjustment } from '../shop/orders/order-shapes.ts';
import { DeliveryProof } from '../shop/orders/delivery-proof.ts';

const Named = Exact({ id: Id, name: Text });

const Payment = {
  payment_method: OneOf(...PAYMENT_METHODS),
  payment_status: OneOf(...PAYMENT_STATUSES),
};
const MinutesLate = Type.Integer({ minimum: 0, description: 'Whole minutes since the promised time; 0 while it is kept.' });

/** An order in lists: no name, phone or address of a customer. */
const brief = {
  id: OrderId,
  order_type: OneOf(...ORDER_TYPES),
  module: Exact({ id: Id, type: ModuleType }),
  status: OneOf(...STATUSES),
  status_since: DateTime,
  placed_at: DateTime,
  promised_until: Nullable(DateTime),
  minutes_late: MinutesLate,
  store: Nullable(Named),
  zone: Named,
  courier: Nullable(Named),
  ...Payment,
  total: Money,
};

/** A running order on the board. */
export const BoardOrder = Exact(brief);
export type BoardOrder = Static<typeof BoardOrder>;

/** An order that was searched for. The phone is masked. */
export const FoundOrder = Exact({ ...brief, customer_name: Text, customer_phone: Text });
export type FoundOrder = Static<typeof FoundOrder>;

/** An order that waits for the operator, and the act that helps. */
export const NeedyOrder = Exact({
  need: OneOf(...NEEDS),
  since: DateTime,
  order: BoardOrder,
  next: OneOf(...NEXT_ACTS),
});
export type NeedyOrder = Static<typeof NeedyOrder>;

/**
 * Everything that the map beside the board draws: running orders from their store or sender to the door, their stores, and, for those who may locate them,
 * couriers on duty or with a running order. A courier has a position only with a running order.
 */
export const OperatorMap = Exact({
  stores: Type.Array(Exact({ id: Id, name: Text, point: Point, running: Count, late: Count })),
  couriers: Type.Array(
    Exact({
      id: Id,
      name: Text,
      running: Count,
      position: Nullable(
        Exact({ point: Point, age_seconds: Type.Integer({ minimum: 0, description: 'Since the phone measured it, as of this answer.' }) }),
      ),
    }),
  ),
  orders: Type.Array(
    Exact({
      id: OrderId,
      status: OneOf(...STATUSES),
      minutes_late: MinutesLate,
      store_id: Nullable(Id),
      courier_id: Nullable(Id),
      from: Nullable(Point),
      /** Null for take-away. */
      to: Nullable(Point),
    }),
  ),
});
export type OperatorMap = Static<typeof OperatorMap>;

const Person = Exact({ name: Text, role: Nullable(OneOf(...STAFF_ROLES)) });

/**
 * An entry of an order's history. A step has its `status`, any other act its `act`. `person` is the member of staff who did it, if there was
 * one; `text` a reason or note as it was written.
 */
export const TimelineEntry = Exact({
  at: DateTime,
  tapped_at: Nullable(DateTime),
  status: Nullable(OneOf(...STATUSES)),
  act: Nullable(OneOf(...ORDER_ACTS)),
  by: OneOf(...ORDER_ACTORS),
  person: Nullable(Person),
  text: Nullable(Text),
  courier: Nullable(Text),
  from_courier: Nullable(Text),
});
export type TimelineEntry = Static<typeof TimelineEntry>;

const Act = Exact({
  act: OneOf(...OPERATOR_ACTS),
  to: Nullable(OneOf(...OPERATOR_MOVES)),
  needs: Type.Array(OneOf(...ACT_NEEDS)),
});

const Address = Exact({ address: Text, house: Text, floor: Text, note: Text, lat: Latitude, lng: Longitude });

const Line = Exact({ id: Id, name: Text, options: Text, quantity: Count, total: Money });

/**
 * The whole order for the operator: who, what, money, history by person, and the acts that are legal for the caller now. Phones are masked;
 * `revealPhone` tells the customer's.
 */
export const OperatorOrder = Exact({
  ...brief,
  module: Exact({ id: Id, type: ModuleType, name: Text }),
  store: Nullable(Exact({ id: Id, name: Text, phone: Nullable(Text), address: Text })),
  courier: Nullable(Exact({ id: Id, name: Text, phone: Nullable(Text), vehicle: Nullable(Text), position_at: Nullable(DateTime) })),
  promised_from: Nullable(DateTime),
  scheduled_for: Nullable(DateTime),
  customer: Exact({ name: Text, phone: Text, has_account: Type.Boolean(), locale: Text }),
  receiver: Nullable(Exact({ name: Text, phone: Text })),
  address: Nullable(Address),
  to_address: Nullable(Address),
  lines: Type.Array(Line),
  parcel: Nullable(Text),
  charges: Type.Array(Charge),
  /** Lines received otherwise than ordered, and the total of what is received. */
  adjustments: Type.Array(OrderAdjustment),
  received: Money,
  paid_by_wallet: Money,
  due: Money,
  change_from: Nullable(Money),
  pay_until: Nullable(DateTime),
  payments: Type.Array(Exact({ gateway: Text, state: OneOf(...GATEWAY_STATES), amount: Money, at: DateTime })),
  order_note: Nullable(Text),
  /** Pages of its prescription, for those who may see prescriptions; 0 for none. */
  prescription_pages: Count,
  delivery_instruction: Nullable(Text),
  unavailable_item_note: Nullable(Text),
  /** Of an order that was canceled, or that nobody received. */
  cancellation: Nullable(Exact({ reason: Nullable(Text), borne_by: Nullable(OneOf(...COST_BEARERS)) })),
  refund: Nullable(Exact({ status: OneOf(...REFUND_STATES), amount: Money, reason: Text })),
  delivery_proof: Nullable(DeliveryProof),
  timeline: Type.Array(TimelineEntry),
  acts: Type.Array(Act),
  /** Money that a cancellation gives back, and how. */
  money_back: Exact({ way: OneOf('none', 'original', 'wallet', 'by_hand'), amount: Money }),
});
export type OperatorOrder = Static<typeof OperatorOrder>;
