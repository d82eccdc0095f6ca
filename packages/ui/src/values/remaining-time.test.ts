import { expect, test } from 'vitest';
import { remainingTime } from './remaining-time.ts';

const second = 1000;
const hour = 3600 * second;

test.each([
  ['a day and more', 28 * hour + 28 * 60 * second + 51 * second, '01:04:28:51', false],
  ['less than a minute', 9 * second, '00:00:00:09', false],
  ['a started second counts whole', 1, '00:00:00:01', false],
  ['the moment itself', 0, '00:00:00:00', true],
  ['the past', -hour, '00:00:00:00', true],
  ['more than 99 days', 100 * 24 * hour, '100:00:00:00', false],
])('splits %s [camp-01]', (_name, leftMs, parts, over) => {
  const time = remainingTime(leftMs, 0);
  expect([time.days, time.hours, time.minutes, time.seconds].join(':')).toBe(parts);
  expect(time.over).toBe(over);
});
