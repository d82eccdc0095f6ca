import { sql } from 'kysely';
import type { Database } from '../src/platform/db/database.ts';

/**
 * What is counted in windows of so many seconds, e.g. in an hour, shows in a test only while that window lasts. Where it ended meanwhile by the
 * database's clock, `attempt` is made once more with nothing counted.
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
