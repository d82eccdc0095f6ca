import { sql } from 'kysely';
import type { Api } from '../../platform/api.ts';

const COUNT_WORDS = 'count-search-words';
const MARK_FRONT = 'mark-front-items';

/**
 * Refreshes the search dictionary every night: counts words, removes unused ones, and marks the most ordered items as front items. New
 * words are added when they are written, without this job. Called once, while the API is composed.
 */
export function defineWordCount({ jobs, db }: Pick<Api, 'jobs' | 'db'>): void {
  jobs.define(COUNT_WORDS, 'chores', async () => {
    await db.transaction().execute(async (trx) => {
      await sql`set local statement_timeout = 0`.execute(trx);
      await sql`select refresh_search_words()`.execute(trx);
    });
  });
  jobs.every('20 22 * * *', COUNT_WORDS);
  jobs.define(MARK_FRONT, 'chores', async () => {
    await db.transaction().execute(async (trx) => {
      await sql`set local statement_timeout = 0`.execute(trx);
      await sql`select mark_front_items()`.execute(trx);
    });
  });
  jobs.every('40 22 * * *', MARK_FRONT);
}
