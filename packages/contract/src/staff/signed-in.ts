import { PERMISSIONS, STAFF_ROLES, STAFF_SCOPES } from '@bozor/domain/staff/permissions.ts';
import Type, { type Static } from 'typebox';
import { DateTime, Exact, Id, Nullable, OneOf, Text } from '../fields.ts';

const Role = OneOf(...STAFF_ROLES);

/** A signed-in person. */
export const staffFields = {
  id: Id,
  name: Text,
  role: Role,
  permissions: Type.Array(OneOf(...PERMISSIONS)),
  scope: Exact({ of: OneOf(...STAFF_SCOPES), store: Nullable(Text) }),
  /** Roles, each with its store or zone; without either, of the whole shop or a courier. */
  grants: Type.Array(Exact({ role: Role, store: Nullable(Text), zone: Nullable(Text), ends_at: Nullable(DateTime) })),
  /** `by_pin`: on a shared tablet, and money and people need more. */
  session: Exact({ id: Id, expires_at: DateTime, by_pin: Type.Boolean() }),
  /** Proves who they are by a one-time code, else by the password. */
  has_code: Type.Boolean(),
  /** Has a password; who has none comes by PIN alone. */
  has_password: Type.Boolean(),
  /** Has a passkey, which proves it too. */
  has_passkey: Type.Boolean(),
};
export const SignedInStaff = Exact(staffFields);
export type SignedInStaff = Static<typeof SignedInStaff>;
