import type { Commission } from '@bozor/contract/operator/earnings.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import { commissionPercent } from '../stores/commission-percent.ts';

interface Moment {
  readonly now: Date;
  /** The rate of stores without their own. */
  readonly usualPercent: number;
}

interface CommissionRow {
  readonly percent: number | null;
  readonly next_percent: number | null;
  readonly next_at: Date | null;
}

/** The rate of a store at a moment, and the one that is planned. */
export async function readCommission(db: Database, storeId: number, { now, usualPercent }: Moment): Promise<Commission | undefined> {
  const { rows } = await sql<CommissionRow>`
    select (${commissionPercent(now)})::float8 as percent, commission_next_percent::float8 as next_percent,
      case when commission_next_at > ${now}::timestamptz then commission_next_at end as next_at
    from stores s where id = ${storeId}`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const rate = (own: number | null) => ({ percent: own ?? usualPercent, is_own: own !== null });
  return {
    ...rate(row.percent),
    usual_percent: usualPercent,
    next: row.next_at && { ...rate(row.next_percent), at: row.next_at.toISOString() },
  };
}
