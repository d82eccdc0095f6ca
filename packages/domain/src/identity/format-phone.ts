/**
 * How numbers are grouped: dial code, first digits after it, lengths of the groups. Rows are the mobile numbers of the country picker's
 * countries; a test compares them with libphonenumber, which is too large to be loaded for showing a number.
 */
const GROUPS =
  '998::2322 7:7:334 7::3322 996::333 992::234 993:6:26 93::234 994::2322 374::26 995:5:3222 375::2322 380::234 90:5:3322 971:5:234 966:5:234 ' +
  '974::44 965:5:35 965::44 20:1:28 91::55 92:3:37 86:1:344 82:1:244 81::244 49:15:47 49:1:37 44:7:46 1::334';
const ROWS = GROUPS.split(' ').map((row) => row.split(':') as [code: string, first: string, lengths: string]);

/**
 * Formats a stored number for reading, with its country code and groups. A number of another kind or country stays as it is.
 * @example formatPhone('+998901234567') // '+998 90 123 45 67'
 */
export function formatPhone(phone: string): string {
  const [code, , lengths] = ROWS.find(([dial, first, sizes]) => isOf(phone, dial, first, sizes)) ?? [];
  if (!code || !lengths) return phone;
  let at = 1 + code.length;
  return [phone.slice(0, at), ...Array.from(lengths, (length) => phone.slice(at, (at += Number(length))))].join(' ');
}

function isOf(phone: string, dial: string, first: string, lengths: string): boolean {
  const length = Array.from(lengths).reduce((sum, each) => sum + Number(each), 1 + dial.length);
  return phone.length === length && phone.startsWith(`+${dial}${first}`) && /^\+\d+$/.test(phone);
}

/**
 * Masks a number for readers who may recognise it but not learn it: the first four characters and the last two stay.
 * @example maskPhone('+998901234567') // '+998•••••••67'
 */
export function maskPhone(phone: string): string {
  return phone.replace(/(?<=^.{4}).*(?=..$)/, (hidden) => '•'.repeat(hidden.length));
}

/**
 * Masks a number for staff, in its groups: the country code and the last two digits stay.
 * @example starPhone('+998901234567') // '+998 ** *** ** 67'
 */
export function starPhone(phone: string): string {
  return formatPhone(phone).replace(/(?<=^\S{4}.*|^\+\d{1,3} .*)\d(?=.*\d.*\d)/g, '*');
}

/** Countries of customers' phone numbers (ISO 3166): neighbours first, then countries where people work and travel. */
export const PHONE_COUNTRIES = [
  'UZ',
  'KZ',
  'KG',
  'TJ',
  'TM',
  'AF',
  'AZ',
  'AM',
  'GE',
  'RU',
  'BY',
  'UA',
  'TR',
  'AE',
  'SA',
  'QA',
  'KW',
  'EG',
  'IN',
  'PK',
  'CN',
  'KR',
  'JP',
  'DE',
  'GB',
  'US',
] as const;
