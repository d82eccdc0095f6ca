import { PROPOSED_MINUTES } from '@bozor/domain/orders/ready-time.ts';
import { BUSY_MINUTES } from '@bozor/domain/stores/shift.ts';
import Type, { type Static } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { Count, DateTime, Exact, Id, Nullable, OneOf, Text } from '../fields.ts';
import { storeNotFound } from '../refusals.ts';
import { store } from './access.ts';

/** A store of the person as it takes orders now. */
const OwnStore = Exact({
  id: Id,
  name: Text,
  timezone: Text,
  is_open: Type.Boolean(),
  /** Minutes that are added to every promise, and until when; null: until somebody takes them back. */
  busy_minutes: Count,
  busy_until: Nullable(DateTime),
  /** End of the running pause. */
  paused_until: Nullable(DateTime),
  /** Its opening on a later day, to which a pause until tomorrow lasts. */
  opens_tomorrow_at: Nullable(DateTime),
});
export type OwnStore = Static<typeof OwnStore>;
const OwnStores = Exact({ now: DateTime, stores: Type.Array(OwnStore) });

const partOfWeek = {
  weekday: Type.Integer({ minimum: 1, maximum: 7, description: '1 is Monday.' }),
  from_hour: Type.Integer({ minimum: 0, maximum: 21, multipleOf: 3, description: 'First of three hours, by the clock of the store.' }),
};
const Minutes = Type.Integer({ minimum: PROPOSED_MINUTES.least, maximum: PROPOSED_MINUTES.most });

/** Minutes that a store said and that it took, on the last ten such days at this time of the day. */
const KeptTime = Exact({
  store: Id,
  name: Text,
  ...partOfWeek,
  /** Minutes that its people are offered now for a new order. */
  proposed_minutes: Minutes,
  /** Whether its people chose these minutes; otherwise they are the median of its last orders. */
  is_chosen: Type.Boolean(),
  /** null where its orders are too few to say anything. */
  kept: Nullable(
    Exact({
      orders: Count,
      late: Count,
      said_minutes: Count,
      took_minutes: Count,
      /** Minutes that fit these orders. */
      fitting_minutes: Minutes,
    }),
  ),
});
export type KeptTime = Static<typeof KeptTime>;
const KeptTimes = Exact({ stores: Type.Array(KeptTime) });

const act = {
  tag: 'Shift',
  rate: 'write',
  method: 'POST',
  access: store('stores.pause'),
  params: Exact({ store: Id }),
  reply: OwnStores,
} as const;
const problems = {
  ...storeNotFound,
  'until-not-possible': { status: 422, message: 'Choose a later time, at most a day ahead; a pause may last two weeks.' },
} as const;

/** How a store's people slow their orders down for a while, or stop them. Each ends by itself. */
export const shift = {
  read: endpoint({
    method: 'GET',
    path: '/store/stores',
    summary: 'The stores of the person: whether they are busy or paused, and until when',
    tag: 'Shift',
    access: store('orders.see'),
    rate: 'browse',
    dependsOn: 'language',
    reply: OwnStores,
  }),
  busy: endpoint({
    ...act,
    path: '/store/stores/{store}/busy',
    summary: 'Add minutes to every new promise until a time. Orders that were placed keep theirs',
    body: Exact({
      minutes: Type.Unsafe<(typeof BUSY_MINUTES)[number]>({ type: 'integer', enum: [...BUSY_MINUTES] }),
      until: DateTime,
    }),
    problems,
  }),
  pause: endpoint({
    ...act,
    path: '/store/stores/{store}/pause',
    summary: 'Take no new orders until a time',
    body: Exact({ until: DateTime }),
    problems: { ...problems, 'store-closed-already': { status: 409, message: 'The store is closed at this time already.' } },
  }),
  resume: endpoint({
    ...act,
    path: '/store/stores/{store}/resume',
    summary: 'End the busy time or the pause now',
    body: Exact({ what: OneOf('busy', 'pause') }),
    problems: storeNotFound,
  }),
  keptTimes: endpoint({
    method: 'GET',
    path: '/store/kept-times',
    summary: 'How each store keeps the times that it says, at this time of this weekday, and the minutes that it is offered',
    tag: 'Shift',
    access: store('stores.pause'),
    rate: 'browse',
    dependsOn: 'language',
    reply: KeptTimes,
  }),
  chooseMinutes: endpoint({
    ...act,
    path: '/store/stores/{store}/ready-minutes',
    summary: 'Choose the minutes that are offered for new orders in three hours of a weekday; null for the median of the last orders',
    body: Exact({ ...partOfWeek, minutes: Nullable(Minutes) }),
    reply: KeptTimes,
    problems: storeNotFound,
  }),
};
