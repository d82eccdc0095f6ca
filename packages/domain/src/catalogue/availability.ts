import { instantOf, localTime } from '../time/local-time.ts';
import { isInWindow, MINUTES_A_DAY } from '../stores/daily-window.ts';
import type { DailyWindow } from '../stores/daily-window.ts';
import { isCampaignItem } from './item.ts';
import type { SellableItem } from './item.ts';

/** Whether an item can be ordered now. `outside-hours` tells its window; `orderable` says whether the store takes it for later. */
export type Availability =
  | { readonly state: 'available' }
  | { readonly state: 'outside-hours'; readonly orderable: boolean; readonly window: DailyWindow }
  | { readonly state: 'not-started'; readonly startsAtMs: number }
  | { readonly state: 'over'; readonly endedAtMs: number };

/** An instant, and how far the store's clock is ahead of UTC. */
interface Moment {
  readonly nowMs: number;
  readonly utcOffsetMinutes: number;
}

/**
 * Whether an item can be ordered at an instant, by its daily hours on the store's clock and, for campaign items, its dates (item-25 to item-27).
 * Dates are asked first. The end of a window and of a campaign no longer belongs to it. Outside its hours a campaign sells nothing for later either.
 * @example availabilityOf(breakfast, { nowMs, utcOffsetMinutes: 300 }) // { state: 'outside-hours', orderable: false, window }
 */
export function availabilityOf(
  item: Pick<SellableItem, 'availableTime' | 'availableDates' | 'scheduleOrder'>,
  { nowMs, utcOffsetMinutes }: Moment,
): Availability {
  const { availableDates: dates, availableTime: window } = item;
  if (dates && nowMs < dates.startsAtMs) return { state: 'not-started', startsAtMs: dates.startsAtMs };
  if (dates && nowMs >= dates.endsAtMs) return { state: 'over', endedAtMs: dates.endsAtMs };
  if (window && !isInWindow(window, localTime(nowMs, utcOffsetMinutes).minuteOfDay)) {
    return { state: 'outside-hours', orderable: item.scheduleOrder && !isCampaignItem(item), window };
  }
  return { state: 'available' };
}

/**
 * Whether the item may go into the cart or be bought at once, now or for later.
 * @example isOrderable({ state: 'outside-hours', orderable: true, window }) // true
 */
export function isOrderable(availability: Availability): boolean {
  switch (availability.state) {
    case 'available':
      return true;
    case 'outside-hours':
      return availability.orderable;
    case 'not-started':
    case 'over':
      return false;
  }
}

/**
 * When an item that is not available is so next, in ms since 1970; undefined when it is now or never again: the last hours of a campaign's last day end it.
 * @example nextAvailableMs(breakfast, availabilityOf(breakfast, moment), moment) // tomorrow at 07:00, when it is 15:00
 */
export function nextAvailableMs(
  { availableDates: dates }: Pick<SellableItem, 'availableDates' | 'availableTime'>,
  availability: Availability,
  { nowMs, utcOffsetMinutes }: Moment,
): number | undefined {
  if (availability.state === 'not-started') return availability.startsAtMs;
  if (availability.state !== 'outside-hours') return undefined;
  const { minuteOfDay, dayStartsAtMs } = localTime(nowMs, utcOffsetMinutes);
  const start = availability.window.startsAtMinute;
  const atMs = instantOf(dayStartsAtMs, start > minuteOfDay ? start : start + MINUTES_A_DAY);
  return dates && atMs >= dates.endsAtMs ? undefined : atMs;
}
