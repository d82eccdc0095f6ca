import { done, refused, type Outcome } from '../outcome.ts';
import { dateAfter, instantOf } from '../time/days.ts';
import { localTime, type TimeZone } from '../time/local-time.ts';
import { MINUTES_A_DAY } from './daily-window.ts';
import { openIntervals, type StoreTimes, type WeeklyHours } from './store-hours.ts';

/** Why a store is closed for a while, in the order in which a form lists it. `other` needs words. */
export const CLOSURE_REASONS = ['holiday', 'repair', 'stocktaking', 'vacation', 'other'] as const;
export type ClosureReason = (typeof CLOSURE_REASONS)[number];

/** English texts of the reasons, as customers read them. */
export const CLOSURE_REASON_TEXTS = {
  holiday: 'Public holiday',
  repair: 'Repair work',
  stocktaking: 'Stocktaking',
  vacation: 'Vacation',
  other: 'Closed for another reason',
} as const satisfies Record<ClosureReason, string>;

/** Bounds of what people enter. */
export const MOST_PERIODS_A_DAY = 6;
export const MOST_CLOSURES = 60;
const LONGEST_CLOSURE_DAYS = 366;

const MINUTES_A_WEEK = 7 * MINUTES_A_DAY;
const DAY_MS = 86_400_000;

type Planned = StoreTimes['closures'][number];
export type HoursProblem = { readonly problem: 'hours-overlap' | 'closure-not-possible' | 'closures-overlap' };

/**
 * Checks what people enter: openings that do not overlap, also over midnight and from Sunday to Monday, and closures that end later than they
 * begin, after now, and one after the other.
 * @example checkHours({ hours, closures: [] }, nowMs) // { ok: true, … }
 */
export function checkHours({ hours, closures }: StoreTimes, nowMs: number): Outcome<StoreTimes, HoursProblem> {
  if (overlap(hours.flatMap(weekMinutes))) return refused({ problem: 'hours-overlap' });
  const isPossible = ({ startsAtMs, endsAtMs }: Planned) =>
    endsAtMs > startsAtMs && endsAtMs > nowMs && endsAtMs - startsAtMs <= LONGEST_CLOSURE_DAYS * DAY_MS;
  if (!closures.every(isPossible)) return refused({ problem: 'closure-not-possible' });
  if (overlap(closures.map(({ startsAtMs, endsAtMs }) => [startsAtMs, endsAtMs]))) return refused({ problem: 'closures-overlap' });
  return done({ hours, closures });
}

type Span = readonly [from: number, to: number];

/** Minutes of the week from Monday's midnight; what runs past Sunday goes on from zero. */
function weekMinutes({ weekday, opensAtMinute, closesAtMinute }: WeeklyHours[number]): Span[] {
  const start = (weekday - 1) * MINUTES_A_DAY + opensAtMinute;
  const end = (weekday - 1) * MINUTES_A_DAY + closesAtMinute + (closesAtMinute > opensAtMinute ? 0 : MINUTES_A_DAY);
  if (end <= MINUTES_A_WEEK) return [[start, end]];
  return [
    [start, MINUTES_A_WEEK],
    [0, end - MINUTES_A_WEEK],
  ];
}

function overlap(spans: readonly Span[]): boolean {
  const sorted = spans.toSorted(([one], [other]) => one - other);
  return sorted.some(([, end], index) => end > (sorted[index + 1]?.[0] ?? Infinity));
}

/**
 * Returns those moments at which a store with these times is not open.
 * @example outsideOf(times, [order.atMs], { nowMs, timezone })
 */
export function outsideOf<Moment extends { readonly atMs: number }>(
  times: StoreTimes,
  moments: readonly Moment[],
  timezone: TimeZone,
): Moment[] {
  return moments.filter(({ atMs }) => {
    const [current] = openIntervals(times, { nowMs: atMs, timezone }, 1);
    return !current || current.opensAtMs > atMs;
  });
}

/**
 * Returns the closures that leave only some hours of a day open. A time until midnight or earlier than the opening ends on the next day.
 * @example closuresOfShortDay({ date: '2026-12-31', opensAtMinute: 600, closesAtMinute: 900 }, 'Asia/Tashkent') // before 10:00, after 15:00
 */
export function closuresOfShortDay(
  { date, opensAtMinute, closesAtMinute }: { readonly date: string; readonly opensAtMinute: number; readonly closesAtMinute: number },
  timezone: TimeZone,
): Planned[] {
  const at = (minute: number) => instantOf(date, minute, timezone);
  const [startMs, endMs] = [at(0), instantOf(dateAfter(date, 1), 0, timezone)];
  const parts = [
    { startsAtMs: startMs, endsAtMs: at(opensAtMinute) },
    ...(closesAtMinute > opensAtMinute ? [{ startsAtMs: at(closesAtMinute), endsAtMs: endMs }] : []),
  ];
  return parts.filter(({ startsAtMs, endsAtMs }) => endsAtMs > startsAtMs);
}

/**
 * Reads what a field of date and time has, on the clock of a store; undefined for anything else.
 * @example instantOfField('2026-12-31T10:00', 'Asia/Tashkent')
 */
export function instantOfField(value: string, timezone: TimeZone): number | undefined {
  const match = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})/.exec(value);
  return match ? instantOf(match[1]!, Number(match[2]) * 60 + Number(match[3]), timezone) : undefined;
}

/**
 * Writes an instant for a field of date and time, on the clock of a store.
 * @example fieldOfInstant(nowMs, 'Asia/Tashkent') // '2026-11-20T15:00'
 */
export function fieldOfInstant(instantMs: number, timezone: TimeZone): string {
  const { date, minuteOfDay } = localTime(instantMs, timezone);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date}T${two(Math.floor(minuteOfDay / 60))}:${two(minuteOfDay % 60)}`;
}
