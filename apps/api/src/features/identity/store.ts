import { sql } from 'kysely';
import type { Identity } from '@bozor/domain/identity/email-or-phone.ts';
import { canonicalPhone, storedSpellings, type Phone } from '@bozor/domain/identity/phone.ts';
import type { PersonName } from '@bozor/domain/identity/person-name.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';
import type { SignedInCustomer } from './signed-in.ts';

/** A session of an active customer that has not expired by the database's clock. */
export async function findSession(
  db: Database,
  tokenHash: Buffer,
): Promise<{ id: number; customer_id: number; idleMs: number } | undefined> {
  return aliveSessions(db)
    .where('s.token_hash', '=', tokenHash)
    .select(['s.id', 's.customer_id', sql<number>`(extract(epoch from now() - s.used_at) * 1000)::float8`.as('idleMs')])
    .executeTakeFirst();
}

export async function isSessionAlive(db: Database, id: number): Promise<boolean> {
  return (await aliveSessions(db).where('s.id', '=', id).select('s.id').executeTakeFirst()) !== undefined;
}

function aliveSessions(db: Database) {
  return db
    .selectFrom('sessions as s')
    .innerJoin('customers as c', 'c.id', 's.customer_id')
    .where('s.revoked_at', 'is', null)
    .where('s.expires_at', '>', sql<Date>`now()`)
    .where('c.status', '=', 'active');
}

/** Prolongs a session to sixty days from now. */
export async function prolongSession(db: Database, id: number): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ used_at: sql`now()`, expires_at: sql`now() + interval '60 days'` })
    .where('id', '=', id)
    .execute();
}

export async function insertSession(
  db: Database,
  session: { tokenHash: Buffer; customerId: number; userAgent: string | undefined },
): Promise<void> {
  await db
    .insertInto('sessions')
    .values({
      token_hash: session.tokenHash,
      customer_id: session.customerId,
      user_agent: session.userAgent ?? null,
      expires_at: sql`now() + interval '60 days'`,
    })
    .execute();
}

/** A guest that was not merged into an account. */
export async function findGuest(db: Database, tokenHash: Buffer): Promise<{ id: number; idleMs: number } | undefined> {
  return db
    .selectFrom('guests')
    .where('token_hash', '=', tokenHash)
    .where('merged_into', 'is', null)
    .select(['id', sql<number>`(extract(epoch from now() - seen_at) * 1000)::float8`.as('idleMs')])
    .executeTakeFirst();
}

/** Unused guests are swept by this time. */
export async function recordVisit(db: Database, id: number): Promise<void> {
  await db
    .updateTable('guests')
    .set({ seen_at: sql`now()` })
    .where('id', '=', id)
    .execute();
}

export async function insertGuest(db: Database, tokenHash: Buffer): Promise<number> {
  const guest = await db.insertInto('guests').values({ token_hash: tokenHash }).returning('id').executeTakeFirstOrThrow();
  return guest.id;
}

/** Retires a guest id. Returns the guest's number; undefined when it was retired already. */
export async function retireGuest(trx: Transaction, tokenHash: Buffer, customerId: number): Promise<number | undefined> {
  const guest = await trx
    .updateTable('guests')
    .set({ merged_into: customerId, merged_at: sql`now()` })
    .where('token_hash', '=', tokenHash)
    .where('merged_into', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return guest?.id;
}

export interface Account extends SignedInCustomer {
  readonly l_name: string;
  readonly image: string | null;
  readonly status: string;
  readonly password_hash: string | null;
  /** The password counts only together with a code, once: somebody else may have set it. */
  readonly password_unproven: boolean;
}

const ACCOUNT = [
  'id',
  'f_name',
  'l_name',
  'email',
  'phone',
  'image',
  'phone_verified_at',
  'email_verified_at',
  'status',
  'password_hash',
  'password_unproven',
] as const;

export async function findByIdentity(db: Database | Transaction, identity: Identity): Promise<Account | undefined> {
  const rows = await db
    .selectFrom('customers')
    .where((eb) => (identity.fieldType === 'email' ? eb('email', '=', identity.email) : eb('phone', 'in', storedSpellings(identity.phone))))
    .where('status', '<>', 'deleted')
    .select(ACCOUNT)
    .execute();
  const exact = identity.fieldType === 'phone' ? rows.find(({ phone }) => phone === identity.phone) : undefined;
  return withReadPhone(exact ?? rows[0]);
}

/** A phone number stored by an earlier version is read as the number it means. */
function withReadPhone<Row extends { readonly phone: string | null }>(row: Row | undefined): Row | undefined {
  return row?.phone ? { ...row, phone: canonicalPhone(row.phone) ?? row.phone } : row;
}

/** Locks a customer's row until the transaction ends. */
export async function getCustomer(trx: Transaction, id: number): Promise<Account | undefined> {
  return withReadPhone(
    await trx.selectFrom('customers').where('id', '=', id).where('status', '<>', 'deleted').select(ACCOUNT).forUpdate().executeTakeFirst(),
  );
}

export interface NewCustomer {
  readonly f_name: string;
  readonly l_name: string;
  readonly phone: string | null;
  readonly email: string | null;
  readonly password_hash: string | null;
  readonly locale: string;
  readonly ref_code: string;
  /** Days in which the first-order discount is valid; 0 turns it off. */
  readonly welcomeDays: number;
}

export async function insertCustomer(trx: Transaction, { welcomeDays, ...customer }: NewCustomer): Promise<Account> {
  return trx
    .insertInto('customers')
    .values({ ...customer, welcome_until: welcomeDays > 0 ? sql<Date>`now() + make_interval(days => ${welcomeDays})` : null })
    .returning(ACCOUNT)
    .executeTakeFirstOrThrow();
}

export async function nameCustomer(trx: Transaction, id: number, { firstName, lastName }: PersonName): Promise<void> {
  await trx.updateTable('customers').set({ f_name: firstName, l_name: lastName }).where('id', '=', id).execute();
}

/** The customer has received a code there. */
export async function setVerified(trx: Transaction, id: number, { fieldType }: Identity): Promise<void> {
  await trx
    .updateTable('customers')
    .set(fieldType === 'phone' ? { phone_verified_at: sql<Date>`now()` } : { email_verified_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where(`${fieldType}_verified_at`, 'is', null)
    .execute();
}

/** Removes a phone or e-mail from the account that has not verified it. */
export async function releaseUnverified(trx: Transaction, identity: Identity): Promise<void> {
  const change = trx.updateTable('customers');
  if (identity.fieldType === 'phone')
    await change
      .set({ phone: null })
      .where('phone', 'in', storedSpellings(identity.phone))
      .where('phone_verified_at', 'is', null)
      .execute();
  else await change.set({ email: null }).where('email', '=', identity.email).where('email_verified_at', 'is', null).execute();
}

export async function setPassword(trx: Transaction, id: number, passwordHash: string | null): Promise<void> {
  await trx.updateTable('customers').set({ password_hash: passwordHash, password_unproven: false }).where('id', '=', id).execute();
}

/** Sets whether the account's password, if it has one, has to be proved by a code. */
export async function setPasswordUnproven(trx: Transaction, id: number, isUnproven: boolean): Promise<void> {
  await trx
    .updateTable('customers')
    .set({ password_unproven: isUnproven })
    .where('id', '=', id)
    .where('password_hash', 'is not', null)
    .execute();
}

/** Corrects a phone that was never verified. */
export async function setUnverifiedPhone(trx: Transaction, id: number, phone: Phone): Promise<void> {
  await trx.updateTable('customers').set({ phone }).where('id', '=', id).where('phone_verified_at', 'is', null).execute();
}

export async function findReferrer(db: Database, refCode: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('customers')
    .where('ref_code', '=', refCode)
    .where('status', '=', 'active')
    .select('id')
    .executeTakeFirst();
  return row?.id;
}

export async function revokeSession(db: Database, sessionId: number): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ revoked_at: sql`now()` })
    .where('id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .execute();
}

/** Ends every session of a customer but the given one. */
export async function revokeSessions(trx: Transaction, customerId: number, exceptId?: number): Promise<void> {
  await trx
    .updateTable('sessions')
    .set({ revoked_at: sql`now()` })
    .where('customer_id', '=', customerId)
    .where('revoked_at', 'is', null)
    .$if(exceptId !== undefined, (query) => query.where('id', '<>', exceptId!))
    .execute();
}
