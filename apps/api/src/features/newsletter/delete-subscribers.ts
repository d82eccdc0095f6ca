import { sql } from 'kysely';
import type { Transaction } from '../../platform/db/database.ts';

export async function deleteSubscribers(trx: Transaction, addresses: readonly string[]): Promise<void> {
  await trx
    .deleteFrom('newsletter_subscribers')
    .where(sql<boolean>`email = any(${[...addresses]})`)
    .execute();
}
