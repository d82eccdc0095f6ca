import { describe, expect, test } from 'vitest';
import { checkCode, checkCodePhone, checkNewPassword, checkProfile, checkSignIn, checkSignUp } from './check-account-form.ts';
import { FIELD_MESSAGES } from './field-messages.ts';
import type { FieldProblem } from './field-messages.ts';

/** Messages that the customer reads, by field. */
function messagesOf(problems: readonly FieldProblem[]): Record<string, string> {
  return Object.fromEntries(problems.map(({ field, problem, ...figures }) => [field, withFigures(FIELD_MESSAGES[problem], figures)]));
}

const withFigures = (sentence: string, figures: object) =>
  Object.entries(figures).reduce((text, [name, value]) => text.replace(`{${name}}`, String(value)), sentence);

const NO_SUCH_NUMBER = 'This number does not exist. Check its digits, or begin with + and the country code.';
const TOO_SHORT = 'Password is too short - should be 6 chars minimum.';

describe('sign-in', () => {
  const form = { email_or_phone: 'aziz@example.uz', password: 'secret' };
  test.each([
    ['takes an address', {}, {}],
    ['takes a number', { email_or_phone: '+998901234567' }, {}],
    ['asks for who it is [auth-32]', { email_or_phone: ' ' }, { email_or_phone: 'Email or phone number is required' }],
    ['refuses what is neither [auth-33]', { email_or_phone: 'aziz' }, { email_or_phone: 'Must be a valid email or phone number' }],
    [
      'refuses sixteen digits [auth-33]',
      { email_or_phone: '1234567890123456' },
      { email_or_phone: 'Must be a valid email or phone number' },
    ],
    ['refuses five characters [auth-34]', { password: '12345' }, { password: TOO_SHORT }],
    ['asks for the password [auth-55]', { password: undefined }, { password: 'password is required' }],
    [
      'tells all at once',
      { email_or_phone: '', password: '' },
      { email_or_phone: 'Email or phone number is required', password: 'password is required' },
    ],
  ])('%s', (_name, different, expected) => {
    expect(messagesOf(checkSignIn({ ...form, ...different }))).toEqual(expected);
  });
});

describe('sign-up', () => {
  const form = { name: 'Aziz Karim', email: 'aziz@example.uz', phone: '+998901234567', password: 'secret', confirm_password: 'secret' };
  const terms = { hasAcceptedTerms: true };
  test.each([
    ['takes a full form', {}, {}],
    ['takes a refer code', { ref_code: 'ABCD1234' }, {}],
    ['asks for a name [auth-35]', { name: '' }, { name: 'First name is required' }],
    ['asks for an address [auth-36, auth-55]', { email: '' }, { email: 'Email is required' }],
    ['refuses a wrong address [auth-36]', { email: 'aziz@' }, { email: 'Must be a valid email' }],
    [
      'refuses an address of 256 characters [auth-36]',
      { email: `${'a'.repeat(60)}@${'b.'.repeat(96)}uz`.padEnd(256, 'z') },
      { email: 'Must be a valid email' },
    ],
    ['asks for a phone [auth-37, auth-55]', { phone: '' }, { phone: 'Please give a phone number' }],
    ['refuses nine digits [auth-37]', { phone: '123456789' }, { phone: 'number must be 10 digits' }],
    ['takes ten digits [auth-37]', { phone: '+3726123456' }, {}],
    ['refuses ten digits of no country [auth-37]', { phone: '1234567890' }, { phone: NO_SUCH_NUMBER }],
    ['refuses sixteen digits [auth-43]', { phone: '1234567890123456' }, { phone: NO_SUCH_NUMBER }],
    ['refuses five characters [auth-38]', { password: '12345', confirm_password: '12345' }, { password: TOO_SHORT }],
    ['refuses another second password [auth-39]', { confirm_password: 'Secret' }, { confirm_password: 'Passwords must match' }],
    ['refuses no second password [auth-39]', { confirm_password: '' }, { confirm_password: 'Passwords must match' }],
    [
      'refuses more than 128 characters',
      { password: 'x'.repeat(129), confirm_password: 'x'.repeat(129) },
      { password: 'Password is too long - should be 128 chars maximum.' },
    ],
    ['refuses a name without end', { name: 'x'.repeat(101) }, { name: 'Please use at most 100 characters' }],
  ])('%s', (_name, different, expected) => {
    expect(messagesOf(checkSignUp({ ...form, ...different }, terms))).toEqual(expected);
  });

  test('needs the terms [auth-40]', () => {
    expect(messagesOf(checkSignUp(form, { hasAcceptedTerms: false }))).toEqual({ terms: 'You must accept the terms and conditions' });
  });

  test('requires the configured number of characters', () => {
    const problems = checkSignUp({ ...form, password: 'secret7', confirm_password: 'secret7' }, { ...terms, minimum: 8 });
    expect(messagesOf(problems)).toEqual({ password: 'Password is too short - should be 8 chars minimum.' });
  });

  test('counts characters, not halves of them', () => {
    expect(checkSignUp({ ...form, password: '😀😀😀', confirm_password: '😀😀😀' }, terms)).toHaveLength(1);
  });
});

describe('sign-in by code', () => {
  test.each([
    ['asks for a phone [auth-41]', '', { phone: 'Please give a phone number' }],
    ['refuses nine digits [auth-41]', '123456789', { phone: 'number must be 10 digits' }],
    ['takes a phone', '+998901234567', {}],
  ])('%s', (_name, phone, expected) => {
    expect(messagesOf(checkCodePhone({ phone }))).toEqual(expected);
  });

  test.each([
    ['asks for the code [auth-42]', '', { otp: 'field is empty' }],
    ['refuses five digits [auth-42]', '12345', { otp: 'The code has 6 digits' }],
    ['refuses letters [auth-42]', '12345a', { otp: 'The code has 6 digits' }],
    ['takes six digits [auth-42]', '123456', {}],
  ])('%s', (_name, otp, expected) => {
    expect(messagesOf(checkCode({ otp }))).toEqual(expected);
  });
});

describe('profile', () => {
  const form = { name: 'Aziz', phone: '+998901234567', email: 'aziz@example.uz' };
  test.each([
    ['takes a full form', {}, {}],
    ['asks for a name [profile-02]', { name: ' ' }, { name: 'name is required' }],
    ['asks for a phone [profile-03]', { phone: '' }, { phone: 'phone number required' }],
    ['asks for an address [profile-04]', { email: '' }, { email: 'Email is required' }],
    ['refuses a wrong address [profile-04]', { email: 'aziz' }, { email: 'Must be a valid email' }],
    ['looks at passwords once one is filled in', { password: '123' }, { password: TOO_SHORT, confirm_password: 'Passwords must match' }],
    [
      'looks at the second password alone',
      { confirm_password: 'secret' },
      { password: TOO_SHORT, confirm_password: 'Passwords must match' },
    ],
    ['takes a new password', { password: 'secret', confirm_password: 'secret' }, {}],
  ])('%s', (_name, different, expected) => {
    expect(messagesOf(checkProfile({ ...form, ...different }))).toEqual(expected);
  });
});

test('a new password is given twice', () => {
  expect(checkNewPassword({ password: 'secret', confirm_password: 'secret' })).toEqual([]);
  expect(messagesOf(checkNewPassword({ password: 'secret', confirm_password: 'other' }))).toEqual({
    confirm_password: 'Passwords must match',
  });
});
