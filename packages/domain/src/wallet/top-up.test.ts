import { expect, test } from 'vitest';
import type { Minor } from '../money/minor.ts';
import { checkTopUp, topUpBonus, type TopUpBonus } from './top-up.ts';

const minor = (amount: number) => amount as Minor;
const rule = { minimumMinor: minor(10_000), maximumMinor: minor(5_000_000) };

test.each([
  ['the least', 10_000, true],
  ['the most', 5_000_000, true],
  ['less than the least', 9_999, false],
  ['more than the most', 5_000_001, false],
  ['nothing', 0, false],
  ['less than nothing', -20_000, false],
])('so much is added at once, or not: %s', (_name, amount, isFine) => {
  const outcome = checkTopUp(minor(amount), rule);
  expect(outcome).toEqual(isFine ? { ok: true, value: amount } : { ok: false, problem: 'fund-amount', ...rule });
});

const five: TopUpBonus = { type: 'percent', bonusPercent: 5, minimumMinor: minor(100_000), maximumMinor: minor(30_000) };
const gift: TopUpBonus = { type: 'amount', bonusMinor: minor(40_000), minimumMinor: minor(500_000), maximumMinor: null };

test.each([
  ['nothing without an offer', 120_000, [], 0],
  ['nothing below the least sum', 99_999, [five], 0],
  ['a part of the sum', 120_000, [five], 6_000],
  ['from the least sum on', 100_000, [five], 5_000],
  ['no more than the most', 1_000_000, [five], 30_000],
  ['an amount', 500_000, [gift], 40_000],
  ['the best of several, not their sum', 500_000, [five, gift], 40_000],
  ['the best that the sum is large enough for', 400_000, [gift, five], 20_000],
] as const)('on top comes %s', (_name, amount, bonuses, bonus) => {
  expect(topUpBonus(minor(amount), bonuses)).toBe(bonus);
});
