import type { Api } from '../../platform/api.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { moveOrder } from './move-order.ts';
import { findUnansweredPrices } from './store.ts';

const BATCH = 100;

/** Lets orders go whose price nobody agreed to in time. Everything that they reserved is released with the transition. */
export async function expirePrices(api: Pick<Api, 'db'>): Promise<void> {
  for (const orderId of await findUnansweredPrices(api.db, BATCH))
    await inTransaction(api.db, (trx) =>
      moveOrder(trx, {
        orderId,
        to: 'canceled',
        from: 'price_proposed',
        by: { as: 'system' },
        note: 'Nobody agreed to the price in time.',
      }),
    );
}

/** Runs every minute. Called once, while the API is composed. */
export function defineExpiringPrices(api: Pick<Api, 'db' | 'jobs'>): void {
  api.jobs.define('expire-prices', 'chores', async () => expirePrices(api));
  api.jobs.every('* * * * *', 'expire-prices');
}
