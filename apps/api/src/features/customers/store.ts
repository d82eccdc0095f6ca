import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/db/database.ts';

export interface KnownCustomer {
  readonly f_name: string;
  readonly l_name: string;
  readonly phone: string | null;
  readonly email: string | null;
  readonly image: string | null;
  readonly is_phone_verified: boolean;
  readonly is_email_verified: boolean;
}

/** Initial values of the profile form. */
export async function findCustomer(db: Database, customerId: number): Promise<KnownCustomer | undefined> {
  return knownCustomer(db, customerId).executeTakeFirst();
}

/** Like `findCustomer`, and locks the row until the transaction ends. */
export async function lockCustomer(trx: Transaction, customerId: number): Promise<KnownCustomer | undefined> {
  return knownCustomer(trx, customerId).forUpdate().executeTakeFirst();
}

function knownCustomer(db: Database, customerId: number) {
  return db
    .selectFrom('customers')
    .where('id', '=', customerId)
    .where('status', '=', 'active')
    .select([
      'f_name',
      'l_name',
      'phone',
      'email',
      'image',
      sql<boolean>`phone_verified_at is not null`.as('is_phone_verified'),
      sql<boolean>`email_verified_at is not null`.as('is_email_verified'),
    ]);
}

/** An order is open while it is under way or a refund of it is pending. */
export async function hasOpenOrder(db: Database, customerId: number): Promise<boolean> {
  const { rows } = await sql<{ is_open: boolean }>`
    select exists (select from orders where customer_id = ${customerId} and ended_as is null)
      or exists (select from order_counts where customer_id = ${customerId} and kind = 'refund_requested' and orders > 0) as is_open`.execute(
    db,
  );
  return rows[0]!.is_open;
}
