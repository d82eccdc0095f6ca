import { slotWindow } from '@bozor/domain/checkout/eta-window.ts';
import { orderSlots, slotAt, soonestTime, type OrderTimesInput, type TimeProblem } from '@bozor/domain/stores/order-times.ts';
import { refuse } from '../../platform/http/problem.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { deliveryTermsOf } from '../stores/delivery-terms.ts';
import { timesOf } from '../stores/open-state-of.ts';
import { ObstacleList, way } from './obstacles.ts';
import type { PreparedOrder, WayPast } from './prepared-order.ts';
import { PRICING, PRICING_GOODS } from './refusing-endpoints.ts';
import type { WantedGoods } from './wanted-goods.ts';

interface Wanted {
  readonly settings: Settings;
  readonly orderType: 'delivery' | 'take_away';
  readonly distanceMetres: number;
  readonly scheduleAt: string | undefined;
  readonly now: Date;
}

/** When the order can be had, and the time that was asked for: now, or a slot. A time that is not possible is an obstacle. */
export function timesOfOrder(
  goods: Pick<WantedGoods, 'store' | 'lines'>,
  { settings, orderType, distanceMetres, scheduleAt, now }: Wanted,
  obstacles: ObstacleList,
): Pick<PreparedOrder, 'eta' | 'scheduleAt' | 'times'> {
  const { row } = goods.store;
  const { preparationMinutes, load } = deliveryTermsOf(row, settings);
  const input: OrderTimesInput = {
    ...timesOf(row),
    isActive: row.is_active,
    isAccepting: row.is_accepting,
    takesLater: row.schedule_order,
    lastOrderMinutes: row.last_order_minutes ?? undefined,
    nowMs: now.getTime(),
    timezone: row.timezone,
    items: goods.lines.map(({ item }) => item.sellable),
    orderType,
    distanceMetres,
    preparationMinutes,
    load,
  };
  const slots = orderSlots(input);
  const later = slots.slice(0, 1).map(({ startsAtMs }) => way('schedule', { schedule_at: new Date(startsAtMs).toISOString() }));
  const soonest = soonestTime(input);
  const notNow = new ObstacleList();
  if (!soonest.ok) add(notNow, goods, soonest, later);
  const times = { soonest: soonest.ok ? soonest.value : undefined, notNow: notNow.found, slots };
  if (scheduleAt === undefined) {
    obstacles.found.push(...notNow.found);
    return { times, eta: times.soonest, scheduleAt: undefined };
  }
  const slot = slotAt(input, Date.parse(scheduleAt));
  if (slot.ok) return { times, eta: slotWindow(slot.value), scheduleAt: new Date(slot.value.startsAtMs) };
  add(obstacles, goods, slot, later);
  return { times, eta: undefined, scheduleAt: undefined };
}

function add(obstacles: ObstacleList, { lines }: Pick<WantedGoods, 'lines'>, problem: TimeProblem, later: readonly WayPast[]): void {
  const field = 'schedule_at';
  if (problem.problem !== 'not-available-now') return obstacles.add(refuse(PRICING_GOODS, problem.problem, { field }), later);
  for (const index of problem.indexes) {
    const { lineId, item } = lines[index]!;
    const { name } = item.row;
    obstacles.add(refuse(PRICING, 'not-available-now', { field, values: { name } }), [...later, way('remove')], { id: lineId, name });
  }
}
