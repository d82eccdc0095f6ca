import type { StaffRole } from '@bozor/domain/staff/permissions.ts';
import { LOST_FACTOR_DAYS, LOST_FACTOR_HOURS } from '@bozor/domain/staff/sign-in-rules.ts';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import { IS_OWNER } from '../people-store.ts';

const MOST_SHOWN = 100;

export interface LostFactorRow {
  readonly id: number;
  readonly staff_id: number;
  readonly name: string;
  readonly email: string;
  readonly roles: readonly StaffRole[];
  readonly asked_at: Date;
  readonly address: string | null;
  readonly expires_at: Date;
  readonly approvals: readonly { readonly id: number; readonly name: string }[];
  readonly other_owners: number;
  readonly has_link: boolean;
  readonly link_by: string | null;
}

/** Open requests and links of people who work here, the oldest first. Who is no owner any more has not approved. */
export async function listLostFactors(db: Database): Promise<readonly LostFactorRow[]> {
  const { rows } = await sql<LostFactorRow>`
    select l.id, l.staff_id, w.name, c.email, l.asked_at, l.address, l.expires_at, l.token_hash is not null as has_link, b.name as link_by,
      (select coalesce(json_agg(g.role order by g.id), '[]') from staff_grants g
        where g.staff_id = l.staff_id and (g.ends_at is null or g.ends_at > now())) as roles,
      (select coalesce(json_agg(json_build_object('id', p.id, 'name', p.name) order by p.name), '[]')
        from staff_lost_factor_approvals a join staff p on p.id = a.staff_id where a.lost_factor_id = l.id and ${IS_OWNER}) as approvals,
      (select count(*) from staff p where p.id <> l.staff_id and ${IS_OWNER}) as other_owners
    from staff_lost_factors l join staff w on w.id = l.staff_id join staff_credentials c on c.staff_id = w.id
      left join staff b on b.id = l.linked_by
    where l.expires_at > now() and w.disabled_at is null order by l.asked_at, l.id limit ${MOST_SHOWN}`.execute(db);
  return rows;
}

/** Opens a request of a person. Returns its id; undefined while another one is open. */
export async function insertLostFactor(trx: Transaction, staffId: number, address: string): Promise<number | undefined> {
  await trx
    .deleteFrom('staff_lost_factors')
    .where('staff_id', '=', staffId)
    .where('expires_at', '<=', sql<Date>`now()`)
    .execute();
  const row = await trx
    .insertInto('staff_lost_factors')
    .values({ staff_id: staffId, address, expires_at: sql<Date>`now() + make_interval(days => ${LOST_FACTOR_DAYS})` })
    .onConflict((on) => on.column('staff_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

const LINK_END = sql<Date>`now() + make_interval(hours => ${LOST_FACTOR_HOURS})`;

/** Writes the link of the shop's own machine in place of any request or link that is open. Returns its end. */
export async function replaceLostFactor(trx: Transaction, staffId: number, tokenHash: Buffer): Promise<Date> {
  await trx.deleteFrom('staff_lost_factors').where('staff_id', '=', staffId).execute();
  const { expires_at: expiresAt } = await trx
    .insertInto('staff_lost_factors')
    .values({ staff_id: staffId, token_hash: tokenHash, expires_at: LINK_END })
    .returning('expires_at')
    .executeTakeFirstOrThrow();
  return expiresAt;
}

/** Locks an open request, so that acts on one come one after the other; undefined when it is over. */
export async function lockLostFactor(
  trx: Transaction,
  id: number,
): Promise<{ readonly staffId: number; readonly hasLink: boolean } | undefined> {
  const { rows } = await sql<{ staffId: number; hasLink: boolean }>`
    select l.staff_id as "staffId", l.token_hash is not null as "hasLink" from staff_lost_factors l
    where l.id = ${id} and l.expires_at > now() and exists (select from staff p where p.id = l.staff_id and p.disabled_at is null)
    for update of l`.execute(trx);
  return rows[0];
}

/** Notes that an owner agrees; false when they did before. */
export async function insertApproval(trx: Transaction, id: number, staffId: number): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('staff_lost_factor_approvals')
    .values({ lost_factor_id: id, staff_id: staffId })
    .onConflict((on) => on.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Owners who agreed, and still are owners. */
export async function approversOf(trx: Transaction, id: number): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    select p.id from staff_lost_factor_approvals a join staff p on p.id = a.staff_id where a.lost_factor_id = ${id} and ${IS_OWNER}
    order by p.id`.execute(trx);
  return rows.map((row) => row.id);
}

/** Makes the link of a locked request. Returns its end. */
export async function linkLostFactor(
  trx: Transaction,
  id: number,
  { tokenHash, by }: { readonly tokenHash: Buffer; readonly by: number },
): Promise<Date> {
  const { expires_at: expiresAt } = await trx
    .updateTable('staff_lost_factors')
    .set({ token_hash: tokenHash, linked_by: by, expires_at: LINK_END })
    .where('id', '=', id)
    .returning('expires_at')
    .executeTakeFirstOrThrow();
  return expiresAt;
}

export async function deleteLostFactor(trx: Transaction, id: number): Promise<void> {
  await trx.deleteFrom('staff_lost_factors').where('id', '=', id).execute();
}

export interface OpenLink {
  readonly staff_id: number;
  readonly name: string;
  readonly email: string;
  readonly expires_at: Date;
}

/** The person of a link that was not used and has not expired. */
export async function findLink(db: Database, tokenHash: Buffer): Promise<OpenLink | undefined> {
  return db
    .selectFrom('staff_lost_factors as l')
    .innerJoin('staff as p', 'p.id', 'l.staff_id')
    .innerJoin('staff_credentials as c', 'c.staff_id', 'l.staff_id')
    .where('l.token_hash', '=', tokenHash)
    .where('l.expires_at', '>', sql<Date>`now()`)
    .where('p.disabled_at', 'is', null)
    .select(['l.staff_id', 'p.name', 'c.email', 'l.expires_at'])
    .executeTakeFirst();
}

/** Uses a link up; false when it is over. Of two at once, one gets it. */
export async function takeLink(trx: Transaction, tokenHash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('staff_lost_factors')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
