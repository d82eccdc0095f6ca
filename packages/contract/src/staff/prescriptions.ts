import { PRESCRIPTION_REFUSALS } from '@bozor/domain/orders/staff/store-steps.ts';
import { STATUSES } from '@bozor/domain/orders/status.ts';
import type { Permission } from '@bozor/domain/staff/permissions.ts';
import Type, { type Static } from 'typebox';
import type { StaffAccess } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import {
  Count,
  DateTime,
  Exact,
  Hue,
  Id,
  Money,
  Nullable,
  OneOf,
  OrderId,
  requiredText,
  Text,
  Url,
  WithDefault,
  Written,
} from '../fields.ts';
import { orderNotFound, wrongStep } from '../refusals.ts';

/** Most different medicines of one prescription, and pieces of one of them. */
const MOST_MEDICINES = 30;
const MOST_PIECES = 99;

const Named = Exact({ id: Id, name: Text });

const Question = Exact({
  id: Id,
  question: Text,
  asked_by: Text,
  asked_at: DateTime,
  answer: Nullable(Text),
  answered_at: Nullable(DateTime),
});

const brief = {
  id: OrderId,
  status: OneOf(...STATUSES),
  placed_at: DateTime,
  store: Named,
  zone: Named,
  /** The customer's first name. */
  customer_name: Text,
  /** Pictures and documents. Looking at them is an act of its own, `view`. */
  pages: Count,
  /** Who looked at it last. */
  viewed_by: Nullable(Text),
  /** A question waits for the customer, or was answered. */
  question: Nullable(OneOf('asked', 'answered')),
};

/** An order that waits for its price, in the queue. */
export const QueuedPrescription = Exact(brief);
export type QueuedPrescription = Static<typeof QueuedPrescription>;

/** A prescription with what was asked and priced. Its pages are not among it. */
export const Prescription = Exact({
  ...brief,
  note: Nullable(Text),
  questions: Type.Array(Question),
  /** Medicines and their prices, once it is priced. */
  lines: Type.Array(Exact({ name: Text, quantity: Count, total: Money })),
  /** Amount that the customer pays so far: without medicines their delivery. */
  total: Money,
  /** Until when the customer agrees to the price. */
  agree_until: Nullable(DateTime),
  /** Whether the caller may price, ask and reject now. */
  can_price: Type.Boolean(),
});
export type Prescription = Static<typeof Prescription>;

/** An item of the pharmacy that can be added now, at today's price. */
export const Medicine = Exact({
  id: Id,
  name: Text,
  unit: Nullable(Text),
  image_full_url: Nullable(Url),
  tile_hue: Hue,
  stock: Nullable(Count),
  price: Money,
  needs_prescription: Type.Boolean(),
});
export type Medicine = Static<typeof Medicine>;

/** The calls of the prescription queue below a prefix: the same for a pharmacy and for the whole shop. */
export function prescriptionsBelow(prefix: string, access: (permission: Permission) => StaffAccess) {
  const reading = {
    method: 'GET',
    tag: 'Prescriptions',
    rate: 'browse',
    dependsOn: 'language',
    access: access('prescriptions.see'),
  } as const;
  const acting = {
    method: 'POST',
    tag: 'Prescriptions',
    rate: 'write',
    params: Exact({ order: OrderId }),
    access: access('prescriptions.price'),
    reply: Prescription,
  } as const;
  return {
    queue: endpoint({
      ...reading,
      path: `${prefix}/prescriptions`,
      summary: 'Orders whose prescription waits for its price, the oldest first; at most 100',
      reply: Exact({ now: DateTime, prescriptions: Type.Array(QueuedPrescription) }),
    }),
    details: endpoint({
      ...reading,
      path: `${prefix}/prescriptions/{order}`,
      summary: 'One prescription with its questions and prices, without its pages',
      params: Exact({ order: OrderId }),
      reply: Prescription,
      problems: orderNotFound,
    }),
    medicines: endpoint({
      ...reading,
      rate: 'search',
      path: `${prefix}/prescriptions/{order}/medicines`,
      summary: 'Items of the pharmacy that can be added, by a part of the name; those that need a prescription first',
      params: Exact({ order: OrderId }),
      query: Exact({ name: WithDefault(Written(100), '') }),
      reply: Exact({ medicines: Type.Array(Medicine) }),
      problems: orderNotFound,
    }),
    view: endpoint({
      ...acting,
      access: access('prescriptions.see'),
      path: `${prefix}/prescriptions/{order}/view`,
      summary: 'Addresses of the pages, which expire within minutes. Each view is kept with the person',
      reply: Exact({ until: DateTime, pages: Type.Array(Exact({ url: Url, is_document: Type.Boolean() })) }),
      problems: orderNotFound,
    }),
    price: endpoint({
      ...acting,
      path: `${prefix}/prescriptions/{order}/price`,
      summary: 'Add the medicines at today’s prices and propose the total to the customer',
      body: Exact({
        medicines: Type.Array(Exact({ id: Id, quantity: Type.Integer({ minimum: 1, maximum: MOST_PIECES }) }), {
          minItems: 1,
          maxItems: MOST_MEDICINES,
        }),
      }),
      problems: {
        ...orderNotFound,
        ...wrongStep,
        'medicine-not-available': { status: 409, message: 'One of these medicines is not there any more in this number.' },
      },
    }),
    ask: endpoint({
      ...acting,
      path: `${prefix}/prescriptions/{order}/ask`,
      summary: 'Ask the customer a question, who answers it in the shop; one waits at a time',
      body: Exact({ question: requiredText(Written(300)) }),
      problems: {
        ...orderNotFound,
        ...wrongStep,
        'question-required': { status: 422, message: 'Write the question.' },
        'question-open': { status: 409, message: 'A question waits for its answer already.' },
      },
    }),
    reject: endpoint({
      ...acting,
      path: `${prefix}/prescriptions/{order}/reject`,
      summary: 'Reject a prescription; the customer reads the reason',
      body: Exact({ reason: OneOf(...PRESCRIPTION_REFUSALS), note: Type.Optional(Written(300, 'Words for the customer.')) }),
      problems: { ...orderNotFound, ...wrongStep },
    }),
  };
}
