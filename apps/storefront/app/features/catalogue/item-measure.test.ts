import { compileMessage } from '@lingui/message-utils/compileMessage';
import { expect, test } from 'vitest';
import { makeCalendar } from '@bozor/web/vite/make-calendar.ts';
import { createI18n } from '@bozor/web/i18n/create-i18n.ts';
import { measureText, unitText } from './item-measure.ts';
import texts from './words.json' with { type: 'json' };

const PIECES = '{count, plural, one {# pc} other {# pcs}}';

test.each([
  ['en', 1, '1 pc'],
  ['en', 60, '60 pcs'],
  ['ru', 1, '1 шт.'],
  ['ar', 1, 'قطعة واحدة'],
  ['ar', 5, '5 قطع'],
  ['ar', 60, '60 قطعة'],
] as const)('shows in %s the pieces of a pack of %i', (locale, amount, said) => {
  const messages = { [PIECES]: compileMessage(locale === 'en' ? PIECES : texts[PIECES][locale]) };
  const words = createI18n(locale, { calendar: makeCalendar(locale), messages });
  expect(measureText({ measure: { amount, per: 'pcs' }, unit_type: 'pcs' }, words)).toBe(said);
});

test('shows weights below a kilogram in grams, and nothing for a plain piece', () => {
  const words = createI18n('en', { calendar: makeCalendar('en'), messages: {} });
  const saying = (measure: { amount: number; per: 'kg' | 'l' } | null, unit_type: string | null) =>
    measureText({ measure, unit_type }, words);
  expect(saying({ amount: 0.9, per: 'kg' }, 'pcs')).toBe('900\u00a0g');
  expect(saying(null, 'kg')).toBe('1\u00a0kg');
  expect(saying(null, 'pcs')).toBeUndefined();
  expect(saying(null, 'portion')).toBeUndefined();
});

test.each([
  ['portion', '1 portion'],
  ['pcs', '1 pc'],
  ['kg', '1\u00a0kg'],
  [null, undefined],
])('the page of an item of the unit %s says %s [item-16]', (unit_type, said) => {
  const messages = Object.fromEntries(
    [PIECES, '{count, plural, one {# portion} other {# portions}}'].map((text) => [text, compileMessage(text)]),
  );
  const words = createI18n('en', { calendar: makeCalendar('en'), messages });
  expect(unitText({ measure: null, unit_type }, words)).toBe(said);
});
