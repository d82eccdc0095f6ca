import { describe, expect, test } from 'vitest';
import { money } from '../testing/build-item.ts';
import { add, larger, MAX_MINOR, negate, smaller, subtract, sum, times, checkedMinor } from './minor.ts';

describe('checkedMinor', () => {
  test.each([
    ['a whole amount', 14900, 14900],
    ['nothing', 0, 0],
    ['a negative amount', -20000, -20000],
    ['the largest amount', MAX_MINOR, MAX_MINOR],
    ['more than the largest amount', MAX_MINOR + 1, undefined],
    ['a part of a minor unit', 0.5, undefined],
    ['text', '14900', undefined],
    ['not a number', NaN, undefined],
    ['infinity', Infinity, undefined],
    ['null', null, undefined],
    ['a list', [7], undefined],
  ])('reads %s', (_name, value, expected) => {
    expect(checkedMinor(value)).toBe(expected);
  });
});

describe('sums', () => {
  test('add, subtract and times stay whole', () => {
    expect(add(money(100), money(50), money(-20))).toBe(130);
    expect(subtract(money(100), money(130))).toBe(-30);
    expect(times(money(14900), 2)).toBe(29800);
    expect(sum([])).toBe(0);
  });

  test('the negative of nothing is plain zero', () => {
    expect(Object.is(negate(money(0)), 0)).toBe(true);
    expect(negate(money(5))).toBe(-5);
  });

  test('larger and smaller choose', () => {
    expect(larger(money(1), money(2))).toBe(2);
    expect(smaller(money(1), money(2))).toBe(1);
  });
});
