import type { Config } from '@bozor/contract/shop/config.ts';
import { expect, test } from 'vitest';
import { countryOf } from './country.ts';

const countries = [
  { code: 'KZ', name: 'Kazakhstan', dial_code: '+7' },
  { code: 'UZ', name: 'Uzbekistan', dial_code: '+998' },
] as unknown as Config['countries'];

test.each([
  ['the chosen one', 'KZ', 'UZ', { code: 'KZ', name: 'Kazakhstan', dialCode: '+7' }],
  ['the shop’s without a choice', undefined, 'UZ', { code: 'UZ', name: 'Uzbekistan', dialCode: '+998' }],
  ['the shop’s for one that is not served', 'DE', 'UZ', { code: 'UZ', name: 'Uzbekistan', dialCode: '+998' }],
  ['a bare code where even the shop’s is unknown', undefined, 'TJ', { code: 'TJ', name: 'TJ', dialCode: '' }],
])('the country is %s', (_name, chosen, country, expected) => {
  expect(countryOf({ countries, country }, chosen)).toEqual(expected);
});
