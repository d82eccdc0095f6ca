import { sql } from 'kysely';
import type { Api } from '../../platform/api.ts';
import type { Database } from '../../platform/db/database.ts';
import { priceNextStore } from './store.ts';

const PRICE_STORES = 'price-stores';

/** Keeps the prices of stores anew whose discount started or ended; until then lists reckon theirs. Store by store, so that none is held up by all. */
export async function priceStores(db: Database, now: Date): Promise<void> {
  const priceNext = () =>
    db.transaction().execute(async (trx) => {
      await sql`set local statement_timeout = 0`.execute(trx);
      return priceNextStore(trx, now);
    });
  while (await priceNext());
}

/** Every minute. Called once, while the API is composed. */
export function definePricing({ jobs, db, adapters: { clock } }: Pick<Api, 'jobs' | 'db' | 'adapters'>): void {
  jobs.define(PRICE_STORES, 'chores', async () => priceStores(db, clock.now()));
  jobs.every('* * * * *', PRICE_STORES);
}
