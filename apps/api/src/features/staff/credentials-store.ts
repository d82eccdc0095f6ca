import { sql } from 'kysely';
import type { StaffRole } from '@bozor/domain/staff/permissions.ts';
import { holdingOf } from '@bozor/domain/staff/grants.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';
import { grantsOf } from './store.ts';

export interface Credentials {
  readonly staffId: number;
  /** Undefined without a grant that lasts: such a person cannot sign in. */
  readonly role: StaffRole | undefined;
  readonly isDisabled: boolean;
  readonly passwordHash: string;
  /** Encrypted; null without a second factor. */
  readonly totpSecret: Buffer | null;
}

export async function findCredentials(db: Database, email: string): Promise<Credentials | undefined> {
  const row = await db
    .selectFrom('staff_credentials as c')
    .innerJoin('staff as p', 'p.id', 'c.staff_id')
    .where('c.email', '=', email)
    .select([
      'c.staff_id as staffId',
      'c.password_hash as passwordHash',
      'c.totp_secret as totpSecret',
      sql<boolean>`p.disabled_at is not null`.as('isDisabled'),
      grantsOf('p.id').as('grants'),
    ])
    .executeTakeFirst();
  if (!row) return undefined;
  const { grants, ...credentials } = row;
  return { ...credentials, role: holdingOf(grants)?.role };
}

/** Password and second factor of a person; undefined for who comes by PIN alone. */
export async function readCredentialsOf(
  trx: Transaction,
  staffId: number,
): Promise<Pick<Credentials, 'passwordHash' | 'totpSecret'> | undefined> {
  return trx
    .selectFrom('staff_credentials')
    .where('staff_id', '=', staffId)
    .select(['password_hash as passwordHash', 'totp_secret as totpSecret'])
    .executeTakeFirst();
}

export interface NewStaff {
  readonly name: string;
  readonly role: StaffRole;
  readonly zone_id: number | null;
  readonly store_id: number | null;
  readonly rider_id: number | null;
  /** The person who invited; none from the shop's own machine. */
  readonly invited_by: number | null;
  readonly email: string;
  readonly passwordHash: string;
  readonly totpSecret: Buffer | null;
  /** The step of the code that proved the secret. */
  readonly totpStep: number | null;
  readonly recoveryHashes: readonly Buffer[];
}

/** Creates a person with their credentials and first grant. Returns the id. */
export async function insertStaff(
  trx: Transaction,
  { name, email, passwordHash, totpSecret, totpStep, recoveryHashes, invited_by, ...grant }: NewStaff,
): Promise<number> {
  const { id } = await trx.insertInto('staff').values({ name }).returning('id').executeTakeFirstOrThrow();
  await trx
    .insertInto('staff_grants')
    .values({ staff_id: id, granted_by: invited_by, ...grant })
    .execute();
  await trx
    .insertInto('staff_credentials')
    .values({ staff_id: id, email, password_hash: passwordHash, totp_secret: totpSecret, totp_step: totpStep })
    .execute();
  if (recoveryHashes.length > 0) await insertRecoveryCodes(trx, id, recoveryHashes);
  return id;
}

async function insertRecoveryCodes(trx: Transaction, staffId: number, hashes: readonly Buffer[]): Promise<void> {
  await trx
    .insertInto('staff_recovery_codes')
    .values(hashes.map((hash) => ({ staff_id: staffId, code_hash: hash })))
    .execute();
}

interface NewFactor {
  readonly totpSecret: Buffer;
  readonly totpStep: number;
  readonly recoveryHashes: readonly Buffer[];
}

/** Replaces everything by which a person proves to be themselves beside the password: secret, recovery codes, passkeys. Returns how many passkeys went. */
export async function replaceFactor(
  trx: Transaction,
  staffId: number,
  { totpSecret, totpStep, recoveryHashes }: NewFactor,
): Promise<number> {
  await trx
    .updateTable('staff_credentials')
    .set({ totp_secret: totpSecret, totp_step: totpStep })
    .where('staff_id', '=', staffId)
    .execute();
  await trx.deleteFrom('staff_recovery_codes').where('staff_id', '=', staffId).execute();
  await insertRecoveryCodes(trx, staffId, recoveryHashes);
  const { numDeletedRows } = await trx.deleteFrom('staff_passkeys').where('staff_id', '=', staffId).executeTakeFirst();
  return Number(numDeletedRows);
}

/** Marks a step as used; false when its code, or a later one, was used before. The update locks the row, so that of two at once one is refused. */
export async function takeStep(trx: Transaction, staffId: number, step: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('staff_credentials')
    .set({ totp_step: step })
    .where('staff_id', '=', staffId)
    .where((eb) => eb.or([eb('totp_step', 'is', null), eb('totp_step', '<', step)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Marks a recovery code as used; false when there is no such code, or it was used before. */
export async function takeRecoveryCode(trx: Transaction, staffId: number, codeHash: Buffer): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('staff_recovery_codes')
    .set({ used_at: sql`now()` })
    .where('staff_id', '=', staffId)
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
