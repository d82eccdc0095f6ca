import { sql } from 'kysely';
import type { Database } from '../src/platform/db/database.ts';

/** Returns whether any connection to this database waits for a lock. */
export async function waitsForLock(db: Database): Promise<boolean> {
  const { rows } = await sql<{ waits: boolean }>`
    select exists (select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock') as waits`.execute(db);
  return rows[0]!.waits;
}
