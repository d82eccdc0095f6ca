import type { Transaction } from '../../platform/db/database.ts';

/** Stores a new customer's referrer. */
export async function recordReferral(trx: Transaction, referredId: number, referrerId: number): Promise<void> {
  await trx.insertInto('referrals').values({ referred_id: referredId, referrer_id: referrerId }).execute();
}
