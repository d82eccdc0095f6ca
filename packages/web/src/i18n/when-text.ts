import type { Values } from './fill-message.ts';

/** A moment in words: an hour, a day of the week as it stands within a sentence, and a day of the year. */
interface Said {
  readonly time: string;
  readonly weekday: string;
  readonly date: string;
}

/** An hour some days from now, as it stands within a sentence. A week from now the weekday would be that of today. */
export function whenText(days: number, { time, weekday, date }: Said, t: (source: string, values: Values) => string): string {
  if (days <= 0) return t('at {time}', { time });
  if (days === 1) return t('tomorrow at {time}', { time });
  if (days > 6) return t('on {date} at {time}', { date, time });
  return t('on {weekday} at {time}', { weekday, time });
}
