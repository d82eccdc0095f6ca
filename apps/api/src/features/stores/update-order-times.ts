import { MINIMUM_ORDERS, loadQuantiles, plannedMinutes, type LoadQuantiles } from '@bozor/domain/checkout/eta-window.ts';
import type { Api } from '../../platform/api.ts';
import type { Database } from '../../platform/db/database.ts';
import { usualPreparation } from './delivery-terms.ts';
import { deleteOrderTimes, readPastOrders, writeOrderTimes, type PastOrderRow, type OrderTimesRow } from './store.ts';

/** Period of the orders, and the maximum number per store. */
const WEEKS = 8;
const MOST_ORDERS = 300;
/** Ratios outside this range are wrong data: "delivered" was tapped at once or a day later. */
const BELIEVABLE = { least: 0.4, most: 4 };

/** Calculates for each store how its orders' real durations compare with the plan, and its share of orders on time. */
export async function updateOrderTimes(db: Database, now: Date): Promise<void> {
  const since = new Date(now.getTime() - WEEKS * 7 * 24 * 3_600_000);
  let after = 0;
  for (;;) {
    const orders = await readPastOrders(db, { after, since, limit: MOST_ORDERS });
    const last = orders.at(-1);
    if (!last) return deleteOrderTimes(db, now);
    const byStore = Map.groupBy(orders, ({ store_id }) => store_id);
    await writeOrderTimes(
      db,
      [...byStore].flatMap(([storeId, past]) => orderTimesOf(storeId, past) ?? []),
      now,
    );
    after = last.store_id;
  }
}

/** Runs once an hour. Called once, while the API is composed. */
export function defineOrderTimes({ jobs, db, adapters: { clock } }: Api): void {
  jobs.define('count-store-pace', 'chores', async () => updateOrderTimes(db, clock.now()));
  jobs.every('23 * * * *', 'count-store-pace');
}

/** Undefined for a store with too few orders. */
function orderTimesOf(storeId: number, past: readonly PastOrderRow[]): OrderTimesRow | undefined {
  const ratios = past.map(partOfPlan).filter((ratio) => ratio >= BELIEVABLE.least && ratio <= BELIEVABLE.most);
  if (ratios.length < MINIMUM_ORDERS) return undefined;
  const onTime = past.filter(({ was_on_time }) => was_on_time).length;
  return {
    store_id: storeId,
    ...rounded(loadQuantiles(ratios)),
    on_time_percent: Math.round((100 * onTime) / past.length),
    order_count: past.length,
  };
}

function partOfPlan(order: PastOrderRow): number {
  const { order_type: orderType, distance_metres, minutes } = order;
  return minutes / plannedMinutes({ orderType, preparationMinutes: usualPreparation(order), distanceMetres: distance_metres ?? 0 });
}

const rounded = ({ early, late, latest }: LoadQuantiles): LoadQuantiles => ({
  early: hundredths(early),
  late: hundredths(late),
  latest: hundredths(latest),
});

const hundredths = (part: number) => Math.round(part * 100) / 100;
