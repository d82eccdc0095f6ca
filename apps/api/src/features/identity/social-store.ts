import type { Transaction } from '../../platform/db/database.ts';
import { refuse } from '../../platform/http/problem.ts';
import type { Social } from './proofs.ts';
import { LINKING } from './refusing-endpoints.ts';

/** Customer linked to a provider's user. */
export async function findLinked(trx: Transaction, { medium, subject }: Social): Promise<number | undefined> {
  const row = await trx
    .selectFrom('identities')
    .where('provider', '=', medium)
    .where('subject', '=', subject)
    .select('customer_id')
    .executeTakeFirst();
  return row?.customer_id;
}

/** Links a provider's user to this account alone. */
export async function linkSocial(trx: Transaction, customerId: number, { medium, subject }: Social): Promise<void> {
  await trx
    .insertInto('identities')
    .values({ provider: medium, subject, customer_id: customerId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  if ((await findLinked(trx, { medium, subject, name: '' })) !== customerId) throw refuse(LINKING, 'step-expired');
}
