import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatClock, isInWindow, parseClock } from './daily-window.ts';

const window = (from: string, to: string) => ({ startsAtMinute: parseClock(from)!, endsAtMinute: parseClock(to)! });

describe('isInWindow', () => {
  test.each([
    ['the first minute', '09:00', '18:00', '09:00', true],
    ['the minute before', '09:00', '18:00', '08:59', false],
    ['the last minute', '09:00', '18:00', '17:59', true],
    ['the end', '09:00', '18:00', '18:00', false],
    ['the first minute of a window that crosses midnight', '22:00', '02:00', '22:00', true],
    ['before midnight of a window that crosses it', '22:00', '02:00', '23:59', true],
    ['after midnight of a window that crosses it', '22:00', '02:00', '01:59', true],
    ['the end of a window that crosses midnight', '22:00', '02:00', '02:00', false],
    ['noon of a window that crosses midnight', '22:00', '02:00', '12:00', false],
    ['any minute of equal ends', '08:00', '08:00', '03:00', true],
    ['the last minute of the day until 24:00', '00:00', '24:00', '23:59', true],
    ['the last minute of a window until midnight', '18:00', '00:00', '23:59', true],
    ['midnight itself of a window until midnight', '18:00', '00:00', '00:00', false],
  ])('knows %s', (_name, from, to, minute, expected) => {
    expect(isInWindow(window(from, to), parseClock(minute)!)).toBe(expected);
  });
});

describe('parseClock', () => {
  test.each([
    ['09:30', 570],
    ['00:00', 0],
    ['23:59', 1439],
    ['24:00', 1440],
    ['09:30:00', 570],
    ['24:01', undefined],
    ['12:60', undefined],
    ['9:30', undefined],
    ['109:30', undefined],
    ['09:305', undefined],
    ['09:30 pm', undefined],
    ['', undefined],
  ])('reads %j', (text, expected) => {
    expect(parseClock(text)).toBe(expected);
  });

  test('reads what formatClock writes', () => {
    fc.assert(fc.property(fc.nat(1439), (minute) => parseClock(formatClock(minute)) === minute));
    expect(formatClock(1440)).toBe('00:00');
  });
});
