import { expect, test } from 'vitest';
import { utcOffsetMinutes } from './timezone.ts';

const at = (moment: string) => Date.parse(moment);

test('returns the offset of a zone from UTC', () => {
  const moment = at('2026-01-15T12:00:00Z');
  const zones = ['Asia/Tashkent', 'Asia/Kolkata', 'America/St_Johns', 'UTC'];
  expect(zones.map((zone) => utcOffsetMinutes(zone, moment))).toEqual([300, 330, -210, 0]);
});

test('knows both sides of the minute in which the clocks change, in any order', () => {
  const [winter, summer] = [at('2026-03-29T00:59:59Z'), at('2026-03-29T01:00:00Z')];
  const moments = [winter, summer, winter, summer + 59_000, summer];
  expect(moments.map((moment) => utcOffsetMinutes('Europe/Berlin', moment))).toEqual([60, 120, 60, 120, 120]);
});
