import { getCountryCallingCode, type CountryCode } from 'libphonenumber-js';
import type { Config } from '@bozor/contract/shop/config.ts';
import type { Locale } from '@bozor/domain/words/locale.ts';

/** Where customers' numbers come from: the country next door first, then where people work and travel. */
const COUNTRIES: readonly CountryCode[] = [
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
];

/** The countries of the country picker with their names and dial codes; the shop's own first. */
export function countriesIn(locale: Locale, home: string): Config['countries'] {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const codes = [home, ...COUNTRIES.filter((code) => code !== home)];
  return codes.map((code) => ({
    code,
    name: uzbekSigns(names.of(code) ?? code),
    dial_code: `+${getCountryCallingCode(code as CountryCode)}`,
  }));
}

/** The runtime's names write some of the Uzbek letters with an opening quote. */
function uzbekSigns(name: string): string {
  return name.replaceAll(/(?<=[oOgG])‘/g, 'ʻ');
}
