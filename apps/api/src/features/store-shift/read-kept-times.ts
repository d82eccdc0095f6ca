import type { KeptTime } from '@bozor/contract/store/shift.ts';
import { KEPT_ORDERS_A_DAY, keptTimes, lastParts, partOfWeek, type ReadyOrder } from '@bozor/domain/orders/staff/kept-times.ts';
import type { Locale } from '@bozor/domain/words/locale.ts';
import { sql } from 'kysely';
import type { Api } from '../../platform/api.ts';
import type { Database } from '../../platform/db/database.ts';
import { localized } from '../../platform/db/localized-column.ts';
import type { Staff } from '../../platform/http/actor.ts';
import { mayStore } from './policies.ts';
import { readProposedMinutes } from '../stores/read-proposed-minutes.ts';

/** Bounds the stores of one person. */
const MOST_STORES = 50;

interface StoreRow {
  readonly id: number;
  readonly name: string;
  readonly timezone: string;
}

/** How each store of a person keeps the times that it says, at this time of this weekday. */
export async function readKeptTimes(
  { db, adapters: { clock } }: Pick<Api, 'db' | 'adapters'>,
  staff: Staff,
  locale: Locale,
): Promise<{ stores: KeptTime[] }> {
  const now = clock.now();
  const { rows: stores } = await sql<StoreRow>`
    select s.id, ${localized('s.name', locale)} as name, s.timezone from stores s
    where s.id in (select id from stores where ${mayStore(staff, 'pause')}) order by s.id limit ${MOST_STORES}`.execute(db);
  const ids = stores.map(({ id }) => id);
  const [proposed, orders] = await Promise.all([readProposedMinutes(db, ids, now), readReadyOrders(db, stores, now)]);
  return {
    stores: stores.map(({ id, name, timezone }) => {
      const { weekday, fromHour } = partOfWeek(now.getTime(), timezone);
      const { minutes, isChosen } = proposed.get(id)!;
      const kept = keptTimes(orders.get(id) ?? []);
      return {
        store: id,
        name,
        weekday,
        from_hour: fromHour,
        proposed_minutes: minutes,
        is_chosen: isChosen,
        kept: kept
          ? {
              orders: kept.orders,
              late: kept.late,
              said_minutes: kept.saidMinutes,
              took_minutes: kept.tookMinutes,
              fitting_minutes: kept.fittingMinutes,
            }
          : null,
      };
    }),
  };
}

interface OrderRow {
  readonly store_id: number;
  readonly confirmed_at: Date;
  readonly handover_at: Date;
  readonly said_by: Date;
}

/**
 * Orders that became ready in the last such parts of the week. Each span is a scan of the index by store and time of readiness, so the cost
 * does not grow with the history. A store that postponed an order is held to what it said first.
 */
async function readReadyOrders(db: Database, stores: readonly StoreRow[], now: Date): Promise<ReadonlyMap<number, ReadyOrder[]>> {
  const spans = stores.flatMap(({ id, timezone }) => lastParts(now.getTime(), timezone).map((span) => ({ id, ...span })));
  if (spans.length === 0) return new Map();
  const instants = (of: (span: (typeof spans)[number]) => number) => spans.map((span) => new Date(of(span)));
  const { rows } = await sql<OrderRow>`
    select span.store_id, o.confirmed_at, o.handover_at, coalesce((
      select (a.details->>'before')::timestamptz from order_acts a where a.order_id = o.id and a.kind = 'time_told' order by a.id limit 1
    ), o.ready_by) as said_by
    from unnest(${spans.map(({ id }) => id)}::bigint[], ${instants(({ startsAtMs }) => startsAtMs)}::timestamptz[],
      ${instants(({ endsAtMs }) => endsAtMs)}::timestamptz[]) as span(store_id, starts_at, ends_at)
    cross join lateral (
      select id, confirmed_at, handover_at, ready_by from orders
      where store_id = span.store_id and handover_at >= span.starts_at and handover_at < span.ends_at
        and handover_at is not null and schedule_at is null and confirmed_at is not null and ready_by is not null
      order by handover_at desc limit ${KEPT_ORDERS_A_DAY}) o`.execute(db);
  return Map.groupBy(
    rows.map((row) => ({
      storeId: row.store_id,
      acceptedAtMs: row.confirmed_at.getTime(),
      saidByMs: row.said_by.getTime(),
      readyAtMs: row.handover_at.getTime(),
    })),
    ({ storeId }) => storeId,
  );
}
