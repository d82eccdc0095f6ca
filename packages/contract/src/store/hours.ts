import { CLOSURE_REASONS, MOST_CLOSURES, MOST_PERIODS_A_DAY } from '@bozor/domain/stores/planned-hours.ts';
import Type, { type Static } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { Clock, DateTime, Exact, Id, Nullable, OneOf, OrderId, Text, Written } from '../fields.ts';
import { storeNotFound } from '../refusals.ts';
import { store } from './access.ts';

/** 1 is Monday. A closing time that is not after the opening is on the next day; midnight to midnight is all day. */
const Period = Exact({ day: Type.Integer({ minimum: 1, maximum: 7 }), opening_time: Clock, closing_time: Clock });
export type Period = Static<typeof Period>;

const Version = Type.Integer({ minimum: 0, maximum: 2_147_483_647 });

const StoreHours = Exact({
  store: Id,
  name: Text,
  timezone: Text,
  now: DateTime,
  /** To be sent with a change, so that nobody overwrites what they have not seen. */
  version: Version,
  hours: Type.Array(Period),
  /** Planned closures that are not over; a pause is none. */
  closures: Type.Array(Exact({ id: Id, starts_at: DateTime, ends_at: DateTime, reason: Nullable(Text) })),
});
export type StoreHours = Static<typeof StoreHours>;

/** Hours and closures as they shall be. A closure with an id is kept as it is; one that is missing ends. */
const wanted = {
  hours: Type.Array(Period, { maxItems: 7 * MOST_PERIODS_A_DAY }),
  closures: Type.Array(
    Exact({
      id: Type.Optional(Id),
      starts_at: DateTime,
      ends_at: DateTime,
      reason: Type.Optional(OneOf(...CLOSURE_REASONS)),
      words: Type.Optional(Written(200, 'Own words for customers, in place of the reason.')),
    }),
    { maxItems: MOST_CLOSURES },
  ),
};

/** A placed order at whose time the store would not be open. */
const Conflict = Exact({ order_id: OrderId, at: DateTime, is_scheduled: Type.Boolean() });

const shared = { tag: 'Hours', access: store('stores.hours'), params: Exact({ store: Id }) } as const;
const problems = {
  ...storeNotFound,
  'hours-overlap': { status: 422, message: 'Two openings overlap.' },
  'closure-not-possible': { status: 422, message: 'A closure ends later than it begins, and not before now.' },
  'closures-overlap': { status: 422, message: 'Two closures overlap.' },
} as const;

/** Weekly hours and closures of a store. */
export const hours = {
  read: endpoint({
    ...shared,
    method: 'GET',
    path: '/store/stores/{store}/hours',
    summary: 'Weekly hours and planned closures of a store',
    rate: 'browse',
    dependsOn: 'language',
    reply: StoreHours,
    problems: storeNotFound,
  }),
  conflicts: endpoint({
    ...shared,
    method: 'POST',
    path: '/store/stores/{store}/hours/conflicts',
    summary: 'Placed orders at whose time the store would not be open, soonest first; nothing is changed',
    rate: 'browse',
    body: Exact(wanted),
    reply: Exact({ orders: Type.Array(Conflict) }),
    problems,
  }),
  save: endpoint({
    ...shared,
    method: 'PUT',
    path: '/store/stores/{store}/hours',
    summary: 'Change weekly hours and closures. Placed orders stay as they are',
    rate: 'write',
    dependsOn: 'language',
    body: Exact({
      ...wanted,
      version: Version,
      is_confirmed: Type.Optional(Type.Boolean({ description: 'Orders that fall outside were seen.' })),
    }),
    reply: StoreHours,
    problems: {
      ...problems,
      'hours-changed': { status: 409, message: 'Somebody else has changed the hours. Look at them and try again.' },
      'orders-outside': { status: 409, message: 'Placed orders fall outside of these hours.' },
    },
  }),
};
