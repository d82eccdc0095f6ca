import type { Weekday } from '@bozor/domain/time/local-time.ts';
import type { WeeklyHours } from '@bozor/domain/stores/store-hours.ts';

const WORKDAYS: readonly Weekday[] = [1, 2, 3, 4, 5];
const WEEKEND: readonly Weekday[] = [6, 7];
const WEEK = [...WORKDAYS, ...WEEKEND];

export const WEEKLY_HOURS = {
  day: windows(WEEK, '09:00', '23:00'),
  early: windows(WEEK, '07:00', '23:00'),
  round: windows(WEEK, '00:00', '24:00'),
  bakery: windows(WEEK, '06:00', '14:00'),
  night: windows(WEEK, '18:00', '04:00'),
  late: windows(WEEK, '10:00', '02:00'),
  cafe: [...windows(WORKDAYS, '08:00', '22:00'), ...windows(WEEKEND, '10:00', '23:00')],
  office: windows([...WORKDAYS, 6], '09:00', '20:00'),
  lunchAndDinner: [...windows(WEEK, '11:00', '15:30'), ...windows(WEEK, '17:30', '23:00')],
} as const satisfies Record<string, WeeklyHours>;

export type HoursKey = keyof typeof WEEKLY_HOURS;

/** '14:30' is 870. */
export function minuteOf(time: string): number {
  const [hours, minutes] = time.split(':').map(Number);
  return (hours ?? 0) * 60 + (minutes ?? 0);
}

function windows(weekdays: readonly Weekday[], opens: string, closes: string): WeeklyHours {
  return weekdays.map((weekday) => ({ weekday, opensAtMinute: minuteOf(opens), closesAtMinute: minuteOf(closes) }));
}
