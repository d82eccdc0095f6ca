import { sql, type RawBuilder } from 'kysely';

/** Minutes that the store `s` adds to its preparation at a moment, because it is busy. */
export const extraMinutes = (now: Date): RawBuilder<number> =>
  sql`case when s.busy_until <= ${now}::timestamptz then 0 else s.extra_prep_minutes end`;
