import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/db/database.ts';
import type { Owner } from '../cart/owner.ts';

/** SQL condition: the customer `c` can still use the welcome offer. It has not expired and they have no standing order. */
export const WELCOME = sql<boolean>`(coalesce(c.welcome_until > now(), false) and not has_standing_order(c.id))`;

export async function isWelcome(db: Database | Transaction, { customer_id }: Owner): Promise<boolean> {
  if (customer_id === null) return false;
  const { rows } = await sql<{ is_welcome: boolean }>`select ${WELCOME} as is_welcome from customers c where c.id = ${customer_id}`.execute(
    db,
  );
  return rows[0]?.is_welcome ?? false;
}

/**
 * Locks the customer's row until the transaction ends, so that of concurrent first orders only one gets the welcome offer. Returns false
 * for the others.
 */
export async function reserveWelcome(trx: Transaction, owner: Owner): Promise<boolean> {
  await sql`select from customers where id = ${owner.customer_id} for no key update`.execute(trx);
  return isWelcome(trx, owner);
}
