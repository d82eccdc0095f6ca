import { sql } from 'kysely';
import type { Api } from '../../platform/api.ts';
import type { Database } from '../../platform/db/database.ts';
import { priceNextStore } from './store.ts';

const PRICE_STORES = 'price-stores';

/**
 * Refreshes the stored prices of stores whose discount has started or ended. Until then, lists calculate them. Each store has a transaction
 * of its own, so that no store waits for all the others.
 */
export async function priceStores(db: Database, now: Date): Promise<void> {
  const priceNext = () =>
    db.transaction().execute(async (trx) => {
      await sql`set local statement_timeout = 0`.execute(trx);
      return priceNextStore(trx, now);
    });
  while (await priceNext());
}

/** Runs every minute. Called once, while the API is composed. */
export function definePricing({ jobs, db, adapters: { clock } }: Pick<Api, 'jobs' | 'db' | 'adapters'>): void {
  jobs.define(PRICE_STORES, 'chores', async () => priceStores(db, clock.now()));
  jobs.every('* * * * *', PRICE_STORES);
}
