import { sql } from 'kysely';
import type { StaffRole } from '@bozor/domain/staff/permissions.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';

export interface Invitation {
  readonly id: number;
  readonly email: string;
  readonly name: string;
  readonly role: StaffRole;
  readonly zone_id: number | null;
  readonly store_id: number | null;
  readonly rider_id: number | null;
  readonly invited_by: number | null;
  readonly expires_at: Date;
}

const INVITATION = ['id', 'email', 'name', 'role', 'zone_id', 'store_id', 'rider_id', 'invited_by', 'expires_at'] as const;

/** Open invitations that somebody of a store may replace or withdraw. */
export interface InvitationsOfStore {
  readonly storeIds: readonly number[];
  readonly roles: readonly StaffRole[];
}

/** Whether an invitation is one of these. */
export function isOfStore({ storeIds, roles }: InvitationsOfStore, table: 'i' | 'staff_invitations' = 'i') {
  return sql<boolean>`(${sql.ref(`${table}.store_id`)} = any(${storeIds}::bigint[]) and ${sql.ref(`${table}.role`)} = any(${roles}::text[]))`;
}

/**
 * Writes an invitation, and returns its id and end. One for the same address that is open is replaced where the inviter may withdraw it;
 * undefined where not. One that is over is replaced by everybody.
 */
export async function replaceInvitation(
  db: Database | Transaction,
  invitation: Omit<Invitation, 'id' | 'expires_at'> & {
    readonly tokenHash: Buffer;
    readonly hours: number;
    /** All of them, if left out. */
    readonly replaces?: InvitationsOfStore | undefined;
  },
): Promise<Pick<Invitation, 'id' | 'expires_at'> | undefined> {
  const { tokenHash, hours, replaces, ...fields } = invitation;
  const values = {
    ...fields,
    token_hash: tokenHash,
    expires_at: sql<Date>`now() + make_interval(hours => ${hours})`,
    accepted_at: null,
  };
  return db
    .insertInto('staff_invitations')
    .values(values)
    .onConflict((on) => {
      const replacing = on.column('email').doUpdateSet(values);
      return replaces
        ? replacing.where(
            sql<boolean>`(staff_invitations.accepted_at is not null or staff_invitations.expires_at <= now() or ${isOfStore(replaces, 'staff_invitations')})`,
          )
        : replacing;
    })
    .returning(['id', 'expires_at'])
    .executeTakeFirst();
}

/** An invitation that was not accepted and has not expired, by the database's clock. */
export async function findInvitation(db: Database, tokenHash: Buffer): Promise<Invitation | undefined> {
  return db
    .selectFrom('staff_invitations')
    .where('token_hash', '=', tokenHash)
    .where('accepted_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .select(INVITATION)
    .executeTakeFirst();
}

/** Marks an open invitation as accepted; undefined when it is not open any more. Of two at once, one gets it. */
export async function takeInvitation(trx: Transaction, tokenHash: Buffer): Promise<Invitation | undefined> {
  return trx
    .updateTable('staff_invitations')
    .set({ accepted_at: sql`now()` })
    .where('token_hash', '=', tokenHash)
    .where('accepted_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(INVITATION)
    .executeTakeFirst();
}

export async function hasAccount(db: Database | Transaction, email: string): Promise<boolean> {
  const row = await db.selectFrom('staff_credentials').where('email', '=', email).select('staff_id').executeTakeFirst();
  return row !== undefined;
}
