import { sql } from 'kysely';
import type { Api } from '../../platform/api.ts';

const COUNT_WORDS = 'count-search-words';

/** New words are learned when they are written; at night they are counted anew, and those that are gone are forgotten. Called once, while the API is composed. */
export function defineWordCount({ jobs, db }: Pick<Api, 'jobs' | 'db'>): void {
  jobs.define(COUNT_WORDS, async () => {
    await db.transaction().execute(async (trx) => {
      await sql`set local statement_timeout = 0`.execute(trx);
      await sql`select refresh_search_words()`.execute(trx);
    });
  });
  jobs.every('20 22 * * *', COUNT_WORDS);
}
