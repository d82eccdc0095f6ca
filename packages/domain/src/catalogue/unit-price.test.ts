import { describe, expect, test } from 'vitest';
import { money } from '../testing/build-item.ts';
import { readContent, unitPrice } from './unit-price.ts';

describe('readContent', () => {
  test.each([
    ['900 ml', { per: 'l', thousandths: 900 }],
    ['1.5 l', { per: 'l', thousandths: 1500 }],
    ['1,5 л', { per: 'l', thousandths: 1500 }],
    ['250g', { per: 'kg', thousandths: 250 }],
    ['250 гр.', { per: 'kg', thousandths: 250 }],
    ['kg', { per: 'kg', thousandths: 1000 }],
    ['KG', { per: 'kg', thousandths: 1000 }],
    ['6 x 0.5 l', { per: 'l', thousandths: 3000 }],
    ['6×500 мл', { per: 'l', thousandths: 3000 }],
    ['0 g', undefined],
    ['pc', undefined],
    ['10 pcs', undefined],
    ['constructor', undefined],
    ['', undefined],
    ['1 2 kg', undefined],
  ])('reads %j', (text, expected) => {
    expect(readContent(text)).toEqual(expected);
  });
});

test.each([
  ['a litre of a smaller pack', 14_900, { per: 'l', thousandths: 900 }, 16_556],
  ['a kilogram of a larger pack', 45_000, { per: 'kg', thousandths: 5000 }, 9000],
] as const)('unitPrice finds %s', (_name, price, content, expected) => {
  expect(unitPrice(money(price), content)).toEqual({ per: content.per, priceMinor: expected });
});
