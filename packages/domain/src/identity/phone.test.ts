import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalEmail, isEmail } from './email.ts';
import { parseIdentity } from './email-or-phone.ts';
import { canonicalPhone, cleanPhoneInput, formatPhone, maskPhone } from './phone.ts';

describe('cleanPhoneInput', () => {
  test.each([
    ['spaces, brackets and dashes', '+998 (90) 123-45-67', '+998901234567'],
    ['letters', '90a12b', '9012'],
    ['a plus that is not in front', '998+90', '99890'],
    ['several pluses', '++998', '+998'],
    ['a space before the plus', '  +998', '+998'],
    ['digits of another script', '٠١٢۳', '0123'],
    ['a lone plus', '+', '+'],
    ['nothing', '', ''],
  ])('strips %s [profile-05]', (_name, text, expected) => {
    expect(cleanPhoneInput(text)).toBe(expected);
  });

  test('leaves nothing but digits and a leading plus [profile-05]', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(cleanPhoneInput(text)).toMatch(/^\+?\d*$/);
        expect(cleanPhoneInput(cleanPhoneInput(text))).toBe(cleanPhoneInput(text));
      }),
    );
  });
});

describe('canonicalPhone', () => {
  test.each([
    ['nine digits at home', '90 123 45 67', '+998901234567'],
    ['a leading zero at home', '090 123-45-67', '+998901234567'],
    ['the country code without plus', '998901234567', '+998901234567'],
    ['the country code with plus', '+998 (90) 123-45-67', '+998901234567'],
    ['00 for the plus', '00998901234567', '+998901234567'],
    ['another country with plus', '+7 701 123 45 67', '+77011234567'],
    ['another country without plus', '77011234567', '+77011234567'],
    ['a home number that is short', '+99890123456', undefined],
    ['a home number that is long', '+9989012345678', undefined],
    ['a plus before nine digits', '+901234567', undefined],
    ['a zero behind the plus', '+0123456789', undefined],
    ['eight digits', '12345678', undefined],
    ['ten digits', '1234567890', '+1234567890'],
    ['fifteen digits', '123456789012345', '+123456789012345'],
    ['sixteen digits', '1234567890123456', undefined],
    ['nothing', '', undefined],
  ])('reads %s', (_name, text, expected) => {
    expect(canonicalPhone(text)).toBe(expected);
  });

  test('is its own canonical form, whatever stands between the digits', () => {
    const digits = fc.array(fc.nat(9), { minLength: 9, maxLength: 14 }).map((each) => each.join(''));
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9 }), digits, (first, rest) => {
        const phone = canonicalPhone(`+${first}${rest}`);
        if (phone === undefined) return;
        expect(canonicalPhone(phone)).toBe(phone);
        expect(canonicalPhone(Array.from(phone).join(' '))).toBe(phone);
      }),
    );
  });

  test('knows other homes', () => {
    expect(canonicalPhone('701 123 45 67', { dialCode: '7', nationalDigits: 10 })).toBe('+77011234567');
  });
});

test('formatPhone groups home numbers and leaves others', () => {
  expect(formatPhone('+998901234567')).toBe('+998 90 123 45 67');
  expect(formatPhone('+77011234567')).toBe('+77011234567');
});

describe('isEmail', () => {
  test.each([
    ['aziz@example.uz', true],
    ['aziz.karim+shop@mail.example.co.uk', true],
    ["o'brien@example.com", true],
    ['aziz@localhost', false],
    ['aziz@example.u', false],
    ['aziz@-example.uz', false],
    ['aziz@example..uz', false],
    ['.aziz@example.uz', false],
    ['aziz.@example.uz', false],
    ['aziz@@example.uz', false],
    ['aziz example.uz', false],
    ['aziz@example.uz\r\nBcc: all', false],
    ['', false],
    [`${'a'.repeat(64)}@example.uz`, true],
    [`${'a'.repeat(65)}@example.uz`, false],
  ])('judges %j', (text, expected) => {
    expect(isEmail(text)).toBe(expected);
  });

  test('at most 255 characters [auth-36] [profile-04]', () => {
    const domain = (length: number) => `${Array.from({ length: 4 }, () => 'd'.repeat(60)).join('.')}.${'e'.repeat(length)}.uz`;
    const longest = `abcd@${domain(3)}`;
    expect(`${'a'.repeat(255 - longest.length)}${longest}`).toHaveLength(255);
    expect(isEmail(`${'a'.repeat(255 - longest.length)}${longest}`)).toBe(true);
    expect(isEmail(`${'a'.repeat(256 - longest.length)}${longest}`)).toBe(false);
  });

  test('does not take long over anything', () => {
    const startedAt = Date.now();
    isEmail(`${'a.'.repeat(30)}@${'a-'.repeat(90)}`);
    expect(Date.now() - startedAt).toBeLessThan(500);
  });
});

test('canonicalEmail trims and lowers', () => {
  expect(canonicalEmail(' Aziz@Example.UZ ')).toBe('aziz@example.uz');
  expect(canonicalEmail('aziz')).toBeUndefined();
});

describe('parseIdentity', () => {
  test.each([
    ['an address', 'Aziz@example.uz', { fieldType: 'email', email: 'aziz@example.uz' }],
    ['a number at home', '90 123 45 67', { fieldType: 'phone', phone: '+998901234567' }],
    ['digits of an Arabic keyboard', '٩٠ ١٢٣ ٤٥ ٦٧', { fieldType: 'phone', phone: '+998901234567' }],
    ['an international number', '+7 (701) 123-45-67', { fieldType: 'phone', phone: '+77011234567' }],
    ['a number that is too long [auth-43]', '1234567890123456', undefined],
    ['a number with a letter', '9012345678x', undefined],
    ['half an address', 'aziz@', undefined],
    ['nothing', '', undefined],
  ])('reads %s', (_name, text, expected) => {
    expect(parseIdentity(text)).toEqual(expected);
  });
});

test.each([
  ['+998901234567', '+998•••••••67'],
  ['+12025550123', '+120••••••23'],
  ['', ''],
])('maskPhone hides the middle of %s', (phone, expected) => {
  expect(maskPhone(phone)).toBe(expected);
});
