import { describe, expect, test } from 'vitest';
import { countdown } from './countdown.ts';
import { isSoldOut, stockProgress } from './stock-progress.ts';

describe('countdown', () => {
  test.each([
    [
      'days, hours, minutes and seconds',
      ((2 * 24 + 3) * 60 + 4) * 60_000 + 5000,
      { days: 2, hours: 3, minutes: 4, seconds: 5, isOver: false },
    ],
    ['a begun second as whole', 1, { days: 0, hours: 0, minutes: 0, seconds: 1, isOver: false }],
    ['the end', 0, { days: 0, hours: 0, minutes: 0, seconds: 0, isOver: true }],
    ['what is past', -5000, { days: 0, hours: 0, minutes: 0, seconds: 0, isOver: true }],
  ])('shows %s [camp-01]', (_name, leftMs, expected) => {
    expect(countdown(1_000_000 + leftMs, 1_000_000)).toEqual(expected);
  });
});

describe('stockProgress', () => {
  test.each([
    ['part of the stock', 12, 40, 30],
    ['nothing yet', 0, 40, 0],
    ['all but one of many', 999, 1000, 99],
    ['all', 40, 40, 100],
    ['more than there was', 41, 40, 100],
    ['no stock', 0, 0, 100],
  ])('shows %s [flash-03]', (_name, sold, stock, expected) => {
    expect(stockProgress({ sold, stock })).toBe(expected);
  });
});

test('out of stock shows when nothing is available [item-33]', () => {
  expect(isSoldOut({ availableStock: 0 })).toBe(true);
  expect(isSoldOut({ availableStock: 1 })).toBe(false);
});
