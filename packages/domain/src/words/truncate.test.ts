import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { quantityLabel } from './quantity-label.ts';
import { truncate } from './truncate.ts';

describe('truncate', () => {
  test.each([
    ['leaves what fits', 'Somsa', 5, 'Somsa', false],
    ['cuts what does not', 'Somsalar', 5, 'Somsa…', true],
    ['drops the space before the cut', 'Lagʻmon with beef', 8, 'Lagʻmon…', true],
    ['ends at a word', 'Lagʻmon with beef', 14, 'Lagʻmon with…', true],
    ['keeps a word that just fits', 'Lagʻmon with beef', 12, 'Lagʻmon with…', true],
    ['drops a comma before the cut', 'Milk, fresh, cold', 13, 'Milk, fresh…', true],
    ['cuts a first word that is too long', '  Somsalar bilan', 7, '  Somsa…', true],
    ['does not tear a surrogate pair', '😀😀😀', 2, '😀😀…', true],
    ['counts a joined emoji once', '👨‍👩‍👧👨‍👩‍👧', 2, '👨‍👩‍👧👨‍👩‍👧', false],
    ['does not tear an accent', 'e\u0301e\u0301e\u0301', 2, 'e\u0301e\u0301…', true],
    ['leaves nothing', '', 5, '', false],
  ])('%s', (_name, text, limit, expected, isCut) => {
    expect(truncate(text, limit)).toEqual({ text: expected, isCut });
  });

  test("counts letters of the shop's alphabets without asking for their bounds", () => {
    const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
    const letters = fc.string({ unit: fc.integer({ min: 0x20, max: 0x2060 }).map((code) => String.fromCharCode(code)), maxLength: 40 });
    fc.assert(
      fc.property(letters, fc.nat(20), (text, limit) => {
        const length = [...characters.segment(text)].length;
        const cut = truncate(text, limit);
        expect(cut.isCut).toBe(length > limit);
        expect([...characters.segment(cut.isCut ? cut.text.slice(0, -1) : '')].length).toBeLessThanOrEqual(limit);
      }),
    );
  });

  test('the rest is a well-formed prefix of the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), fc.nat(40), (text, limit) => {
        const cut = truncate(text, limit);
        const start = cut.isCut ? cut.text.slice(0, -1) : cut.text;
        expect(text.startsWith(start)).toBe(true);
        if (cut.isCut && /\S\s/.test(start)) expect(text.slice(start.length)).toMatch(/^[\s,;:·–—-]/);
        expect(cut.text.isWellFormed()).toBe(true);
      }),
    );
  });
});

test.each([
  [1, '01'],
  [9, '09'],
  [10, '10'],
  [120, '120'],
])('quantity %d shows as %s [cart-28]', (quantity, expected) => {
  expect(quantityLabel(quantity)).toBe(expected);
});
