import { dateAfter, instantOf, weekdayAfter } from '../time/days.ts';
import { localTime } from '../time/local-time.ts';
import type { TimeZone, Weekday } from '../time/local-time.ts';
import { MINUTES_A_DAY } from './daily-window.ts';

/**
 * One opening of a store, in minutes of the day; a day may have several. A closing time not after the opening runs past midnight; 0 to 1440
 * is all day.
 */
interface OpenPeriod {
  readonly weekday: Weekday;
  readonly opensAtMinute: number;
  readonly closesAtMinute: number;
}

/** Weekly openings in any order. Empty means never open. */
export type WeeklyHours = readonly OpenPeriod[];

/** An interval in which a store is open, in ms since 1970; the end is exclusive. */
export interface OpenInterval {
  readonly opensAtMs: number;
  readonly closesAtMs: number;
}

/** A closure (holiday or other pause) in ms since 1970, which overrides the hours; the end is exclusive. */
interface Closure {
  readonly startsAtMs: number;
  readonly endsAtMs: number;
}

/** Opening times of a store: its week and its known closures. */
export interface StoreTimes {
  readonly hours: WeeklyHours;
  readonly closures: readonly Closure[];
}

/** Input of a store's open state. `isActive` is the operator's switch, `isAccepting` the store's own ("closed for now"). */
export interface StoreAvailability extends StoreTimes {
  readonly isActive: boolean;
  readonly isAccepting: boolean;
}

/** Open state of a store, in ms since 1970. `opensAtMs` is the next opening within 7 days, if any. */
export type StoreState =
  | { readonly isOpen: true; readonly closesAtMs: number }
  | { readonly isOpen: false; readonly reason: 'inactive' | 'paused' | 'closed'; readonly opensAtMs?: number | undefined };

/** An instant, and the time zone of the store's clock. */
export interface StoreMoment {
  readonly nowMs: number;
  readonly timezone: TimeZone;
}

/**
 * Returns whether a store is open, and until when, or when it opens next. An inactive store has no next opening; a paused one opens at its
 * next period.
 * @example storeState(store, { nowMs, timezone: 'Asia/Tashkent' }) // { isOpen: false, reason: 'closed', opensAtMs }
 */
export function storeState({ isActive, isAccepting, ...times }: StoreAvailability, moment: StoreMoment): StoreState {
  if (!isActive) return { isOpen: false, reason: 'inactive' };
  const intervals = openIntervals(times, moment, 8);
  const current = intervals.find((each) => each.opensAtMs <= moment.nowMs);
  const next = intervals.find((each) => each.opensAtMs > moment.nowMs);
  if (!isAccepting) return { isOpen: false, reason: 'paused', opensAtMs: next?.opensAtMs };
  if (current) return { isOpen: true, closesAtMs: current.closesAtMs };
  return { isOpen: false, reason: 'closed', opensAtMs: next?.opensAtMs };
}

/**
 * Returns the open intervals from now on, for a number of days from today, in order. Touching and overlapping intervals are joined;
 * closures are cut out.
 * @example openIntervals({ hours, closures }, { nowMs, timezone: 'Asia/Tashkent' }, 7)[0]?.closesAtMs
 */
export function openIntervals({ hours, closures }: StoreTimes, { nowMs, timezone }: StoreMoment, days: number): OpenInterval[] {
  const today = localTime(nowMs, timezone);
  const intervals: OpenInterval[] = [];
  // Yesterday's periods may run past midnight into today.
  for (let day = -1; day < days; day++) {
    const weekday = weekdayAfter(today.weekday, day);
    const date = dateAfter(today.date, day);
    for (const { weekday: openWeekday, opensAtMinute, closesAtMinute } of hours) {
      if (openWeekday !== weekday) continue;
      const closesAt = closesAtMinute > opensAtMinute ? closesAtMinute : closesAtMinute + MINUTES_A_DAY;
      intervals.push({ opensAtMs: instantOf(date, opensAtMinute, timezone), closesAtMs: instantOf(date, closesAt, timezone) });
    }
  }
  return closures.reduce(without, joined(intervals)).filter((each) => each.closesAtMs > nowMs);
}

function without(intervals: OpenInterval[], { startsAtMs, endsAtMs }: Closure): OpenInterval[] {
  return intervals.flatMap(({ opensAtMs, closesAtMs }) =>
    [
      { opensAtMs, closesAtMs: Math.min(closesAtMs, startsAtMs) },
      { opensAtMs: Math.max(opensAtMs, endsAtMs), closesAtMs },
    ].filter((rest) => rest.closesAtMs > rest.opensAtMs),
  );
}

function joined(intervals: OpenInterval[]): OpenInterval[] {
  const result: OpenInterval[] = [];
  for (const next of intervals.toSorted((one, other) => one.opensAtMs - other.opensAtMs)) {
    const last = result.at(-1);
    if (last && next.opensAtMs <= last.closesAtMs) {
      result[result.length - 1] = { opensAtMs: last.opensAtMs, closesAtMs: Math.max(last.closesAtMs, next.closesAtMs) };
    } else {
      result.push(next);
    }
  }
  return result;
}
