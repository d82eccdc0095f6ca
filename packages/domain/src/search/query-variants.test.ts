import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { switchLayout } from './keyboard-layout.ts';
import { QUERY_LIMIT, queryLayouts } from './query-variants.ts';
import { withinOneEdit } from './within-one-edit.ts';

describe('switchLayout', () => {
  test.each([
    ['Russian typed in Latin', 'kfuvfy', 'лагман'],
    ['Latin typed in Russian', 'дфпьщт', 'lagmon'],
    ['capitals', 'KFUVFY', 'лагман'],
    ['letters on the keys of punctuation', ',jho', 'борщ'],
    ['words and digits', 'cjr 2', 'сок 2'],
    ['both scripts', 'лаgman', undefined],
    ['neither script', '123', undefined],
    ['other scripts', 'شاي', undefined],
  ])('turns %s', (_name, typed, expected) => {
    expect(switchLayout(typed)).toBe(expected);
  });

  test('switched twice it is the typed text', () => {
    const letters = fc.constantFrom(...'qwertyuiopasdfghjklzxcvbnm'.split(''));
    fc.assert(
      fc.property(fc.string({ unit: letters, minLength: 1 }), (text) => {
        expect(switchLayout(switchLayout(text)!)).toBe(text);
      }),
    );
  });
});

describe('queryLayouts', () => {
  test('are the text as typed, and in the other layout', () => {
    expect(queryLayouts('kfuvfy')).toEqual(['kfuvfy', 'лагман']);
    expect(queryLayouts('100')).toEqual(['100']);
  });

  test('have no more than a hundred characters', () => {
    expect(queryLayouts('ab'.repeat(60)).map((text) => text.length)).toEqual([QUERY_LIMIT, QUERY_LIMIT]);
  });
});

describe('withinOneEdit', () => {
  test.each([
    ['the same', 'lagmon', 'lagmon', true],
    ['a letter more', 'lagmon', 'lagmoon', true],
    ['a letter less', 'lagmon', 'lagmo', true],
    ['a letter less in front', 'lagmon', 'agmon', true],
    ['another letter', 'lagmon', 'lagman', true],
    ['neighbours swapped', 'lagmon', 'lagmno', true],
    ['neighbours swapped in front', 'lagmon', 'algmon', true],
    ['letters swapped across another', 'abc', 'cba', false],
    ['two other letters', 'lagmon', 'lugman', false],
    ['two other neighbours', 'lagmon', 'liqmon', false],
    ['neighbours half swapped', 'lagmon', 'lgqmon', false],
    ['two letters more', 'osh', 'oshxo', false],
    ['another length and another letter', 'lagmon', 'lugmo', false],
    ['nothing and a letter', '', 'a', true],
    ['nothing and two letters', '', 'ab', false],
  ])('judges %s', (_name, one, other, expected) => {
    expect(withinOneEdit(one, other)).toBe(expected);
    expect(withinOneEdit(other, one)).toBe(expected);
  });

  test('any one slip is within one edit', () => {
    const word = fc.string({ unit: fc.constantFrom(...'abc'.split('')), minLength: 2, maxLength: 8 });
    fc.assert(
      fc.property(word, fc.nat(6), fc.constantFrom('insert', 'delete', 'replace', 'swap'), (text, place, slip) => {
        const at = place % (text.length - 1);
        const slipped = {
          insert: `${text.slice(0, at)}x${text.slice(at)}`,
          delete: text.slice(0, at) + text.slice(at + 1),
          replace: `${text.slice(0, at)}x${text.slice(at + 1)}`,
          swap: text.slice(0, at) + text[at + 1] + text[at] + text.slice(at + 2),
        }[slip];
        expect(withinOneEdit(text, slipped)).toBe(true);
      }),
    );
  });
});
