import { expect, test } from 'vitest';
import { checkEmail, checkPassword, checkText } from './check-fields.ts';
import { checkPhone } from './check-phone.ts';

/** An address of so many characters, whose parts are within the limits of addresses. */
const emailOf = (length: number) => `aziz@${'a'.repeat(50)}.${'b.'.repeat(200)}`.slice(0, length - 3) + '.uz';

test.each([
  ['a text at its maximum', checkText('name', 'x'.repeat(100), 'first-name-required', 100), undefined],
  ['a text above its maximum', checkText('name', 'x'.repeat(101), 'first-name-required', 100), 'too-long'],
  ['a text whose spaces alone are above it', checkText('name', ` ${'x'.repeat(100)} `, 'first-name-required', 100), undefined],
  ['a text without a maximum', checkText('name', 'x'.repeat(10_000), 'first-name-required'), undefined],
  ['no text', checkText('name', undefined, 'first-name-required', 100), 'first-name-required'],
  ['no e-mail address', checkEmail('email', undefined), 'email-required'],
  ['spaces for an e-mail address', checkEmail('email', '  '), 'email-required'],
  ['spaces around an e-mail address', checkEmail('email', ' aziz@example.uz '), undefined],
  ['a password at its maximum', checkPassword('password', 'x'.repeat(128), 6), undefined],
  ['a password above it', checkPassword('password', 'x'.repeat(129), 6), 'password-too-long'],
  ['a password at its minimum', checkPassword('password', 'x'.repeat(6), 6), undefined],
  ['no password', checkPassword('password', undefined, 6), 'password-too-short'],
  ['no phone number', checkPhone('phone', undefined, 'phone-required'), 'phone-required'],
  ['a plus alone', checkPhone('phone', '+', 'phone-required'), 'phone-required'],
  ['ten characters of which one is the plus', checkPhone('phone', '+123456789', 'phone-required'), 'phone-too-short'],
  ['a number that does not exist', checkPhone('phone', '+1234567890', 'phone-required'), 'phone-invalid'],
  ['a number from abroad', checkPhone('phone', '+7 701 123 45 67', 'phone-required'), undefined],
  ['a national number of the country', checkPhone('phone', '90 123 45 67', 'phone-required', 'UZ'), undefined],
  ['a phone of which nothing is visible', checkPhone('phone', '\u200b\u00a0', 'phone-required'), 'phone-required'],
  ['a name of which nothing is visible', checkText('name', '\u200b\u3164\u2800', 'first-name-required', 100), 'first-name-required'],
  ['an e-mail address of which nothing is visible', checkEmail('email', '\ufeff'), 'email-required'],
  ['an e-mail address with a Cyrillic letter', checkEmail('email', '\u200b\u0430ziz@example.uz'), undefined],
])('the fields of a form are checked: %s', (_name, problem, expected) => {
  expect(problem?.problem).toBe(expected);
});

test('an e-mail address has at most 255 characters', () => {
  expect(emailOf(254)).toHaveLength(254);
  expect(checkEmail('email', emailOf(256))?.problem).toBe('email-invalid');
});
