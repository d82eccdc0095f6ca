import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { inBatches } from '../db/in-batches.ts';
import type { Jobs } from '../jobs/jobs.ts';

/** Rate limit of tries per window, counted in the database: the same for all processes and after restarts. */
export interface TryLimit {
  /** Key of the counter, e.g. `track:418207935`. */
  readonly bucket: string;
  readonly limit: number;
  readonly seconds: number;
}

/**
 * Counts one try in each bucket, atomically, so that concurrent calls cannot slip through together. Returns the seconds to wait when a
 * bucket is over its limit. Windows are fixed by the database's clock.
 */
export async function countTries(db: Database, limits: readonly TryLimit[]): Promise<{ readonly waitSeconds: number | undefined }> {
  const { rows } = await sql<{ bucket: string; count: number; left: number }>`
    insert into rate_counters (bucket, window_starts_at, window_ends_at, count)
    select bucket, starts_at, starts_at + make_interval(secs => seconds), 1
    from unnest(${limits.map(({ bucket }) => bucket)}::text[], ${limits.map(({ seconds }) => seconds)}::int[]) as wanted (bucket, seconds),
      lateral (select to_timestamp(floor(extract(epoch from now()) / seconds) * seconds) as starts_at) as win
    order by bucket
    on conflict (bucket, window_starts_at) do update set count = rate_counters.count + 1
    returning bucket, count, ceil(extract(epoch from window_ends_at - now()))::int as left`.execute(db);
  const over = rows.filter(({ bucket, count }) => count > limits.find((each) => each.bucket === bucket)!.limit);
  return { waitSeconds: over.length === 0 ? undefined : Math.max(...over.map(({ left }) => left)) };
}

/** Takes counted tries back, because they were legitimate. */
export async function clearTries(db: Database, buckets: readonly string[]): Promise<void> {
  await sql`update rate_counters set count = count - 1 where bucket = any(${[...buckets]}::text[]) and window_ends_at > now() and count > 0`.execute(
    db,
  );
}

/** Deletes old windows. Called once, while the API is composed. */
export function defineSweeping(jobs: Jobs, db: Database): void {
  jobs.define('sweep-rate-counters', 'chores', () =>
    inBatches((most) =>
      sql`delete from rate_counters where (bucket, window_starts_at) in (
        select bucket, window_starts_at from rate_counters where window_ends_at < now() order by window_ends_at limit ${most} for update skip locked)`.execute(
        db,
      ),
    ),
  );
  jobs.every('7 * * * *', 'sweep-rate-counters');
}
