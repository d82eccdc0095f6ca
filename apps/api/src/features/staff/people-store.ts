import { sql } from 'kysely';
import type { StaffRole } from '@bozor/domain/staff/permissions.ts';
import type { Locale } from '@bozor/domain/words/locale.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';
import type { Reach } from '../../platform/http/actor.ts';

export interface PersonRow {
  readonly id: number;
  readonly name: string;
  readonly email: string | null;
  readonly has_code: boolean;
  readonly grants: readonly {
    readonly id: number;
    readonly role: StaffRole;
    readonly store: string | null;
    readonly zone: string | null;
    readonly courier: string | null;
    readonly ends_at: string | null;
  }[];
  readonly open_sessions: number;
  readonly last_seen_at: Date | null;
  readonly left_at: Date | null;
}

/** People with a grant in the zones of the caller, or of a store in these; all people for the whole shop. */
function within(scope: Reach<'all'>, person: string) {
  if (scope.zoneIds === undefined) return sql`true`;
  return sql`exists (select from staff_grants g left join stores o on o.id = g.store_id
    where g.staff_id = ${sql.ref(person)} and coalesce(g.zone_id, o.zone_id) = any(${scope.zoneIds}::bigint[]))`;
}

const PERSON = (locale: Locale) => sql`
  p.id, p.name, c.email, c.totp_secret is not null as has_code, p.disabled_at as left_at,
  (select coalesce(json_agg(json_build_object('id', g.id, 'role', g.role, 'store', coalesce(o.name->>${locale}, o.name->>'en'), 'zone', coalesce(z.name->>${locale}, z.name->>'en'),
      'courier', nullif(concat_ws(' ', r.f_name, r.l_name), ''), 'ends_at', g.ends_at) order by g.id), '[]')
    from staff_grants g left join stores o on o.id = g.store_id left join zones z on z.id = g.zone_id left join riders r on r.id = g.rider_id
    where g.staff_id = p.id) as grants,
  s.open_sessions, s.last_seen_at
  from staff p left join staff_credentials c on c.staff_id = p.id
  cross join lateral (
    select count(*) filter (where revoked_at is null and expires_at > now() and p.disabled_at is null) as open_sessions, max(used_at) as last_seen_at
    from staff_sessions where staff_id = p.id) s`;

export interface PeopleSearch {
  readonly query: string;
  readonly role?: StaffRole | undefined;
  readonly limit: number;
  readonly offset: number;
}

export async function listPeople(
  db: Database,
  scope: Reach<'all'>,
  { query, role, limit, offset }: PeopleSearch,
  locale: Locale,
): Promise<{ total: number; people: readonly PersonRow[] }> {
  const wanted = likeOf(query);
  const where = sql`${within(scope, 'p.id')} and (lower(p.name) like ${wanted} or c.email like ${wanted})
    and ${role === undefined ? sql`true` : sql`exists (select from staff_grants g where g.staff_id = p.id and g.role = ${role})`}`;
  const { rows } = await sql<PersonRow & { total: number }>`
    select count(*) over () as total, ${PERSON(locale)} where ${where}
    order by p.disabled_at is not null, p.name, p.id limit ${limit} offset ${offset}`.execute(db);
  return { total: rows[0]?.total ?? 0, people: rows };
}

export async function findPerson(
  db: Database | Transaction,
  scope: Reach<'all'>,
  id: number,
  locale: Locale,
): Promise<PersonRow | undefined> {
  const { rows } = await sql<PersonRow>`select ${PERSON(locale)} where p.id = ${id} and ${within(scope, 'p.id')}`.execute(db);
  return rows[0];
}

export async function listInvitations(db: Database, scope: Reach<'all'>, locale: Locale) {
  const { rows } = await sql<{
    id: number;
    email: string;
    name: string;
    role: StaffRole;
    store: string | null;
    zone: string | null;
    expires_at: Date;
  }>`
    select i.id, i.email, i.name, i.role, coalesce(o.name->>${locale}, o.name->>'en') as store, coalesce(z.name->>${locale}, z.name->>'en') as zone, i.expires_at
    from staff_invitations i left join stores o on o.id = i.store_id left join zones z on z.id = i.zone_id
    where i.accepted_at is null and i.expires_at > now()
      and ${scope.zoneIds === undefined ? sql`true` : sql`coalesce(i.zone_id, o.zone_id) = any(${scope.zoneIds}::bigint[])`}
    order by i.expires_at desc limit 100`.execute(db);
  return rows;
}

interface Named {
  readonly id: number;
  readonly name: string;
}

/** Zones, stores and couriers within a scope, to grant a role for. */
export async function findObjects(
  db: Database,
  { zoneIds }: Reach<'all'>,
  query: string,
  locale: Locale,
): Promise<{ zones: Named[]; stores: Named[]; couriers: Named[] }> {
  const wanted = likeOf(query);
  const inZones = (column: string) => (zoneIds === undefined ? sql`true` : sql`${sql.ref(column)} = any(${zoneIds}::bigint[])`);
  const [zones, stores, couriers] = await Promise.all([
    sql<Named>`select id, coalesce(name->>${locale}, name->>'en') as name from zones where ${inZones('id')} order by 2 limit 100`.execute(
      db,
    ),
    sql<Named>`select id, coalesce(name->>${locale}, name->>'en') as name from stores
      where ${inZones('zone_id')} and (lower(name->>'en') like ${wanted} or lower(name->>${locale}) like ${wanted}) order by 2 limit 20`.execute(
      db,
    ),
    sql<Named>`select id, concat_ws(' ', f_name, l_name) as name from riders
      where ${inZones('zone_id')} and lower(concat_ws(' ', f_name, l_name)) like ${wanted} order by 2 limit 20`.execute(db),
  ]);
  return { zones: zones.rows, stores: stores.rows, couriers: couriers.rows };
}

/** Pattern of texts that contain what was typed. */
const likeOf = (typed: string) =>
  `%${typed
    .trim()
    .toLowerCase()
    .replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** Locks a person, so that two changes of one come one after the other; false when the caller's scope has no such person. */
export async function lockPerson(trx: Transaction, scope: Reach<'all'>, id: number): Promise<boolean> {
  const { rows } = await sql`select from staff p where p.id = ${id} and ${within(scope, 'p.id')} for update`.execute(trx);
  return rows.length > 0;
}

/** Whether a person is an owner of the whole shop now. `p` is the person. */
export const IS_OWNER = sql<boolean>`(p.disabled_at is null and exists (
  select from staff_grants g where g.staff_id = p.id and g.role = 'owner' and g.zone_id is null and (g.ends_at is null or g.ends_at > now())))`;

/** Locks all owners of the shop who work here, so that the last one stays. Returns their ids, as they are once the lock is held. */
export async function lockOwners(trx: Transaction): Promise<readonly number[]> {
  await sql`select from staff p where ${IS_OWNER} order by p.id for update`.execute(trx);
  // A grant that was taken away while this waited does not change the locked row.
  const { rows } = await sql<{ id: number }>`select p.id from staff p where ${IS_OWNER} order by p.id`.execute(trx);
  return rows.map(({ id }) => id);
}

export interface NewGrant {
  readonly role: StaffRole;
  readonly zoneId: number | undefined;
  readonly storeId: number | undefined;
  readonly courierId: number | undefined;
  readonly endsAt: Date | undefined;
  readonly by: number;
}

/** Adds a grant. Returns the name of the constraint that refused it. */
export async function insertGrant(trx: Transaction, staffId: number, grant: NewGrant): Promise<void> {
  await trx
    .insertInto('staff_grants')
    .values({
      staff_id: staffId,
      role: grant.role,
      zone_id: grant.zoneId ?? null,
      store_id: grant.storeId ?? null,
      rider_id: grant.courierId ?? null,
      ends_at: grant.endsAt ?? null,
      granted_by: grant.by,
    })
    .execute();
}

/** Deletes a grant of a person. Returns its role; undefined when there is none. */
export async function deleteGrant(trx: Transaction, staffId: number, id: number) {
  return trx
    .deleteFrom('staff_grants')
    .where('id', '=', id)
    .where('staff_id', '=', staffId)
    .returning(['role', 'zone_id', 'store_id', 'rider_id'])
    .executeTakeFirst();
}

/** Ends every session of a person. Returns how many. */
export async function revokeAllSessions(trx: Transaction, staffId: number): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('staff_sessions')
    .set({ revoked_at: sql`now()` })
    .where('staff_id', '=', staffId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Notes that a person left, or is back. False when that was so before. */
export async function setLeft(trx: Transaction, staffId: number, hasLeft: boolean): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('staff')
    .set({ disabled_at: hasLeft ? sql`now()` : null })
    .where('id', '=', staffId)
    .where('disabled_at', hasLeft ? 'is' : 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes an open invitation. Returns its address. */
export async function deleteInvitation(trx: Transaction, scope: Reach<'all'>, id: number): Promise<string | undefined> {
  const { rows } = await sql<{ email: string }>`
    delete from staff_invitations i where i.id = ${id} and i.accepted_at is null
      and ${
        scope.zoneIds === undefined
          ? sql`true`
          : sql`coalesce(i.zone_id, (select zone_id from stores where id = i.store_id)) = any(${scope.zoneIds}::bigint[])`
      }
    returning i.email`.execute(trx);
  return rows[0]?.email;
}
