import type { Transaction } from '../../platform/db/database.ts';
import type { Staff } from '../../platform/http/actor.ts';
import { mayStore } from './policies.ts';

/** Locks a store that this person may pause. */
export async function lockOwnStore(trx: Transaction, staff: Staff, storeId: number) {
  return trx
    .selectFrom('stores')
    .where('id', '=', storeId)
    .where(mayStore(staff, 'pause'))
    .select(['id', 'extra_prep_minutes', 'busy_until'])
    .forNoKeyUpdate()
    .executeTakeFirst();
}
