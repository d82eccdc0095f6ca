import { sql, type RawBuilder } from 'kysely';

/** The store's own rate of commission at a moment; null where it has that of the setting. */
export const commissionPercent = (now: Date): RawBuilder<number | null> =>
  sql`case when s.commission_next_at <= ${now}::timestamptz then s.commission_next_percent else s.commission_percent end`;
