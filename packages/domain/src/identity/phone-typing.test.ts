import { describe, expect, test } from 'vitest';
import { leavePhone, rereadPhone, typePhone } from './phone-typing.ts';

const EMPTY = { text: '', typed: '' };

/** Types key by key at the end. */
function typed(keys: string, country: string) {
  return Array.from(keys).reduce((before, key) => typePhone({ text: before.text + key, before, country }), {
    ...EMPTY,
    value: '',
    caret: 0,
  });
}

describe('typing', () => {
  test.each([
    ['a national number', '901234567', 'UZ', '+998901234567'],
    ['its trunk digit', '0901234567', 'UZ', '+998901234567'],
    ['an eight before it', '8901234567', 'UZ', '+998901234567'],
    ['the code without plus', '998901234567', 'UZ', '+998901234567'],
    ['an operator whose digits begin like the code', '998877665', 'UZ', '+998998877665'],
    ['00 before the code', '00998901234567', 'UZ', '+998901234567'],
    ['an eight and an operator that begins with it', '8881234567', 'UZ', '+998881234567'],
    ['a Russian number at home', '89123456789', 'RU', '+79123456789'],
    ['a Kazakh number at home', '87011234567', 'KZ', '+77011234567'],
    ['a number from abroad', '+77011234567', 'UZ', '+77011234567'],
    ['a German number of eleven digits', '15123456789', 'DE', '+4915123456789'],
    ['Arabic digits', '٩٠١٢٣٤٥٦٧', 'UZ', '+998901234567'],
    ['an extension', '901234567ext5', 'UZ', '+998901234567'],
    ['a short number', '9012345', 'UZ', '90 123 45'],
  ])('%s key by key', (_name, keys, country, value) => {
    expect(typed(keys, country).value).toBe(value);
  });

  test('groups while typing, and shows the whole number once it is complete', () => {
    expect(typed('9012345', 'UZ').text).toBe('90 123 45');
    expect(typed('901234567', 'UZ').text).toBe('+998 90 123 45 67');
  });

  test('keeps digits beyond a whole number, for the rule to refuse', () => {
    expect(typed('9012345678', 'UZ')).toMatchObject({ text: expect.stringMatching(/8$/), value: expect.stringMatching(/8$/) });
    expect(typed('9012345678', 'UZ').value).not.toBe('+998901234567');
  });

  test.each([
    ['letters', 'abc', ''],
    ['letters among digits', '90a12b', '9012'],
    ['signs', '90*12', '9012'],
    ['a lone plus', '+', ''],
  ])('drops %s [profile-05]', (_name, keys, value) => {
    expect(typed(keys, 'UZ').value.replaceAll(' ', '')).toBe(value);
  });

  // `|` is the caret.
  test.each([
    ['typing in the middle', '+998 90 123 45 67', '+998 90 5|123 45 67'],
    ['deleting a space', '90 123 4', '90|123 4'],
    ['deleting a digit in the middle', '90 123 4', '90 1|3 4'],
    ['deleting at the end', '+998 90 123 45 67', '+998 90 123 45 6|'],
  ])('the caret stays behind its digit when %s', (_name, before, after) => {
    const text = after.replace('|', '');
    const next = typePhone({ text, caret: after.indexOf('|'), before: { text: before, typed: before }, country: 'UZ' });
    const digits = (part: string) => part.replace(/\D/g, '');
    expect(digits(next.text)).toBe(digits(text));
    expect(digits(next.text.slice(0, next.caret))).toBe(digits(after.split('|')[0]!));
  });
});

test.each([
  ['a pasted national number', '0901234567', '+998 90 123 45 67'],
  ['a number filled in', '+998901234567', '+998 90 123 45 67'],
  ['a number with an extension', '+998 90 123 45 67 ext. 5', '+998 90 123 45 67'],
])('%s is shown whole at once', (_name, text, shown) => {
  expect(typePhone({ text, before: EMPTY, country: 'UZ' })).toEqual({
    text: shown,
    typed: shown,
    value: '+998901234567',
    caret: shown.length,
  });
});

test.each([
  ['a Russian number with its trunk digit', '8 912 345 67 89', '+79123456789'],
  ['a Russian number that begins like one of Uzbekistan', '9123456789', '+79123456789'],
  ['a whole number of Uzbekistan', '+998901234567', '+998901234567'],
  ['a national number that was complete', '901234567', '+998901234567'],
])('another country keeps %s and reads it anew', (_name, keys, value) => {
  expect(rereadPhone(typed(keys, 'UZ'), 'RU').value).toBe(value);
});

test('a field that is left shows the whole number, or what was typed', () => {
  expect(leavePhone('90 123 45 67', 'UZ')).toBe('+998 90 123 45 67');
  expect(leavePhone('90 12', 'UZ')).toBe('90 12');
});
