import { sql } from 'kysely';
import type { Database } from '../db/database.ts';

const bucketOf = (account: string) => `login:${account}`;

/** Number of failed passwords in this quarter of an hour, over all processes. */
export async function failuresOf(db: Database, account: string): Promise<number> {
  const row = await db
    .selectFrom('rate_counters')
    .where('bucket', '=', bucketOf(account))
    .where('window_ends_at', '>', sql<Date>`now()`)
    .select((eb) => eb.fn.sum<number>('count').as('count'))
    .executeTakeFirst();
  return row?.count ?? 0;
}

export async function countFailure(db: Database, account: string): Promise<void> {
  await sql`
    insert into rate_counters (bucket, window_starts_at, window_ends_at, count)
    values (${bucketOf(account)}, date_bin('15 minutes', now(), timestamptz '2020-01-01'), date_bin('15 minutes', now(), timestamptz '2020-01-01') + interval '15 minutes', 1)
    on conflict (bucket, window_starts_at) do update set count = rate_counters.count + 1`.execute(db);
}

export async function clearFailures(db: Database, account: string): Promise<void> {
  await db.deleteFrom('rate_counters').where('bucket', '=', bucketOf(account)).execute();
}
