import { getCountryCallingCode, type CountryCode } from 'libphonenumber-js';
import { PHONE_COUNTRIES } from '@bozor/domain/identity/format-phone.ts';
import type { Config } from '@bozor/contract/shop/config.ts';
import type { Locale } from '@bozor/domain/words/locale.ts';

/** Countries of the country picker with names and dial codes, the shop's own first. */
export function countriesIn(locale: Locale, home: string): Config['countries'] {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const codes = [home, ...PHONE_COUNTRIES.filter((code) => code !== home)];
  return codes.map((code) => ({
    code,
    name: uzbekSigns(names.of(code) ?? code),
    dial_code: `+${getCountryCallingCode(code as CountryCode)}`,
  }));
}

/** `Intl` writes oʻ and gʻ with an opening quote. */
function uzbekSigns(name: string): string {
  return name.replaceAll(/(?<=[oOgG])‘/g, 'ʻ');
}
