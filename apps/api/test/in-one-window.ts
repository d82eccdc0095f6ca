import { sql } from 'kysely';
import type { Database } from '../src/platform/db/database.ts';

/**
 * Runs `attempt` within one window of a rate limit. Counts last only until the end of their window; when it ended meanwhile by the
 * database's clock, `attempt` runs once more with an empty count.
 */
export async function inOneWindow<Seen>(db: Database, seconds: number, attempt: () => Promise<Seen>): Promise<Seen> {
  const before = await windowOf(db, seconds);
  const seen = await attempt();
  if ((await windowOf(db, seconds)) === before) return seen;
  await db.deleteFrom('rate_counters').execute();
  return attempt();
}

async function windowOf(db: Database, seconds: number): Promise<number> {
  const { rows } = await sql<{ at: number }>`select floor(extract(epoch from now()) / ${seconds})::int as at`.execute(db);
  return rows[0]!.at;
}
