import type { Brand } from '../brand.ts';

/** A phone number in its stored form, E.164: '+', country code, number; 10 to 15 digits. */
export type Phone = Brand<string, 'Phone'>;

/** Number of digits, country code included (auth-43). */
export const PHONE_DIGITS = { least: 10, most: 15 } as const;

/** The home country's dialling code and the number of digits after it. */
export interface HomeCountry {
  readonly dialCode: string;
  readonly nationalDigits: number;
}

/** The demo's home country: 998 and nine digits. */
const UZBEKISTAN: HomeCountry = { dialCode: '998', nationalDigits: 9 };

/**
 * Returns the input of a phone field reduced to digits and a leading plus (profile-05). Digits of other scripts become ASCII.
 * @example cleanPhoneInput(' +998 (90) 123-45-67') // '+998901234567'
 */
export function cleanPhoneInput(text: string): string {
  const ascii = text.replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) & 15));
  return (/^\s*[+＋]/.test(ascii) ? '+' : '') + ascii.replace(/\D/g, '');
}

/**
 * Returns a number in E.164 with plus. It accepts the ways of writing a home number (nine digits, a leading 0, 998 with or without plus)
 * and 00 for the plus; anything else counts as international. `undefined` when the length is wrong (also of a home number) or the number
 * starts with 0.
 * @example canonicalPhone('90 123 45 67') // '+998901234567';  canonicalPhone('+7 701 123 45 67') // '+77011234567'
 */
export function canonicalPhone(text: string, home: HomeCountry = UZBEKISTAN): Phone | undefined {
  const cleaned = cleanPhoneInput(text);
  const isInternational = cleaned.startsWith('+') || cleaned.startsWith('00');
  const digits = cleaned.replace(/^(\+|00)/, '');
  const national = isInternational ? undefined : nationalPart(digits, home);
  const full = national === undefined ? digits : home.dialCode + national;
  if (full.startsWith('0') || full.length < PHONE_DIGITS.least || full.length > PHONE_DIGITS.most) return undefined;
  if (full.startsWith(home.dialCode) && full.length !== home.dialCode.length + home.nationalDigits) return undefined;
  return `+${full}` as Phone;
}

/**
 * Formats a number for reading: home numbers in groups, others as they are.
 * @example formatPhone('+998901234567') // '+998 90 123 45 67'
 */
export function formatPhone(phone: string): string {
  return phone.replace(/^\+998(\d{2})(\d{3})(\d{2})(\d{2})$/, '+998 $1 $2 $3 $4');
}

/**
 * Masks a number for readers who may recognise it but not learn it: the first four characters and the last two stay.
 * @example maskPhone('+998901234567') // '+998•••••••67'
 */
export function maskPhone(phone: string): string {
  return phone.replace(/(?<=^.{4}).*(?=..$)/, (hidden) => '•'.repeat(hidden.length));
}

function nationalPart(digits: string, { nationalDigits }: HomeCountry): string | undefined {
  const bare = digits.startsWith('0') ? digits.slice(1) : digits;
  return bare.length === nationalDigits ? bare : undefined;
}
