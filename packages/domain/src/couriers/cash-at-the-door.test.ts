import { describe, expect, it } from 'vitest';
import type { Minor } from '../money/minor.ts';
import { cashToCollect, changeFor } from './cash-at-the-door.ts';

const minor = (amount: number) => amount as Minor;

it.each([
  ['a cash order', { paysCash: true, isPaid: false, walletMinor: minor(0) }, 61_400],
  ['the part that the wallet did not pay', { paysCash: true, isPaid: false, walletMinor: minor(20_000) }, 41_400],
  ['nothing for one that is paid already', { paysCash: true, isPaid: true, walletMinor: minor(0) }, 0],
  ['nothing for one that is paid online', { paysCash: false, isPaid: false, walletMinor: minor(0) }, 0],
])('a courier collects %s', (_name, money, expected) => {
  expect(cashToCollect({ ...money, totalMinor: minor(61_400) })).toBe(expected);
});

describe('at the door', () => {
  it.each([
    ['the exact amount needs no change', 61_400, 61_400, { ok: true, value: 0 }],
    ['a note gives change', 61_400, 100_000, { ok: true, value: 38_600 }],
    ['a part is refused', 61_400, 61_399, { ok: false, problem: 'cash-too-little', dueMinor: 61_400 }],
    ['no amount is refused', 61_400, undefined, { ok: false, problem: 'cash-required', dueMinor: 61_400 }],
    ['nothing is due, so nothing is asked', 0, undefined, { ok: true, value: 0 }],
    ['nothing is due, so nothing is changed', 0, 5_000, { ok: true, value: 0 }],
  ])('%s', (_name, due, received, expected) => {
    expect(changeFor({ dueMinor: minor(due), receivedMinor: received === undefined ? undefined : minor(received) })).toEqual(expected);
  });
});
