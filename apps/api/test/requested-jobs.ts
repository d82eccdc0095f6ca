import { sql } from 'kysely';
import type { Database } from '../src/platform/db/database.ts';

export interface RequestedJob<Payload> {
  readonly payload: Payload;
  readonly key: string | null;
  readonly max_attempts: number;
  /** Seconds from now; null means at once. */
  readonly run_in: number | null;
}

/** Returns the jobs of a name that transactions requested and no relay has passed on. */
export async function requestedJobs<Payload = Readonly<Record<string, unknown>>>(
  db: Database,
  name: string,
): Promise<readonly RequestedJob<Payload>[]> {
  const { rows } = await sql<RequestedJob<Payload>>`
    select payload, key, max_attempts, extract(epoch from run_at - now())::float8 as run_in from requested_jobs where task = ${name} order by id`.execute(
    db,
  );
  return rows;
}

/** Returns the same jobs and removes them, for a caller that performs them. */
export async function drainRequestedJobs<Payload = Readonly<Record<string, unknown>>>(
  db: Database,
  name: string,
): Promise<readonly Payload[]> {
  const jobs = await requestedJobs<Payload>(db, name);
  await sql`delete from requested_jobs where task = ${name}`.execute(db);
  return jobs.map(({ payload }) => payload);
}
