import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readNumber } from './read-number.ts';

const read = (text: string, digits: number, decimalMark: '.' | ',' = ',', maximum?: number) => {
  const result = readNumber(text, { digits, decimalMark, ...(maximum !== undefined && { maximum }) });
  return result.ok ? result.value : result.problem;
};

describe('a currency with two decimals', () => {
  test.each([
    ['2.50', 2.5],
    ['2,50', 2.5],
    ['2,5', 2.5],
    ['.5', 0.5],
    ['5.', 5],
    ['5000.5', 5000.5],
    ['5 000,50', 5000.5],
    ['5.000,50', 5000.5],
    ['5,000.50', 5000.5],
    ["5'000.50", 5000.5],
    ['1 234 567', 1_234_567],
    ['1.234.567', 1_234_567],
    ['٢٫٥٠', 2.5],
    ['۵۰۰۰', 5000],
    ['$2.50', 2.5],
    ['2.500,00', 2500],
    ['2.505', 2505],
    ['2,505', 'ambiguous'],
    ['0,505', 'too-many-decimals'],
    ['2.5.5', 'not-a-number'],
    ['50 00', 'not-a-number'],
    ['-5', 'negative'],
    ['\u22125', 'negative'],
    ['5e3', 'not-a-number'],
    ['', undefined],
    [' \u200b', undefined],
  ])('reads %j where a comma is the decimal mark', (text, expected) => {
    expect(read(text, 2)).toBe(expected);
  });

  test('a point before three digits is ambiguous where it is the decimal mark', () => {
    expect(read('5.000', 2, '.')).toBe('ambiguous');
    expect(read('5,000', 2, '.')).toBe(5000);
  });
});

describe('a currency without decimals', () => {
  test.each([
    ['5000', 5000],
    ['5 000', 5000],
    ['5\u202f000 soʻm', 5000],
    ['5,000', 5000],
    ['5.000', 5000],
    ['5.000.000', 5_000_000],
    ['5000.00', 5000],
    ['٥٠٠٠', 5000],
    ['٥٬٠٠٠', 5000],
    ['５０００', 5000],
    ['5000 so\u2018m', 5000],
    ['5\u2018000', 5000],
    ['5000 сум', 5000],
    ['5000.5', 'too-many-decimals'],
    ['2.50', 'too-many-decimals'],
    ['5,00,000', 'not-a-number'],
    ['5000 UZS', 5000],
    ["5000 so'm", 5000],
    ['abc', 'not-a-number'],
    ['5k', 'not-a-number'],
    ['5a5', 'not-a-number'],
  ])('reads %j', (text, expected) => {
    expect(read(text, 0)).toBe(expected);
    expect(read(text, 0, '.')).toBe(expected);
  });

  test('refuses what is larger than the maximum', () => {
    expect(read('100001', 0, ',', 100_000)).toBe('too-large');
    expect(read('100 000', 0, ',', 100_000)).toBe(100_000);
    expect(read('9'.repeat(40), 0)).toBe('too-large');
  });
});

test('never reads a number as a hundred times itself', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_99 }), fc.constantFrom('.', ','), (cents, mark) => {
      const text = (cents / 100).toFixed(2).replace('.', mark);
      expect(read(text, 2)).toBe(cents / 100);
      expect([Math.round(cents / 100), 'too-many-decimals']).toContain(read(text, 0));
    }),
  );
});
