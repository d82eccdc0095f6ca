import { getCountryCallingCode, isSupportedCountry, parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/core';
// The full metadata: the smaller one takes half of all digits for a number.
import metadata from 'libphonenumber-js/max/metadata';
import type { Brand } from '../brand.ts';
import { cleanText } from '../words/clean-text.ts';
import { toLatinDigits } from '../words/latin-digits.ts';

/** A phone number in its stored form, E.164: '+', country code, number; 10 to 15 digits. */
export type Phone = Brand<string, 'Phone'>;

/** Number of digits, country code included (auth-43). */
export const PHONE_DIGITS = { least: 10, most: 15 } as const;

/**
 * Returns the input of a phone field reduced to digits and a leading plus (profile-05). Digits of other scripts become ASCII.
 * @example cleanPhoneInput(' +998 (90) 123-45-67') // '+998901234567'
 */
export function cleanPhoneInput(text: string): string {
  const plain = plainOf(text);
  return (/^[\s(]*\+/.test(plain) ? '+' : '') + plain.replace(/\D/g, '');
}

/**
 * The only parser of phone numbers. Returns E.164 for every way of writing a number that exists: international with plus, 00, 8~10 or
 * nothing before the country code; the code written twice; national with or without the trunk digit (0, 8); separators, digits of other
 * scripts and invisible characters. An extension is cut off. `undefined` when there is no such number.
 * @param country ISO 3166 code of the country whose national numbers are accepted; without one, only international numbers are
 * @example canonicalPhone('0 90 123-45-67', 'UZ') // '+998901234567';  canonicalPhone('8 (701) 123 45 67', 'KZ') // '+77011234567'
 */
export function canonicalPhone(text: string, country?: string): Phone | undefined {
  const written = NUMBER.exec(plainOf(text))?.groups;
  if (!written) return undefined;
  const digits = written['number']!.replace(/\D/g, '');
  return written['plus'] === undefined ? national(digits, country) : international(digits);
}

/**
 * Returns the spellings under which a number may be stored: its own, and those of an earlier version, which kept a trunk digit or a second
 * country code behind the code.
 * @example storedSpellings('+79121234567' as Phone) // ['+79121234567', '+709121234567', …]
 */
export function storedSpellings(phone: Phone): readonly string[] {
  const code = parsePhoneNumberFromString(phone, metadata)?.countryCallingCode ?? '';
  const rest = phone.slice(1 + code.length);
  return [phone, ...['0', '8', code].map((before) => `+${code}${before}${rest}`)];
}

/** An optional plus, digits with separators, and an extension, which is not part of the number. */
const NUMBER =
  /^[\s(]*(?<plus>\+)?(?<number>[\d\s().-]*\d[\s)]*)(?:(?:;\s*ext\s*=?|[;,#]|[xх]|ext[a-z]*\.?|доб[а-я]*\.?|вн[а-я]*\.?|qoʻsh[a-zʻ]*\.?)[\s:.=]*\d{1,7}[\s#]*)?$/iu;

/** Writes digits in ASCII, without what cannot be seen and a `tel:` before them. An O among digits is a zero. */
export function withPlainDigits(text: string): string {
  return toLatinDigits(cleanText(text.normalize('NFKC')))
    .replace(/^tel:/i, '')
    .replace(/(?<=[\d\s+()-])[OoОо](?=[\d\s()-]|$)/g, '0');
}

/** Writes hyphens and spaces in ASCII too. A first '+998' stood in the field before the whole number was pasted. */
function plainOf(text: string): string {
  return withPlainDigits(text)
    .replace(/[\u2010-\u2015\u2212\u2043\u30fc~]/g, '-')
    .replace(/[\u00b7\u2022\u2219]/g, ' ')
    .replace(/^[\s(]*\+[\d\s()-]{0,6}(?=\+)/, '');
}

function international(digits: string): Phone | undefined {
  const code = [1, 2, 3].map((length) => digits.slice(0, length)).find((each) => Object.hasOwn(metadata.country_calling_codes, each));
  if (code === undefined) return undefined;
  const rest = digits.slice(code.length);
  // '+998 998 90 …': of a landline whose own digits begin so, the rest is no mobile number.
  const again = rest.startsWith(code) ? existing(`+${rest}`) : undefined;
  if (again && isMobile(again)) return again;
  const direct = existing(`+${digits}`);
  if (direct) return direct;
  // The code twice, or a trunk digit behind it: '+7 8 912 …', '+998 0 90 …'.
  return [`00${code}`, `810${code}`, code, ...trunksOf(code)]
    .filter((before) => rest.startsWith(before))
    .map((before) => existing(`+${code}${rest.slice(before.length)}`))
    .find((phone) => phone !== undefined);
}

function national(digits: string, country: string | undefined): Phone | undefined {
  const home = country !== undefined && isSupportedCountry(country as CountryCode, metadata) ? (country as CountryCode) : undefined;
  const code = home && getCountryCallingCode(home, metadata);
  const withCode = code !== undefined && digits.startsWith(code) ? international(digits) : undefined;
  if (withCode && isMobile(withCode)) return withCode;
  const hasTrunk = code !== undefined && trunksOf(code).some((trunk) => digits.startsWith(trunk));
  const atHome = home && (existing(digits, home) ?? (hasTrunk ? existing(digits.slice(1), home) : undefined));
  if (atHome) return atHome;
  const abroad = /^(?:00|810|011|010)(\d+)$/.exec(digits)?.[1];
  const foreign = abroad && international(abroad);
  if (foreign) return foreign;
  if (withCode) return withCode;
  // Some address books lose the plus of a number from abroad. A shorter one is a mistyped number at home.
  return digits.length >= WITHOUT_PLUS ? existing(`+${digits}`) : undefined;
}

const WITHOUT_PLUS = 11;

/**
 * Digits that people write before a national number: 0, and 8 in the countries of the former Soviet network, also where the numbering plan has
 * neither.
 */
function trunksOf(code: string): readonly string[] {
  return /^(?:7|37[345]|380|99[2-68])$/.test(code) ? ['0', '8'] : ['0'];
}

function isMobile(phone: Phone): boolean {
  return parsePhoneNumberFromString(phone, metadata)?.getType()?.includes('MOBILE') === true;
}

function existing(text: string, home?: CountryCode): Phone | undefined {
  const parsed = parsePhoneNumberFromString(text, { extract: false, ...(home && { defaultCountry: home }) }, metadata);
  // A code of no country, such as +800, belongs to services.
  if (!parsed?.isValid() || !Object.hasOwn(metadata.country_calling_codes, parsed.countryCallingCode)) return undefined;
  const digits = parsed.number.length - 1;
  return digits >= PHONE_DIGITS.least && digits <= PHONE_DIGITS.most ? (parsed.number as Phone) : undefined;
}
