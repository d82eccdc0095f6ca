import { sql } from 'kysely';
import { CHALLENGE_SECONDS } from '@bozor/domain/staff/sign-in-rules.ts';
import { holdingOf } from '@bozor/domain/staff/grants.ts';
import type { StaffRole } from '@bozor/domain/staff/permissions.ts';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import { hashOf, newCredential } from '../../../platform/http/credential.ts';
import { grantsOf } from '../store.ts';

/** Purpose of a challenge: nobody uses one for anything else. */
export type Purpose = 'sign-in' | 'prove' | 'add';

/** A new challenge; the database has its hash. Without a person, it is for whoever signs in. */
export async function insertChallenge(db: Database, purpose: Purpose, staffId: number | null): Promise<string> {
  const challenge = newCredential();
  await db
    .insertInto('staff_challenges')
    .values({
      challenge_hash: hashOf(challenge),
      purpose,
      staff_id: staffId,
      expires_at: sql`now() + make_interval(secs => ${CHALLENGE_SECONDS})`,
    })
    .execute();
  return challenge;
}

/** Uses a challenge up; false when there is none that lasts. Of two at once, one gets it. */
export async function takeChallenge(db: Database, challenge: string, purpose: Purpose, staffId: number | null): Promise<boolean> {
  const taken = await db
    .deleteFrom('staff_challenges')
    .where('challenge_hash', '=', hashOf(challenge))
    .where('purpose', '=', purpose)
    .where('staff_id', 'is not distinct from', staffId)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('purpose')
    .executeTakeFirst();
  return taken !== undefined;
}

export interface StoredPasskey {
  readonly id: number;
  readonly staffId: number;
  readonly publicKey: Buffer;
  readonly signCount: number;
  readonly isDisabled: boolean;
  /** Undefined without a grant that lasts. */
  readonly role: StaffRole | undefined;
}

export async function findPasskey(db: Database, credentialId: Buffer): Promise<StoredPasskey | undefined> {
  const row = await db
    .selectFrom('staff_passkeys as k')
    .innerJoin('staff as p', 'p.id', 'k.staff_id')
    .where('k.credential_id', '=', credentialId)
    .select([
      'k.id',
      'k.staff_id as staffId',
      'k.public_key as publicKey',
      'k.sign_count as signCount',
      sql<boolean>`p.disabled_at is not null`.as('isDisabled'),
      grantsOf('p.id').as('grants'),
    ])
    .executeTakeFirst();
  if (!row) return undefined;
  const { grants, ...passkey } = row;
  return { ...passkey, role: holdingOf(grants)?.role };
}

/** Notes a use with the authenticator's count; false when the count did not rise, or the passkey was removed meanwhile. */
export async function notePasskeyUse(trx: Transaction, id: number, signCount: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('staff_passkeys')
    .set({ sign_count: signCount, last_used_at: sql`now()` })
    .where('id', '=', id)
    // An authenticator that does not count says 0 each time.
    .where((eb) => eb.or([eb('sign_count', '<', signCount), eb.and([eb('sign_count', '=', 0), eb.lit(signCount === 0)])]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export interface PasskeyRow {
  readonly id: number;
  readonly name: string;
  readonly created_at: Date;
  readonly last_used_at: Date | null;
}

export async function listPasskeys(db: Database, staffId: number): Promise<readonly (PasskeyRow & { readonly credential_id: Buffer })[]> {
  return db
    .selectFrom('staff_passkeys')
    .where('staff_id', '=', staffId)
    .select(['id', 'name', 'created_at', 'last_used_at', 'credential_id'])
    .orderBy('id', 'desc')
    .execute();
}

/** Keeps a passkey; undefined when somebody has it already. */
export async function insertPasskey(
  trx: Transaction,
  passkey: { staffId: number; credentialId: Buffer; publicKey: Buffer; signCount: number; name: string },
): Promise<PasskeyRow | undefined> {
  return trx
    .insertInto('staff_passkeys')
    .values({
      staff_id: passkey.staffId,
      credential_id: passkey.credentialId,
      public_key: passkey.publicKey,
      sign_count: passkey.signCount,
      name: passkey.name,
    })
    .onConflict((on) => on.column('credential_id').doNothing())
    .returning(['id', 'name', 'created_at', 'last_used_at'])
    .executeTakeFirst();
}

/** Deletes a passkey of this person. Returns its name. */
export async function deletePasskey(trx: Transaction, staffId: number, id: number): Promise<string | undefined> {
  const row = await trx
    .deleteFrom('staff_passkeys')
    .where('id', '=', id)
    .where('staff_id', '=', staffId)
    .returning('name')
    .executeTakeFirst();
  return row?.name;
}

/** Name under which an authenticator shows the account. */
export async function readAccountName(db: Database, staffId: number): Promise<string> {
  const row = await db
    .selectFrom('staff as p')
    .leftJoin('staff_credentials as c', 'c.staff_id', 'p.id')
    .where('p.id', '=', staffId)
    .select(['p.name', 'c.email'])
    .executeTakeFirstOrThrow();
  return row.email ?? row.name;
}
