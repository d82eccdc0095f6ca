/** Minutes of the day; a window that does not close after it opens runs into the next day. A weekday (ISO: 1 is Monday) without one is closed. */
export interface OpeningWindow {
  readonly weekday: number;
  readonly opensAtMinute: number;
  readonly closesAtMinute: number;
}

const WORKDAYS = [1, 2, 3, 4, 5];
const WEEKEND = [6, 7];
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
} as const satisfies Record<string, readonly OpeningWindow[]>;

export type HoursKey = keyof typeof WEEKLY_HOURS;

/** Whether a store with these hours is open at a minute of a weekday. */
export function isOpenAt(hours: readonly OpeningWindow[], weekday: number, minuteOfDay: number): boolean {
  const yesterday = weekday === 1 ? 7 : weekday - 1;
  return hours.some(({ weekday: day, opensAtMinute, closesAtMinute }) => {
    const crossesMidnight = closesAtMinute <= opensAtMinute;
    const isOfToday = day === weekday && opensAtMinute <= minuteOfDay && (crossesMidnight || minuteOfDay < closesAtMinute);
    return isOfToday || (day === yesterday && crossesMidnight && minuteOfDay < closesAtMinute);
  });
}

/** '14:30' is 870. */
export function minuteOf(time: string): number {
  const [hours, minutes] = time.split(':').map(Number);
  return (hours ?? 0) * 60 + (minutes ?? 0);
}

function windows(weekdays: readonly number[], opens: string, closes: string): OpeningWindow[] {
  return weekdays.map((weekday) => ({ weekday, opensAtMinute: minuteOf(opens), closesAtMinute: minuteOf(closes) }));
}
