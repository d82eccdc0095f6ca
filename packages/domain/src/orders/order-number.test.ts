import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { OrderId } from '../ids.ts';
import { formatOrderNumber, isOrderId, orderIdFrom, parseOrderNumber } from './order-number.ts';

describe('parseOrderNumber', () => {
  test.each([
    ['plain digits', '123456789', 123_456_789],
    ['groups', '123 456 789', 123_456_789],
    ['narrow spaces', '123\u202F456\u202F789', 123_456_789],
    ['a number sign and dashes', '# 123-456-789', 123_456_789],
    ['what the shop itself shows', 'Order No. 123\u202F456\u202F789', 123_456_789],
    ['the sign of other languages', '№ 123 456 789', 123_456_789],
    ['eight digits', '12345678', undefined],
    ['ten digits', '1234567890', undefined],
    ['a leading zero', '012345678', undefined],
    ['letters', '12345678a', undefined],
    ['letters within', '1234x56789', undefined],
    ['nothing', '', undefined],
  ])('reads %s', (_name, text, expected) => {
    expect(parseOrderNumber(text)).toBe(expected);
  });

  test('reads what formatOrderNumber writes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100_000_000, max: 999_999_999 }), (id) => {
        expect(parseOrderNumber(formatOrderNumber(id as OrderId))).toBe(id);
      }),
    );
    expect(formatOrderNumber(123_456_789 as OrderId)).toBe('123\u202F456\u202F789');
  });
});

test.each([
  [100_000_000, true],
  [999_999_999, true],
  [99_999_999, false],
  [1_000_000_000, false],
  [123_456_789.5, false],
  ['123456789', false],
])('isOrderId(%j) is %j', (value, expected) => {
  expect(isOrderId(value)).toBe(expected);
});

test('orderIdFrom returns nine digits or requests another draw, without bias', () => {
  fc.assert(
    fc.property(fc.nat(2 ** 32 - 1), (random) => {
      const id = orderIdFrom(random);
      expect(id === undefined || isOrderId(id)).toBe(true);
    }),
  );
  expect(orderIdFrom(0)).toBe(100_000_000);
  expect(orderIdFrom(899_999_999)).toBe(999_999_999);
  expect(orderIdFrom(900_000_000)).toBe(100_000_000);
  expect(orderIdFrom(3_599_999_999)).toBe(999_999_999);
  expect(orderIdFrom(3_600_000_000)).toBeUndefined();
  expect(orderIdFrom(2 ** 32 - 1)).toBeUndefined();
});
