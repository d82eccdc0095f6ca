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
};
