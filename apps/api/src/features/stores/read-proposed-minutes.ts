import { partOfWeek } from '@bozor/domain/orders/staff/kept-times.ts';
import { PROPOSAL_ORDERS, proposedMinutes } from '@bozor/domain/orders/ready-time.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import { extraMinutes } from './extra-minutes.ts';

/** Minutes that a store is offered for a new order, and whether its people chose them. */
export interface Proposed {
  readonly minutes: number;
  readonly isChosen: boolean;
}

interface ProposalRow {
  readonly id: number;
  readonly timezone: string;
  readonly usual: number;
  readonly minutes: number[];
  readonly chosen: { readonly weekday: number; readonly from_hour: number; readonly minutes: number }[];
}

/** Minutes that each of these stores is offered now: those that its people chose for this part of the week, else the median of its own last orders. */
export async function readProposedMinutes(db: Database, storeIds: readonly number[], now: Date): Promise<ReadonlyMap<number, Proposed>> {
  if (storeIds.length === 0) return new Map();
  const { rows } = await sql<ProposalRow>`
    select s.id, s.timezone, (s.prep_minutes_min + s.prep_minutes_max) / 2.0::float8 + ${extraMinutes(now)} as usual, array(
      select extract(epoch from o.handover_at - o.confirmed_at)::float8 / 60 from orders o
      where o.store_id = s.id and o.handover_at is not null and o.schedule_at is null and o.confirmed_at is not null
      order by o.handover_at desc limit ${PROPOSAL_ORDERS}) as minutes,
      coalesce((select jsonb_agg(jsonb_build_object('weekday', weekday, 'from_hour', from_hour, 'minutes', minutes))
        from store_ready_minutes where store_id = s.id), '[]') as chosen
    from stores s where s.id = any(${[...storeIds]}::bigint[])`.execute(db);
  return new Map(rows.map((row) => [row.id, proposedOf(row, now)]));
}

function proposedOf({ timezone, usual, minutes, chosen }: ProposalRow, now: Date): Proposed {
  const { weekday, fromHour } = partOfWeek(now.getTime(), timezone);
  const own = chosen.find((each) => each.weekday === weekday && each.from_hour === fromHour);
  return own ? { minutes: own.minutes, isChosen: true } : { minutes: proposedMinutes(minutes, usual), isChosen: false };
}
