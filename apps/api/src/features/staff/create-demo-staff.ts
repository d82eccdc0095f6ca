import { sql } from 'kysely';
import { ROLES } from '@bozor/domain/staff/permissions.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { hashPassword } from '../../platform/passwords/passwords.ts';
import { insertStaff } from './credentials-store.ts';
import { DEMO_STAFF, DEMO_STAFF_PASSWORD, DEMO_STAFF_SECRET } from './demo-accounts.ts';
import { writePin } from './pins/pins-store.ts';
import { sealSecret } from './totp.ts';

/**
 * Creates the console accounts of the demo city that are missing: of its first store, and of a courier of its own. `key` is the shop's, with
 * which it opens the secret of the codes.
 */
export async function createDemoStaff(db: Database, key: string): Promise<void> {
  const passwordHash = await hashPassword(DEMO_STAFF_PASSWORD);
  await inTransaction(db, async (trx) => {
    await sql`lock table staff_credentials in share row exclusive mode`.execute(trx);
    for (const { pin, ...person } of DEMO_STAFF) {
      if (await resealSecret(trx, person.email, key)) continue;
      const { scope } = ROLES[person.role];
      const storeId = scope === 'own store' ? await firstOf(trx, 'stores') : null;
      const courierId = scope === 'own deliveries' ? await firstOf(trx, 'riders') : null;
      // A city without stores has nobody who works in one.
      if ((scope === 'own store' && storeId === null) || (scope === 'own deliveries' && courierId === null)) continue;
      const id = await insertStaff(trx, {
        ...person,
        zone_id: null,
        invited_by: null,
        store_id: storeId,
        rider_id: courierId,
        passwordHash,
        totpSecret: sealSecret(key, DEMO_STAFF_SECRET.bytes),
        totpStep: null,
        recoveryHashes: [],
      });
      if (pin) await writePin(trx, id, { pin_hash: await hashPassword(pin), digits: pin.length, is_first: false });
    }
  });
}

/** Seals the secret of an account anew, since the key may have changed; false when there is no such account. */
async function resealSecret(trx: Transaction, email: string, key: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('staff_credentials')
    .set({ totp_secret: sealSecret(key, DEMO_STAFF_SECRET.bytes) })
    .where('email', '=', email)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

async function firstOf(trx: Transaction, table: 'stores' | 'riders'): Promise<number | null> {
  const row = await trx.selectFrom(table).select('id').orderBy('id').limit(1).executeTakeFirst();
  return row?.id ?? null;
}
