import { STAFF_ROLES } from '@bozor/domain/staff/permissions.ts';
import Type, { type Static } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { CLAMPED, Count, DateTime, Email, Exact, Id, Nullable, OneOf, requiredText, Text, WithDefault, Written } from '../fields.ts';
import { contactRefused, emailRequired } from '../refusals.ts';
import { operator } from './access.ts';

const Role = OneOf(...STAFF_ROLES);

const StaffGrant = Exact({
  id: Id,
  role: Role,
  store: Nullable(Text),
  zone: Nullable(Text),
  courier: Nullable(Text),
  ends_at: Nullable(DateTime),
});

/** A person who works for the shop, a store, or as a courier. */
export const StaffMember = Exact({
  id: Id,
  name: Text,
  /** Null for who comes by PIN alone. */
  email: Nullable(Text),
  has_code: Type.Boolean({ description: 'Signs in with a one-time code.' }),
  grants: Type.Array(StaffGrant),
  open_sessions: Count,
  last_seen_at: Nullable(DateTime),
  left_at: Nullable(DateTime),
  /** The caller themselves. */
  is_self: Type.Boolean(),
});
export type StaffMember = Static<typeof StaffMember>;

const OpenInvitation = Exact({
  id: Id,
  email: Text,
  name: Text,
  role: Role,
  store: Nullable(Text),
  zone: Nullable(Text),
  expires_at: DateTime,
});

const grantFields = {
  role: Role,
  zone_id: Type.Optional(Id),
  store_id: Type.Optional(Id),
  courier_id: Type.Optional(Id),
};

const Named = Exact({ id: Id, name: Text });

const acting = { method: 'POST', tag: 'Staff', access: operator('staff.act'), fresh: true, rate: 'write' } as const;
const Person = Exact({ id: Id });
const Done = Exact({ staff: StaffMember });

const notFound = { 'staff-not-found': { status: 404, message: 'This person does not work here.' } } as const;
const grantRefused = {
  'store-required': { status: 422, message: 'Choose the store.' },
  'courier-required': { status: 422, message: 'Choose the courier.' },
  'grant-of-another-kind': { status: 409, message: 'This person works in another console. Invite them with another address.' },
  'grant-taken': { status: 409, message: 'This is granted already.' },
  'end-passed': { status: 422, message: 'Choose an end in the future.' },
} as const;
const lastOwner = { 'last-owner': { status: 409, message: 'The shop needs an owner. Make another one first.' } } as const;
const notYourself = { 'not-yourself': { status: 409, message: 'Nobody can do this to themselves. Ask another owner.' } } as const;

/** Who works here, what they may do, and an end to it. */
export const staff = {
  list: endpoint({
    method: 'GET',
    path: '/operator/staff',
    summary: 'People and open invitations; people who left come last',
    tag: 'Staff',
    access: operator('staff.see'),
    rate: 'browse',
    dependsOn: 'language',
    query: Exact({
      query: WithDefault(Written(100, 'Part of a name or address.'), ''),
      role: Type.Optional(Role),
      limit: WithDefault(Type.Integer({ minimum: 1, maximum: 100, ...CLAMPED }), 50),
      offset: WithDefault(Type.Integer({ minimum: 0, maximum: 100_000, ...CLAMPED }), 0),
    }),
    reply: Exact({ total: Count, staff: Type.Array(StaffMember), invitations: Type.Array(OpenInvitation) }),
  }),
  details: endpoint({
    method: 'GET',
    path: '/operator/staff/{id}',
    summary: 'One person',
    tag: 'Staff',
    access: operator('staff.see'),
    rate: 'browse',
    dependsOn: 'language',
    params: Person,
    reply: Done,
    problems: notFound,
  }),
  objects: endpoint({
    method: 'GET',
    path: '/operator/staff/objects',
    summary: 'Zones, and stores and couriers by a part of their name, to grant a role for; at most 20 each',
    tag: 'Staff',
    access: operator('staff.act'),
    rate: 'search',
    dependsOn: 'language',
    query: Exact({ query: WithDefault(Written(100), '') }),
    reply: Exact({ zones: Type.Array(Named), stores: Type.Array(Named), couriers: Type.Array(Named) }),
  }),
  invite: endpoint({
    ...acting,
    path: '/operator/staff/invitations',
    summary: 'Invite a person: a link for 24 hours, told only here',
    status: 201,
    body: Exact({ email: requiredText(Email), name: requiredText(Written(255)), ...grantFields }),
    reply: Exact({ link: Text, expires_at: DateTime }),
    problems: {
      'account-exists': { status: 409, message: 'This address has an account already.' },
      ...emailRequired,
      'name-required': contactRefused['name-required'],
      'store-required': grantRefused['store-required'],
      'courier-required': grantRefused['courier-required'],
    },
  }),
  withdraw: endpoint({
    ...acting,
    method: 'DELETE',
    path: '/operator/staff/invitations/{id}',
    summary: 'Withdraw an invitation that was not accepted',
    params: Person,
    reply: Exact({ id: Id }),
  }),
  grant: endpoint({
    ...acting,
    path: '/operator/staff/{id}/grants',
    summary: 'Give a person a role',
    params: Person,
    body: Exact({ ...grantFields, ends_at: Type.Optional(DateTime) }),
    reply: Done,
    problems: { ...notFound, ...grantRefused },
  }),
  revoke: endpoint({
    ...acting,
    method: 'DELETE',
    path: '/operator/staff/{id}/grants/{grant}',
    summary: 'Take a role away; it ends at once',
    params: Exact({ id: Id, grant: Id }),
    reply: Done,
    problems: { ...notFound, ...lastOwner, ...notYourself },
  }),
  endSessions: endpoint({
    ...acting,
    path: '/operator/staff/{id}/end-sessions',
    summary: 'End every session of a person at once',
    params: Person,
    reply: Done,
    problems: notFound,
  }),
  dismiss: endpoint({
    ...acting,
    path: '/operator/staff/{id}/dismiss',
    summary: 'End the work of a person: their sessions end, their history stays',
    params: Person,
    body: Exact({ reason: Type.Optional(Written(300)) }),
    reply: Done,
    problems: { ...notFound, ...lastOwner, ...notYourself },
  }),
  reinstate: endpoint({
    ...acting,
    path: '/operator/staff/{id}/reinstate',
    summary: 'Let a person work again',
    params: Person,
    reply: Done,
    problems: notFound,
  }),
};
