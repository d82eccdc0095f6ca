import { sql } from 'kysely';
import type { Transaction } from '../../platform/db/database.ts';

export interface ProfileChange {
  readonly f_name: string;
  readonly l_name: string;
  readonly phone: string;
  readonly email: string;
  readonly password_hash?: string;
  readonly image?: string;
}

/** A changed phone or e-mail becomes unverified. */
export async function updateCustomer(trx: Transaction, customerId: number, change: ProfileChange): Promise<void> {
  await trx
    .updateTable('customers')
    .set({
      ...change,
      ...(change.password_hash && { password_unproven: false }),
      phone_verified_at: sql`case when phone = ${change.phone} then phone_verified_at end`,
      email_verified_at: sql`case when email = ${change.email} then email_verified_at end`,
    })
    .where('id', '=', customerId)
    .execute();
}

/** Removes all personal data and all sign-in methods of a customer's account. */
export async function anonymizeCustomer(trx: Transaction, customerId: number): Promise<void> {
  await trx
    .updateTable('customers')
    .set({
      status: 'deleted',
      deleted_at: sql`now()`,
      f_name: '',
      l_name: '',
      phone: null,
      email: null,
      phone_verified_at: null,
      email_verified_at: null,
      password_hash: null,
      image: null,
      welcome_until: null,
    })
    .where('id', '=', customerId)
    .execute();
  await trx.deleteFrom('sessions').where('customer_id', '=', customerId).execute();
  await trx.deleteFrom('identities').where('customer_id', '=', customerId).execute();
  await trx.deleteFrom('one_time_codes').where('customer_id', '=', customerId).execute();
  await trx.deleteFrom('pending_steps').where('customer_id', '=', customerId).execute();
}
