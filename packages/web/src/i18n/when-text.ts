import type { Values } from './fill-message.ts';

/** Parts of a moment as text: time, weekday as it stands within a sentence, date. */
interface WhenParts {
  readonly time: string;
  readonly weekday: string;
  readonly date: string;
}

/** A time some days ahead, as it stands within a sentence. From seven days on the weekday would be ambiguous, so the date is used. */
export function whenText(days: number, { time, weekday, date }: WhenParts, t: (source: string, values: Values) => string): string {
  if (days <= 0) return t('at {time}', { time });
  if (days === 1) return t('tomorrow at {time}', { time });
  if (days > 6) return t('on {date} at {time}', { date, time });
  return t('on {weekday} at {time}', { weekday, time });
}
