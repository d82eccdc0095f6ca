import fc from 'fast-check';
import { getExampleNumber, parsePhoneNumberFromString } from 'libphonenumber-js/core';
import examples from 'libphonenumber-js/mobile/examples';
import metadata from 'libphonenumber-js/max/metadata';
import { describe, expect, test } from 'vitest';
import { canonicalEmail, isEmail } from './email.ts';
import { parseIdentity } from './email-or-phone.ts';
import { formatPhone, maskPhone, PHONE_COUNTRIES, starPhone } from './format-phone.ts';
import { canonicalPhone, cleanPhoneInput, storedSpellings, type Phone } from './phone.ts';

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
    ['a leading zero', '090 123-45-67', '+998901234567'],
    ['a leading eight', '8 90 123 45 67', '+998901234567'],
    ['8~10 before the code', '8~10 998 90 123 45 67', '+998901234567'],
    ['810 before the code', '810998901234567', '+998901234567'],
    ['00 for the plus', '00998901234567', '+998901234567'],
    ['the country code without plus', '998901234567', '+998901234567'],
    ['the country code with plus', '+998 (90) 123-45-67', '+998901234567'],
    ['a plus in brackets', '(+998) 90 123 45 67', '+998901234567'],
    ['the code twice', '+998998901234567', '+998901234567'],
    ['the code twice, without plus', '998998901234567', '+998901234567'],
    ['a whole number behind the code of the field', '+998 +998 90 123 45 67', '+998901234567'],
    ['a leading zero behind the code of the field', '+998 090 123 45 67', '+998901234567'],
    ['00 behind the code of the field', '+998 00998901234567', '+998901234567'],
    ['a link', 'tel:+998901234567', '+998901234567'],
    ['no-break spaces and dashes', '+998\u00a090\u00a0123–45—67', '+998901234567'],
    ['marks of direction', '\u202a+998 90 123 45 67\u202c', '+998901234567'],
    ['zero-width spaces', '\u200b90\u200b1234567\ufeff', '+998901234567'],
    ['Arabic digits', '٩٠١٢٣٤٥٦٧', '+998901234567'],
    ['Persian digits', '۹۰۱۲۳۴۵۶۷', '+998901234567'],
    ['full-width digits', '＋９９８９０１２３４５６７', '+998901234567'],
    ['Devanagari digits', '९०१२३४५६७', '+998901234567'],
    ['a letter O for a zero', '9О1234567', '+998901234567'],
    ['another country with plus', '+7 701 123 45 67', '+77011234567'],
    ['another country without plus', '77011234567', '+77011234567'],
    ['an eight behind the code', '+7 8 912 345-67-89', '+79123456789'],
    ['a zero in brackets behind the code', '+44 (0) 7400 123456', '+447400123456'],
    ['an extension', '90 123 45 67 ext. 5', '+998901234567'],
    ['an extension of a link', '+998901234567;ext=5', '+998901234567'],
    ['an extension behind a hash', '901234567#12', '+998901234567'],
    ['an extension behind an x', '901234567 x12', '+998901234567'],
    ['an extension in Russian', '901234567 доб. 12', '+998901234567'],
    ['two numbers', '901234567, 901234568', undefined],
    ['a plus in the middle', '998+901234567', undefined],
    ['a slash', '901234567/8', undefined],
    ['letters', '901234567 abc', undefined],
    ['an operator that does not exist', '+998 10 123 45 67', undefined],
    ['a home number that is short', '+99890123456', undefined],
    ['a home number that is long', '+9989012345678', undefined],
    ['a plus before nine digits', '+901234567', undefined],
    ['a zero behind the plus', '+0123456789', undefined],
    ['eight digits', '12345678', undefined],
    ['fewer than ten digits in all [auth-43]', '+49 89 1234', undefined],
    ['fifteen digits of no country', '123456789012345', undefined],
    ['nothing', '', undefined],
  ])('reads %s', (_name, text, expected) => {
    expect(canonicalPhone(text, 'UZ')).toBe(expected);
  });

  test('without a country reads international numbers only', () => {
    expect(canonicalPhone('90 123 45 67')).toBeUndefined();
    expect(canonicalPhone('00 998 90 123 45 67')).toBe('+998901234567');
  });

  describe.each(PHONE_COUNTRIES)('a number of %s', (country) => {
    const [example, ...others] = numbersOf(country);
    test.each([example!, ...others])('%s is read in every way of writing it [auth-43]', (phone) => {
      const parsed = parsePhoneNumberFromString(phone, metadata)!;
      const code = parsed.countryCallingCode;
      const national: string = parsed.nationalNumber;
      const ways = [
        phone,
        national,
        parsed.formatNational(),
        parsed.formatInternational(),
        `00${code}${national}`,
        `${code}${national}`,
        `+${code} +${code}${national}`,
        `+${code} ${code}${national}`,
        `\u202a${parsed.formatInternational().replaceAll(' ', '\u00a0')}\u202c`,
        `${parsed.formatInternational()} ext. 7`,
        ...(['US', 'CN'].includes(country) ? [] : [`0${national}`]),
      ];
      expect(ways.map((way) => [way, canonicalPhone(way, country)])).toEqual(ways.map((way) => [way, phone]));
    });

    test('that lacks or has a digit too many never becomes another number at home', () => {
      for (const phone of numbersOf(country)) {
        const code = parsePhoneNumberFromString(phone, metadata)!.countryCallingCode;
        for (const wrong of [phone.slice(0, -1), `${phone}5`]) {
          const read = canonicalPhone(wrong, country);
          expect([undefined, wrong]).toContain(read);
          expect(read === undefined || read.startsWith(`+${code}`)).toBe(true);
        }
      }
    });
  });

  test.each(['80000000000', '+800 0000 0000', '00 883 5100 0000 0000'])('is of a country, not of a service: %s', (text) => {
    expect(canonicalPhone(text, 'UZ')).toBeUndefined();
  });

  test('is its own canonical form, whatever stands between the digits', () => {
    const digits = fc.array(fc.nat(9), { minLength: 9, maxLength: 14 }).map((each) => each.join(''));
    fc.assert(
      fc.property(fc.constantFrom(...PHONE_COUNTRIES), digits, (country, text) => {
        const phone = canonicalPhone(text, country);
        if (phone === undefined) return;
        expect(canonicalPhone(phone)).toBe(phone);
        expect(canonicalPhone(Array.from(phone).join(' '), country)).toBe(phone);
      }),
    );
  });
});

test('storedSpellings finds what an earlier version stored for the same number', () => {
  for (const stored of ['+79123456789', '+789123456789', '+709123456789'])
    expect(storedSpellings('+79123456789' as Phone)).toContain(stored);
  expect(storedSpellings('+998901234567' as Phone)).toContain('+998998901234567');
});

describe('formatPhone', () => {
  test.each([...PHONE_COUNTRIES])('groups a number of %s as libphonenumber does', (country) => {
    for (const phone of numbersOf(country))
      expect(formatPhone(phone)).toBe(parsePhoneNumberFromString(phone, metadata)!.formatInternational());
  });

  test.each([
    ['a number without a row', '+442071234567'],
    ['a number that an earlier version mangled', '+789123456789'],
    ['half a number', '+99890'],
    ['nothing', ''],
  ])('leaves %s as it is', (_name, phone) => {
    expect(formatPhone(phone)).toBe(phone);
  });
});

/** Three mobile numbers of a country. */
function numbersOf(country: (typeof PHONE_COUNTRIES)[number]): readonly string[] {
  const example = getExampleNumber(country, examples, metadata)!.number;
  return ['', '7', '63'].map((end) => example.slice(0, example.length - end.length) + end);
}

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
    expect(parseIdentity(text, 'UZ')).toEqual(expected);
  });
});

test.each([
  ['+998901234567', '+998•••••••67'],
  ['+12025550123', '+120••••••23'],
  ['', ''],
])('maskPhone hides the middle of %s', (phone, expected) => {
  expect(maskPhone(phone)).toBe(expected);
});

test.each([
  ['+998901234567', '+998 ** *** ** 67'],
  ['+79121234567', '+7 *** *** ** 67'],
  ['+385912345678', '+385*******78'],
  ['', ''],
])('starPhone leaves staff the country code and two digits of %s', (phone, expected) => {
  expect(starPhone(phone)).toBe(expected);
});
