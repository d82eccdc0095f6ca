import { text } from '@bozor/web/i18n/text.ts';

/** Names of the weekdays, Monday first. */
export const WEEKDAYS = [
  text('Monday'),
  text('Tuesday'),
  text('Wednesday'),
  text('Thursday'),
  text('Friday'),
  text('Saturday'),
  text('Sunday'),
] as const;
