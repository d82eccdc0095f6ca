import { sql } from 'kysely';
import type { StaffRole } from '@bozor/domain/staff/permissions.ts';
import type { Locale } from '@bozor/domain/words/locale.ts';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import { isOfStore, type InvitationsOfStore } from '../invitations-store.ts';

export interface StorePersonRow {
  readonly id: number;
  readonly name: string;
  readonly email: string | null;
  /** Of their grants in these stores, the highest role first. */
  readonly roles: readonly StaffRole[];
  readonly stores: readonly string[];
  readonly pin: 'none' | 'first' | 'own';
  readonly last_seen_at: Date | null;
  readonly works_elsewhere: boolean;
}

const LASTING = sql`(g.ends_at is null or g.ends_at > now())`;

/** People who work in these stores: all of them, or one. */
export async function listStorePeople(
  db: Database | Transaction,
  storeIds: readonly number[],
  { locale, id }: { readonly locale: Locale; readonly id?: number },
): Promise<readonly StorePersonRow[]> {
  const { rows } = await sql<StorePersonRow>`
    select p.id, p.name, c.email, w.roles, w.stores,
      case when n.staff_id is null then 'none' when n.is_first then 'first' else 'own' end as pin,
      (select max(used_at) from staff_sessions where staff_id = p.id) as last_seen_at,
      exists (select from staff_grants g where g.staff_id = p.id and g.store_id <> all(${storeIds}::bigint[])) as works_elsewhere
    from staff p
    join lateral (
      select array_agg(g.role order by array_position(array['store_owner', 'store_manager', 'kitchen'], g.role)) as roles,
        array_agg(distinct coalesce(o.name->>${locale}, o.name->>'en')) as stores
      from staff_grants g join stores o on o.id = g.store_id
      where g.staff_id = p.id and g.store_id = any(${storeIds}::bigint[]) and ${LASTING}) w on w.roles is not null
    left join staff_credentials c on c.staff_id = p.id
    left join staff_pins n on n.staff_id = p.id
    where p.disabled_at is null and ${id === undefined ? sql`true` : sql`p.id = ${id}`}
    order by array_position(array['store_owner', 'store_manager', 'kitchen'], w.roles[1]), p.name, p.id limit 200`.execute(db);
  return rows;
}

export async function listNamedStores(db: Database, storeIds: readonly number[], locale: Locale) {
  const { rows } = await sql<{ id: number; name: string }>`
    select id, coalesce(name->>${locale}, name->>'en') as name from stores where id = any(${storeIds}::bigint[]) order by 2`.execute(db);
  return rows;
}

/** Open invitations to these stores for these roles, the latest first. */
export async function listStoreInvitations(db: Database, which: InvitationsOfStore, locale: Locale) {
  const { rows } = await sql<{ id: number; email: string; name: string; role: StaffRole; store: string; expires_at: Date }>`
    select i.id, i.email, i.name, i.role, coalesce(o.name->>${locale}, o.name->>'en') as store, i.expires_at
    from staff_invitations i join stores o on o.id = i.store_id
    where i.accepted_at is null and i.expires_at > now() and ${isOfStore(which)} order by i.expires_at desc, i.id limit 100`.execute(db);
  return rows;
}

/** Deletes an open invitation that is one of these. Returns its address. */
export async function deleteStoreInvitation(trx: Transaction, which: InvitationsOfStore, id: number): Promise<string | undefined> {
  const { rows } = await sql<{ email: string }>`
    delete from staff_invitations i where i.id = ${id} and i.accepted_at is null and ${isOfStore(which)} returning i.email`.execute(trx);
  return rows[0]?.email;
}

/** Locks a person of these stores, so that two changes of one come one after the other; false when they have no such person. */
export async function lockStorePerson(trx: Transaction, storeIds: readonly number[], id: number): Promise<boolean> {
  const { rows } = await sql`select from staff p where p.id = ${id} and p.disabled_at is null and exists (
    select from staff_grants g where g.staff_id = p.id and g.store_id = any(${storeIds}::bigint[]) and ${LASTING}) for update`.execute(trx);
  return rows.length > 0;
}

/** Takes the grants of a person in these stores away. Returns how many they have left elsewhere. */
export async function deleteStoreGrants(trx: Transaction, storeIds: readonly number[], id: number): Promise<number> {
  await trx.deleteFrom('staff_grants').where('staff_id', '=', id).where('store_id', 'in', storeIds).execute();
  const { left } = await trx
    .selectFrom('staff_grants')
    .where('staff_id', '=', id)
    .select((eb) => eb.fn.countAll<number>().as('left'))
    .executeTakeFirstOrThrow();
  return left;
}

/** A person without an address, who comes by PIN alone. */
export async function insertPersonOfStore(
  trx: Transaction,
  { name, storeId, by }: { readonly name: string; readonly storeId: number; readonly by: number },
): Promise<number> {
  const { id } = await trx.insertInto('staff').values({ name }).returning('id').executeTakeFirstOrThrow();
  await trx.insertInto('staff_grants').values({ staff_id: id, role: 'kitchen', store_id: storeId, granted_by: by }).execute();
  return id;
}
