import type { Config } from '@bozor/contract/shop/config.ts';
import { useConfig } from './config.ts';
import { useStored } from '../storage.ts';

/** The customer's country: national numbers of phone fields, and format of the currency. */
export interface Country {
  /** ISO 3166 code, 'UZ'. */
  readonly code: string;
  readonly name: string;
  /** '+998' */
  readonly dialCode: string;
}

/** The chosen country, else the shop's. */
export function useCountry(): Country {
  const config = useConfig();
  const chosen = useStored('country');
  return countryOf(config, chosen);
}

/** @example countryOf(config, undefined) // { code: 'UZ', name: 'Uzbekistan', dialCode: '+998' } */
export function countryOf({ countries, country: home }: Pick<Config, 'countries' | 'country'>, chosen: string | undefined): Country {
  const found = countries.find(({ code }) => code === chosen) ?? countries.find(({ code }) => code === home);
  return found ? { code: found.code, name: found.name, dialCode: found.dial_code } : { code: home, name: home, dialCode: '' };
}
