import { PAYMENT_METHODS } from '@bozor/domain/checkout/payment-method.ts';
import { ORDER_ACTS } from '@bozor/domain/orders/order-acts.ts';
import { DELAY_MINUTES, DELAY_REASONS, READY_MINUTES } from '@bozor/domain/orders/ready-time.ts';
import { PRESCRIPTION_REFUSALS, REFUSAL_REASONS } from '@bozor/domain/orders/staff/store-steps.ts';
import { STATUSES } from '@bozor/domain/orders/status.ts';
import { ORDER_ACTORS } from '@bozor/domain/orders/transitions.ts';
import Type, { type Static } from 'typebox';
import { endpoint } from '../endpoint.ts';
import {
  CLAMPED,
  Count,
  DateTime,
  Exact,
  Hue,
  Id,
  Kilometres,
  ModuleType,
  Money,
  Nullable,
  OneOf,
  OrderId,
  requiredText,
  Text,
  Url,
  WithDefault,
  Written,
  WrittenCode,
} from '../fields.ts';
import { codeRefused, orderNotFound, swapUnanswered, wrongStep } from '../refusals.ts';
import { tapped } from '../staff/tapped.ts';
import { store } from './access.ts';

const Replacement = Exact({ name: Text, image_full_url: Nullable(Url), tile_hue: Hue });

/** Bounds what can be typed; a line has its own limits. */
const MOST_GRAMS = 999_999;

const Line = Exact({
  id: Id,
  item_id: Nullable(Id),
  name: Text,
  quantity: Count,
  unit: Nullable(Text),
  image_full_url: Nullable(Url),
  tile_hue: Hue,
  options: Type.Array(Text),
  add_ons: Type.Array(Exact({ name: Text, quantity: Count })),
  /** Ordered pieces that are there. */
  left: Count,
  /** Item that comes instead of the others. */
  replacements: Type.Array(Exact({ ...Replacement.properties, pieces: Count })),
  /** Grams of a line that is sold by weight: as ordered, what the scales may say, and what they said. */
  weight: Nullable(Exact({ ordered: Count, least: Count, most: Count, weighed: Nullable(Count) })),
  /** The replacement that the customer is asked about. */
  proposed: Nullable(Exact({ ...Replacement.properties, pieces: Count, answer_until: DateTime })),
});

const orderFields = {
  id: OrderId,
  status: OneOf(...STATUSES),
  order_type: OneOf('delivery', 'take_away'),
  module_type: ModuleType,
  created_at: DateTime,
  confirmed: Nullable(DateTime),
  schedule_at: Nullable(DateTime),
  /** When the courier or customer takes the goods: as the store said, else as promised at the checkout. The board is in this order. */
  pick_up_at: DateTime,
  ready_by: Nullable(DateTime),
  delay_reason: Nullable(OneOf(...DELAY_REASONS)),
  refusal_reason: Nullable(OneOf(...REFUSAL_REASONS, ...PRESCRIPTION_REFUSALS)),
  can_delay: Type.Boolean(),
  /** Until when it can be taken back that the order is ready. */
  recall_until: Nullable(DateTime),
  promised: Nullable(Exact({ from: DateTime, to: DateTime })),
  distance: Nullable(Kilometres),
  /** Minutes offered for accepting, from the store's own last orders; for a new order alone. */
  proposed_minutes: Nullable(Count),
  /** The customer's first name. */
  customer_name: Text,
  items_count: Count,
  lines: Type.Array(Line),
  note: Nullable(Text),
  /** Line of the customer about an allergy, and who of the store has read it. */
  allergy: Nullable(Exact({ text: Text, acknowledged: Nullable(Exact({ at: DateTime, name: Nullable(Text) })) })),
  /** Pages of its prescription, for those who may see prescriptions; 0 for none. They are opened at the prescription. */
  prescription_pages: Count,
  unavailable_item_note: Nullable(Text),
  /** Whether lines can be said to be sold out now. */
  can_swap: Type.Boolean(),
  /** Whether goods that are sold by weight can be weighed now. */
  can_weigh: Type.Boolean(),
  /** Whether the customer can be written to: they have an account, and the caller may answer. */
  can_chat: Type.Boolean(),
  cutlery: Type.Boolean(),
  courier: Nullable(
    Exact({
      name: Text,
      image_full_url: Nullable(Url),
      /** Until the store, while they are under way to it and their position is known. */
      minutes_away: Nullable(Count),
      is_at_store: Type.Boolean(),
      /** Whether a person carries the order, who has a code. */
      has_code: Type.Boolean(),
      /** Five wrong codes were entered; the dispatcher goes on. */
      is_code_locked: Type.Boolean(),
    }),
  ),
  /** Read out to the courier, who may enter it in place of telling theirs. For those who hand orders over. */
  pickup_code: Nullable(Text),
  /** From when on nobody is expected to collect it any more; for take-away that is ready. */
  collect_until: Nullable(DateTime),
  /** Whether goods that came back can be sold again, so that the stock has them. */
  can_sell_again: Type.Boolean(),
  /** Sums, for those who may accept orders. */
  payment: Nullable(Exact({ method: OneOf(...PAYMENT_METHODS), is_paid: Type.Boolean(), total: Money, due: Money })),
};

/** An order as its store sees it on the board: no phone, no address, and sums only for those who accept orders. */
export const StoreOrder = Exact(orderFields);
export type StoreOrder = Static<typeof StoreOrder>;

/** One entry of an order's history: a status, or an act that left it. `name` is the member of staff, if there was one. */
const HistoryEntry = Exact({
  what: OneOf(...STATUSES, ...ORDER_ACTS),
  at: DateTime,
  tapped_at: Nullable(DateTime),
  by: OneOf(...ORDER_ACTORS),
  name: Nullable(Text),
  ready_by: Nullable(DateTime),
});
export const StoreOrderDetails = Exact({ ...orderFields, history: Type.Array(HistoryEntry) });
export type StoreOrderDetails = Static<typeof StoreOrderDetails>;

const orderCanceled = { 'order-canceled': { status: 409, message: 'This order was canceled.' } } as const;

const lineNotFound = { 'line-not-found': { status: 404, message: 'This line does not exist.' } } as const;

const act = {
  tag: 'Orders',
  rate: 'write',
  method: 'POST',
  params: Exact({ order: OrderId }),
  reply: StoreOrderDetails,
  problems: { ...orderNotFound, ...wrongStep, ...orderCanceled },
} as const;

/** The board of a store, and what its people do with an order. Each act may be repeated: it happens once, and answers the present state. */
export const orders = {
  list: endpoint({
    method: 'GET',
    path: '/store/orders',
    summary: 'Running orders: new ones first, then by pick-up time',
    tag: 'Orders',
    access: store('orders.see'),
    rate: 'browse',
    dependsOn: 'language',
    reply: Exact({
      /** The server's clock, by which a console corrects its own. */
      now: DateTime,
      orders: Type.Array(StoreOrder),
    }),
  }),
  details: endpoint({
    method: 'GET',
    path: '/store/orders/{order}',
    summary: 'One order with its history',
    tag: 'Orders',
    access: store('orders.see'),
    rate: 'browse',
    dependsOn: 'language',
    params: Exact({ order: OrderId }),
    reply: StoreOrderDetails,
    problems: orderNotFound,
  }),
  accept: endpoint({
    ...act,
    path: '/store/orders/{order}/accept',
    summary: 'Accept a new order and say in how many minutes it is ready',
    access: store('orders.accept'),
    body: Exact({
      minutes: Type.Optional(
        Type.Integer({
          minimum: READY_MINUTES.least,
          maximum: READY_MINUTES.most,
          description: 'Not needed for an order for later, which is ready for its slot.',
        }),
      ),
      ...tapped,
    }),
    problems: { ...act.problems, 'minutes-required': { status: 422, message: 'Say in how many minutes the order is ready.' } },
  }),
  delay: endpoint({
    ...act,
    path: '/store/orders/{order}/delay',
    summary: 'Postpone an accepted order, once; the customer is told',
    access: store('orders.accept'),
    body: Exact({
      minutes: Type.Unsafe<(typeof DELAY_MINUTES)[number]>({ type: 'integer', enum: [...DELAY_MINUTES] }),
      reason: OneOf(...DELAY_REASONS),
      ...tapped,
    }),
    problems: { ...act.problems, 'delayed-already': { status: 409, message: 'This order was postponed once already.' } },
  }),
  prepare: endpoint({
    ...act,
    path: '/store/orders/{order}/prepare',
    summary: 'Begin to prepare or pack',
    access: store('orders.prepare'),
    body: Exact(tapped),
  }),
  ready: endpoint({
    ...act,
    path: '/store/orders/{order}/ready',
    summary: 'The goods are ready for courier or customer',
    access: store('orders.prepare'),
    body: Exact(tapped),
    problems: {
      ...act.problems,
      ...swapUnanswered,
      'allergy-unread': { status: 409, message: 'Read the allergy line of this order first.' },
    },
  }),
  recall: endpoint({
    ...act,
    path: '/store/orders/{order}/recall',
    summary: 'Take back that an order is ready, within two minutes and while nobody has fetched it',
    access: store('orders.prepare'),
    body: Exact(tapped),
    problems: {
      ...act.problems,
      'recall-too-late': { status: 409, message: 'This order has been ready for too long. Call the dispatcher.' },
    },
  }),
  acknowledgeAllergy: endpoint({
    ...act,
    path: '/store/orders/{order}/acknowledge-allergy',
    summary: 'Say that the allergy line of an order was read; without that it is not ready',
    access: store('orders.prepare'),
    body: Exact(tapped),
  }),
  complete: endpoint({
    ...act,
    path: '/store/orders/{order}/complete',
    summary: 'The customer has collected the goods',
    access: store('orders.hand_over'),
    body: Exact(tapped),
  }),
  swaps: endpoint({
    method: 'GET',
    path: '/store/orders/{order}/lines/{line}/swaps',
    summary: 'Items that may come instead of a sold-out line: not dearer, in stock, without another allergen',
    tag: 'Orders',
    access: store('orders.swap'),
    rate: 'browse',
    dependsOn: 'language',
    params: Exact({ order: OrderId, line: Id }),
    query: Exact({ left: WithDefault(Type.Integer({ minimum: 0, maximum: 999, ...CLAMPED, description: 'Pieces that are there.' }), 0) }),
    reply: Exact({
      swaps: Type.Array(Exact({ id: Id, ...Replacement.properties, unit: Nullable(Text), stock: Nullable(Count), price: Nullable(Money) })),
    }),
    problems: { ...orderNotFound, ...lineNotFound },
  }),
  soldOut: endpoint({
    ...act,
    path: '/store/orders/{order}/sold-out',
    summary: 'A line is sold out, in whole or in part: take the missing pieces out, or propose an item to the customer',
    access: store('orders.swap'),
    body: Exact({
      line: Id,
      left: Type.Integer({ minimum: 0, maximum: 998, description: 'Pieces that are there.' }),
      item_id: Type.Optional(Id),
      ...tapped,
    }),
    problems: {
      ...act.problems,
      ...lineNotFound,
      ...swapUnanswered,
      'swap-not-possible': { status: 409, message: 'This item cannot come instead. Choose another one.' },
      'too-many-pieces': { status: 422, message: 'So many pieces were not ordered.' },
      'order-emptied': { status: 409, message: 'Nothing of the order would be left. Propose an item or refuse the order.' },
      'plan-cancels': {
        status: 409,
        message: 'The customer wants no order if something is missing. Propose an item or refuse the order.',
      },
    },
  }),
  weigh: endpoint({
    ...act,
    path: '/store/orders/{order}/weigh',
    summary: 'Enter the real weight of a line that is sold by weight; its price follows, within the tolerance',
    access: store('orders.weigh'),
    body: Exact({
      line: Id,
      grams: Type.Integer({
        minimum: 1,
        maximum: MOST_GRAMS,
        description: 'What the scales say of all pieces of the line that are there.',
      }),
      ...tapped,
    }),
    problems: {
      ...act.problems,
      ...lineNotFound,
      ...swapUnanswered,
      'not-by-weight': { status: 409, message: 'This line is not sold by weight, or nothing of it is left.' },
      'weight-too-low': { status: 422, message: 'At least {least} g. If there is less, say that it is sold out.' },
      'weight-too-high': { status: 422, message: 'At most {most} g.' },
    },
  }),
  handOver: endpoint({
    ...act,
    path: '/store/orders/{order}/hand-over',
    summary: 'Hand a ready order over by the code that its courier tells',
    access: store('orders.hand_over'),
    idempotent: true,
    body: Exact({ code: requiredText(WrittenCode(20, 'Four digits.')), ...tapped }),
    problems: { ...act.problems, ...codeRefused },
  }),
  takeBack: endpoint({
    ...act,
    path: '/store/orders/{order}/take-back',
    summary: 'The goods are back, or nobody collected them: end the order, and the stock and money go back by rule',
    access: store('orders.hand_over'),
    body: Exact({
      is_sellable: Type.Optional(Type.Boolean({ description: 'The goods can be sold again. Dishes never can.' })),
      ...tapped,
    }),
    problems: { ...act.problems, 'collected-later': { status: 409, message: 'The customer may still collect this order.' } },
  }),
  refuse: endpoint({
    ...act,
    path: '/store/orders/{order}/refuse',
    summary: 'Refuse an order; the customer reads the reason, and gets money and coupon back',
    access: store('orders.accept'),
    body: Exact({ reason: OneOf(...REFUSAL_REASONS), note: Type.Optional(Written(300, 'Words for the customer.')), ...tapped }),
  }),
};
