import type { Values } from './fill-message.ts';

/** A moment in words: an hour, a day of the week from Monday as 0, and a day of the year. */
interface Said {
  readonly time: string;
  readonly weekday: number;
  readonly date: string;
}

/** An hour some days from now, as it stands within a sentence. A week from now the weekday would be that of today. */
export function writeWhen(days: number, { time, weekday, date }: Said, t: (source: string, values: Values) => string): string {
  if (days <= 0) return t('at {time}', { time });
  if (days === 1) return t('tomorrow at {time}', { time });
  if (days > 6) return t('on {date} at {time}', { date, time });
  return t('on {weekday, select, 0 {Monday} 1 {Tuesday} 2 {Wednesday} 3 {Thursday} 4 {Friday} 5 {Saturday} other {Sunday}} at {time}', {
    weekday,
    time,
  });
}
