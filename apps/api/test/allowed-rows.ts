import { ROLES, type StaffRole } from '@bozor/domain/staff/permissions.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../src/platform/db/database.ts';
import type { Reach } from '../src/platform/http/actor.ts';
import type { Policy, PolicyActor } from '../src/platform/policies/policy.ts';

/** Names of rows by act and person, for every act of a policy: an act without an entry does not compile. A person without a row is left out. */
export type AllowedRows<P> = P extends Policy<infer Act> ? Readonly<Record<Act, Readonly<Record<string, readonly string[]>>>> : never;

export const actsOf = <Act extends string>(table: Readonly<Record<Act, unknown>>): readonly Act[] => Object.keys(table) as Act[];

interface Question<Act> {
  readonly act: Act;
  readonly people: Readonly<Record<string, PolicyActor>>;
  /** The FROM item of the query: rows with a `name`. */
  readonly rows: RawBuilder<unknown>;
}

/** Names of the rows, sorted, on which each person may perform an act. */
export async function allowedRows<Act extends string>(
  db: Database,
  may: Policy<Act>,
  { act, people, rows }: Question<Act>,
): Promise<Record<string, readonly string[]>> {
  const found: Record<string, readonly string[]> = {};
  for (const [person, actor] of Object.entries(people)) {
    const { rows: allowed } = await sql<{ name: string }>`select name from ${rows} where ${may(actor, act)}`.execute(db);
    if (allowed.length > 0) found[person] = allowed.map(({ name }) => name).toSorted();
  }
  return found;
}

/** A person of the staff with all permissions of a role. */
export const staff = (role: StaffRole, scope: Reach): PolicyActor => ({
  kind: 'staff',
  staffId: 1,
  sessionId: 1,
  role,
  permissions: new Set(ROLES[role].may),
  scope,
  grants: [],
});

/** A person of each kind. Customer and guest own a row each of `rowsNamed`. */
export const PEOPLE: Readonly<Record<string, PolicyActor>> = {
  'the customer': { kind: 'customer', customerId: 1 },
  'the guest': { kind: 'guest', guestId: 1 },
  'anonymous': { kind: 'anonymous' },
  'the owner of the shop': staff('owner', { of: 'all' }),
  'the manager of a store': staff('store_manager', { of: 'own store', storeIds: [1] }),
  'a courier': staff('courier', { of: 'own deliveries', courierId: 1 }),
};

/** Rows of the table `alias`, one for each kind of owner. */
export const rowsNamed = (alias: string): RawBuilder<unknown> => sql`(values
  ('of the customer', 1, null::int), ('of another customer', 2, null), ('of the guest', null, 1), ('of another guest', null, 2), ('of nobody', null, null)
) as ${sql.ref(alias)} (name, customer_id, guest_id)`;
