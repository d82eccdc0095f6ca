import Type, { type Static } from 'typebox';
import { STAFF_ROLES } from '@bozor/domain/staff/permissions.ts';
import { endpoint } from '../endpoint.ts';
import { DateTime, Email, Exact, Id, Nullable, OneOf, requiredText, Text, Written } from '../fields.ts';
import { contactRefused, emailRequired, storeNotFound } from '../refusals.ts';
import { newPinRefused, Pin } from '../staff/pins.ts';
import { store } from './access.ts';

/** A person of the caller's stores. */
export const PersonOfStore = Exact({
  id: Id,
  name: Text,
  /** The highest in these stores. */
  role: OneOf(...STAFF_ROLES),
  stores: Type.Array(Text),
  /** Null for who comes by PIN alone. */
  email: Nullable(Text),
  /** `first`: somebody chose it for them, and they have not replaced it yet. */
  pin: OneOf('none', 'first', 'own'),
  last_seen_at: Nullable(DateTime),
  is_self: Type.Boolean(),
  /** Not above the caller, and not the caller. */
  may_change: Type.Boolean(),
});
export type PersonOfStore = Static<typeof PersonOfStore>;

const OpenInvitation = Exact({ id: Id, email: Text, name: Text, role: OneOf(...STAFF_ROLES), store: Text, expires_at: DateTime });

const Named = Exact({ id: Id, name: Text });
const People = Exact({
  people: Type.Array(PersonOfStore),
  stores: Type.Array(Named),
  /** Of people whom the caller may change once they have come. */
  invitations: Type.Array(OpenInvitation),
});
const Person = Exact({ id: Id });

const acting = {
  method: 'POST',
  tag: 'Staff',
  access: store('staff.act'),
  fresh: true,
  rate: 'write',
  dependsOn: 'language',
  reply: People,
} as const;
const personRefused = {
  'staff-not-found': { status: 404, message: 'This person does not work here.' },
  'staff-above': { status: 403, message: 'This person stands above you, or is you.' },
} as const;

/** Who works in a store: invited, given a first PIN, and let go by its owner and managers. */
export const staff = {
  list: endpoint({
    method: 'GET',
    path: '/store/staff',
    summary: 'People of the caller’s stores, and these stores',
    tag: 'Staff',
    access: store('staff.see'),
    rate: 'browse',
    dependsOn: 'language',
    reply: People,
  }),
  invite: endpoint({
    ...acting,
    path: '/store/staff/invitations',
    summary: 'Invite a manager or a cook by a link for 24 hours, told only here',
    status: 201,
    body: Exact({
      store: Id,
      role: OneOf('store_manager', 'kitchen'),
      email: requiredText(Email),
      name: requiredText(Written(255)),
    }),
    reply: Exact({ link: Text, expires_at: DateTime }),
    problems: {
      ...storeNotFound,
      ...emailRequired,
      'account-exists': { status: 409, message: 'This address has an account already.' },
      'invited-elsewhere': {
        status: 409,
        message: 'Somebody else has invited this address. They withdraw it first, or it ends by itself.',
      },
      'name-required': contactRefused['name-required'],
    },
  }),
  withdraw: endpoint({
    ...acting,
    method: 'DELETE',
    path: '/store/staff/invitations/{id}',
    summary: 'Withdraw an invitation that was not accepted; its link is over',
    params: Person,
  }),
  add: endpoint({
    ...acting,
    path: '/store/staff',
    summary: 'Add a cook without an address: a name and a first PIN, which they replace',
    status: 201,
    body: Exact({ store: Id, name: requiredText(Written(255)), pin: Pin }),
    problems: { ...storeNotFound, ...newPinRefused, 'name-required': contactRefused['name-required'] },
  }),
  setPin: endpoint({
    ...acting,
    path: '/store/staff/{id}/pin',
    summary: 'Give a person a first PIN, which they replace; wrong tries are forgotten',
    params: Person,
    body: Exact({ pin: Pin }),
    problems: {
      ...personRefused,
      ...newPinRefused,
      'works-elsewhere': { status: 409, message: 'This person works in other stores too. They choose their PIN themselves.' },
    },
  }),
  dismiss: endpoint({
    ...acting,
    path: '/store/staff/{id}/dismiss',
    summary: 'End the work of a person in the caller’s stores; their sessions end at once',
    params: Person,
    body: Exact({ reason: requiredText(Written(300)) }),
    problems: { ...personRefused, 'dismissal-reason-required': { status: 422, message: 'Say why.' } },
  }),
};
