import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { Locale } from '@bozor/domain/words/locale.ts';
import { expect, test } from 'vitest';
import { fillMessage, type Values } from './fill-message.ts';

const say = (source: string, values: Values = {}, locale: Locale = 'en') => fillMessage(compileMessageOrThrow(source), values, locale);

test.each<[string, string, Values, string]>([
  ['a text as it is', 'Close', {}, 'Close'],
  ['placeholders', '{a} and {b}, {a}', { a: 'x', b: 2 }, 'x and 2, x'],
  ['nothing for a placeholder without a value', 'a{b}c', {}, 'ac'],
  ['a quoted brace', "'{'a'}'", { a: 1 }, '{a}'],
  ['a number sign outside plurals', '#{id}', { id: 7 }, '#7'],
  ['plural forms with grouped numbers', '{n, plural, one {# item} other {# items}}', { n: 1200 }, '1\u202F200 items'],
  ['an exact number before its form', '{n, plural, =0 {none} =1 {a single one} other {#}}', { n: 1 }, 'a single one'],
  ['ordinal forms', '{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}', { n: 6 }, '6th'],
  ['the ordinal of a number that ends in one', '{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}', { n: 21 }, '21st'],
  ['an offset', '{n, plural, offset:1 =1 {you} one {you and # more} other {you and # more}}', { n: 3 }, 'you and 2 more'],
  ['placeholders in forms', '{n, plural, one {# of {name}} other {# of {name}}}', { n: 2, name: 'Lola' }, '2 of Lola'],
  ['a choice', '{kind, select, food {Restaurant} other {Store}}', { kind: 'food' }, 'Restaurant'],
  ['the other of a choice, whatever the word', '{kind, select, food {Restaurant} other {Store}}', { kind: 'constructor' }, 'Store'],
  ['a choice in a plural', '{n, plural, one {{k, select, a {#a} other {#o}}} other {x}}', { n: 1, k: 'b' }, '1o'],
])('says %s', (_name, source, values, expected) => {
  expect(say(source, values)).toBe(expected);
});

test('knows the forms of every language', () => {
  const slavic = '{n, plural, one {# товар} few {# товара} many {# товаров} other {# товара}}';
  expect([1, 2, 5, 11, 21, 1.5].map((n) => say(slavic, { n }, 'ru'))).toEqual([
    '1 товар',
    '2 товара',
    '5 товаров',
    '11 товаров',
    '21 товар',
    '1 товара',
  ]);
  const arabic = '{n, plural, zero {0} one {1} two {2} few {3-10} many {11-99} other {100}}';
  expect([0, 1, 2, 7, 11, 100].map((n) => say(arabic, { n }, 'ar'))).toEqual(['0', '1', '2', '3-10', '11-99', '100']);
});
