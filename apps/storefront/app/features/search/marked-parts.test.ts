import { describe, expect, test } from 'vitest';
import { markedParts } from './marked-parts.ts';

const marked = (name: string, typed: string) =>
  markedParts(name, typed)
    .map(({ text, isMarked }) => (isMarked ? `[${text}]` : text))
    .join('');

describe('the typed part of a name is marked', () => {
  test.each([
    ['at its beginning', 'Lagmon', 'lag', '[Lag]mon'],
    ['at the beginning of any word', 'Qovurma lagʻmon', 'lag', 'Qovurma [lagʻ]mon'],
    ['in another script', 'Qovurma lagʻmon', 'лаг', 'Qovurma [lagʻ]mon'],
    ['in several words', 'Chicken shashlik', 'shash ch', '[Ch]icken [shash]lik'],
    ['as a whole word', 'Плов', 'плов', '[Плов]'],
    ['in quotation marks', 'Салат «Чупан»', 'чуп', 'Салат «[Чуп]ан»'],
    ['not inside a word', 'Shashlik', 'lik', 'Shashlik'],
    ['not where nothing is typed', 'Plov', '', 'Plov'],
  ])('%s', (_name, name, typed, expected) => {
    expect(marked(name, typed)).toBe(expected);
  });
});
