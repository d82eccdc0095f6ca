import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { money } from '../testing/build-item.ts';
import { fromJsonAmount, nearestMinor, toJsonAmount } from './json-amount.ts';

describe('fromJsonAmount', () => {
  test.each([
    ['a whole number without digits', 14900, 0, { ok: true, value: 14900 }],
    ['a decimal number', 12.5, 2, { ok: true, value: 1250 }],
    ['a number that doubles can not hold', 1.15, 2, { ok: true, value: 115 }],
    ['minus zero as zero', -0, 2, { ok: true, value: 0 }],
    ['decimals of a currency without digits', 12.5, 0, { ok: false, problem: 'too-many-digits' }],
    ['one digit too many', 0.001, 2, { ok: false, problem: 'too-many-digits' }],
    ['text', '12', 0, { ok: false, problem: 'not-a-number' }],
    ['not a number', NaN, 0, { ok: false, problem: 'not-a-number' }],
    ['infinity', Infinity, 0, { ok: false, problem: 'not-a-number' }],
    ['the largest amount', 1e12, 0, { ok: true, value: 1e12 }],
    ['a number out of range', 1e12 + 1, 0, { ok: false, problem: 'amount-out-of-range' }],
  ])('reads %s', (_name, value, digits, expected) => {
    expect(fromJsonAmount(value, digits)).toEqual(expected);
  });

  test('written values are read again, through JSON', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 }), fc.integer({ min: 0, max: 3 }), (amount, digits) => {
        const wire: unknown = JSON.parse(JSON.stringify(toJsonAmount(money(amount), digits)));
        expect(fromJsonAmount(wire, digits)).toEqual({ ok: true, value: amount });
      }),
    );
  });
});

describe('nearestMinor', () => {
  test.each([
    ['a decimal number', 12.5, 2, 1250],
    ['a number that doubles can not hold', 1.15, 2, 115],
    ['minus zero as zero', -0, 2, 0],
    ['decimals that the currency has not', 12.5, 0, 13],
  ])('reads %s', (_name, value, digits, expected) => {
    expect(nearestMinor(value, digits)).toBe(expected);
  });
});
