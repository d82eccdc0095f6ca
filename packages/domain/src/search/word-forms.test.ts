import { describe, expect, test } from 'vitest';
import { fold } from './fold.ts';
import { areForms, wordForms } from './word-forms.ts';

const same = (one: string, other: string) => areForms(wordForms(fold(one)), wordForms(fold(other)));

describe('one word', () => {
  test.each([
    ['a Russian plural', 'завтраки', 'завтрак'],
    ['a Russian case', 'пиццу', 'пицца'],
    ['a Russian case of a short word', 'колу', 'кола'],
    ['a Russian plural in the genitive', 'помидоров', 'помидор'],
    ['a Russian adjective', 'куриные', 'куриный'],
    ['a vowel that comes in the genitive', 'лепёшек', 'лепёшка'],
    ['a vowel that goes in the plural', 'огурцы', 'огурец'],
    ['no ending in the genitive', 'яблок', 'яблоки'],
    ['a small thing', 'шоколадка', 'шоколад'],
    ['small things', 'печеньки', 'печенье'],
    ['an Uzbek plural', 'nonlar', 'non'],
    ['an Uzbek plural in Cyrillic letters', 'нонлар', 'non'],
    ['several Uzbek endings', 'kitoblarining', 'kitob'],
    ['an Uzbek possessive', 'oshi', 'osh'],
    ['the Uzbek with', 'tovuqli', 'tovuq'],
    ['an ending that may be cut twice', 'телефоны', 'телефон'],
    ['an English plural', 'burgers', 'burger'],
    ['an English plural in -es', 'tomatoes', 'tomato'],
    ['an English plural that folds into one letter', 'drumsticks', 'drumstick'],
    ['an Arabic article', 'البيتزا', 'بيتزا'],
    ['an Arabic plural', 'حفاضات', 'حفاضة'],
  ])('has the same stem in %s: %s, %s', (_name, one, other) => {
    expect(same(one, other)).toBe(true);
    expect(same(other, one)).toBe(true);
  });
});

describe('two words', () => {
  test.each([
    ['with a beginning in common', 'non', 'nonushta'],
    ['of which one is sugar-free', 'shakarsiz', 'shakar'],
    ['of which one ends like an ending', 'карри', 'Kars'],
    ['of two languages', 'красные', 'красовка'],
    ['cheese and vinegar', 'sirka', 'sir'],
    ['of numbers', 'd3', 'd'],
    ['water and vodka', 'вода', 'водка'],
    ['a book and a hook', 'book', 'hook'],
  ])('%s stay two: %s, %s', (_name, one, other) => {
    expect(same(one, other)).toBe(false);
  });
});
