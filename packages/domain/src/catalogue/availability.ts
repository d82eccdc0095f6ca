import { dateAfter, instantOf } from '../time/days.ts';
import { localTime } from '../time/local-time.ts';
import type { TimeZone } from '../time/local-time.ts';
import { isInWindow } from '../stores/daily-window.ts';
import type { DailyWindow } from '../stores/daily-window.ts';
import { isCampaignItem } from './item.ts';
import type { SellableItem } from './item.ts';

/**
 * Availability of an item at an instant. `outside-hours` carries the window of its hours; `orderable` is true when the store accepts it for
 * later.
 */
export type Availability =
  | { readonly state: 'available' }
  | { readonly state: 'outside-hours'; readonly orderable: boolean; readonly window: DailyWindow }
  | { readonly state: 'not-started'; readonly startsAtMs: number }
  | { readonly state: 'over'; readonly endedAtMs: number };

/** An instant, and the time zone of the store's clock. */
interface Moment {
  readonly nowMs: number;
  readonly timezone: TimeZone;
}

/**
 * Returns the availability of an item at an instant, from its daily hours on the store's clock and, for campaign items, its dates (item-25
 * to item-27).
 * Dates are checked first. The end of a window or a campaign is exclusive. A campaign item outside its hours cannot be ordered for later.
 * @example availabilityOf(breakfast, { nowMs, timezone: 'Asia/Tashkent' }) // { state: 'outside-hours', orderable: false, window }
 */
export function availabilityOf(
  item: Pick<SellableItem, 'availableTime' | 'availableDates' | 'scheduleOrder'>,
  { nowMs, timezone }: Moment,
): Availability {
  const { availableDates: dates, availableTime: window } = item;
  if (dates && nowMs < dates.startsAtMs) return { state: 'not-started', startsAtMs: dates.startsAtMs };
  if (dates && nowMs >= dates.endsAtMs) return { state: 'over', endedAtMs: dates.endsAtMs };
  if (window && !isInWindow(window, localTime(nowMs, timezone).minuteOfDay)) {
    return { state: 'outside-hours', orderable: item.scheduleOrder && !isCampaignItem(item), window };
  }
  return { state: 'available' };
}

/**
 * Returns whether the item can be added to the cart or bought, now or for later (item-25 to item-27).
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
 * Returns the instant when an unavailable item is available next, in ms since 1970. `undefined` when it is available now, and when it never
 * is again: the dates of its campaign end before its hours begin.
 * @example nextAvailableMs(breakfast, availabilityOf(breakfast, moment), moment) // tomorrow at 07:00, when it is 15:00
 */
export function nextAvailableMs(
  { availableDates: dates }: Pick<SellableItem, 'availableDates' | 'availableTime'>,
  availability: Availability,
  { nowMs, timezone }: Moment,
): number | undefined {
  if (availability.state === 'not-started') return availability.startsAtMs;
  if (availability.state !== 'outside-hours') return undefined;
  const { minuteOfDay, date } = localTime(nowMs, timezone);
  const start = availability.window.startsAtMinute;
  const atMs = instantOf(start > minuteOfDay ? date : dateAfter(date, 1), start, timezone);
  return dates && atMs >= dates.endsAtMs ? undefined : atMs;
}
