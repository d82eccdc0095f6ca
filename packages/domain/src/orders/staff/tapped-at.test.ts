import { describe, expect, it } from 'vitest';
import { believedTap, byServerClock } from './tapped-at.ts';

const at = (time: string, day = '2026-11-20') => Date.parse(`${day}T${time}:00Z`);
const NOW = at('19:10');

describe('the time of a press by the clock of the server', () => {
  it.each([
    ['is as long ago as the device says, whose clock is slow', at('12:00'), at('12:04'), at('19:06')],
    ['and fast', at('23:00'), at('23:04'), at('19:06')],
    ['is now, where it was sent before it was pressed', at('12:04'), at('12:00'), NOW],
    ['is what the device says, where it does not say when it was sent', at('19:05'), undefined, at('19:05')],
  ])('%s', (_name, tappedAtMs, sentAtMs, expected) => {
    expect(byServerClock({ tappedAtMs, sentAtMs }, NOW)).toBe(expected);
  });
});

describe('the time of a press', () => {
  it.each([
    ['is what the device says', at('19:05'), at('19:02'), at('19:05')],
    ['is never after the clock of the server', at('19:40'), at('19:02'), NOW],
    ['is never before the step before', at('18:59'), at('19:02'), at('19:02')],
    ['is at most a day ago', at('08:00', '2020-01-01'), at('08:00', '2026-11-18'), at('19:10', '2026-11-19')],
    ['is now, where the step before was taken now', at('19:05'), NOW, NOW],
    ['is now, where the step before is told to be later', at('19:05'), at('19:11'), NOW],
  ])('%s', (_name, tappedAtMs, previousMs, expected) => {
    expect(believedTap({ tappedAtMs, nowMs: NOW, previousMs })).toBe(expected);
  });
});
