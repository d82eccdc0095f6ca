import type { Brand } from '../brand.ts';

/** A phone number as it is stored and compared: '+', country code, number; 10 to 15 digits (E.164). */
export type Phone = Brand<string, 'Phone'>;

/** How many digits a number has, country code and all (auth-43). */
export const PHONE_DIGITS = { least: 10, most: 15 } as const;

/** How numbers look at home: digits after the country's own code. */
export interface HomeCountry {
  readonly dialCode: string;
  readonly nationalDigits: number;
}

/** Home of the demo: 998 and nine digits. */
const UZBEKISTAN: HomeCountry = { dialCode: '998', nationalDigits: 9 };

/**
 * What a phone field keeps of what is typed or pasted: the digits, and a plus in front (profile-05). Digits of other scripts become ASCII.
 * @example cleanPhoneInput(' +998 (90) 123-45-67') // '+998901234567'
 */
export function cleanPhoneInput(text: string): string {
  const ascii = text.replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) & 15));
  return (/^\s*[+＋]/.test(ascii) ? '+' : '') + ascii.replace(/\D/g, '');
}

/**
 * The one way a number is stored: E.164 with plus. Understands what people write at home (nine digits, a 0 in front, 998 with or without plus) and 00
 * for the plus; anything else counts as international. `undefined` when it can't be a number: wrong length, also of a home number, or a leading 0.
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
 * A number as people read it; home numbers in their groups, others in one piece.
 * @example formatPhone('+998901234567') // '+998 90 123 45 67'
 */
export function formatPhone(phone: string): string {
  return phone.replace(/^\+998(\d{2})(\d{3})(\d{2})(\d{2})$/, '+998 $1 $2 $3 $4');
}

/**
 * A number for those who may know whose it is, not what it is: the country's first digits and the last two.
 * @example maskPhone('+998901234567') // '+998•••••••67'
 */
export function maskPhone(phone: string): string {
  return phone.replace(/(?<=^.{4}).*(?=..$)/, (hidden) => '•'.repeat(hidden.length));
}

function nationalPart(digits: string, { nationalDigits }: HomeCountry): string | undefined {
  const bare = digits.startsWith('0') ? digits.slice(1) : digits;
  return bare.length === nationalDigits ? bare : undefined;
}
