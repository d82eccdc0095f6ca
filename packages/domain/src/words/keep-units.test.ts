import { expect, test } from 'vitest';
import { keepUnits } from './keep-units.ts';

test.each([
  ['a figure with its unit', 'Omega-3 1000 mg, 90 capsules', 'Omega-3 1000_mg, 90 capsules'],
  ['units of other alphabets', 'Вода Zilol, 1,5 л', 'Вода Zilol, 1,5_л'],
  ['each of several', 'Bandage, 5 m × 10 cm', 'Bandage, 5_m × 10_cm'],
  ['units of three letters', 'نورامول 500 ملغ، 20 قرصًا', 'نورامول 500_ملغ، 20 قرصًا'],
  ['nothing else', 'Lola X2 smartphone', 'Lola X2 smartphone'],
])('keeps together %s', (_what, name, expected) => {
  expect(keepUnits(name).replaceAll('\u00A0', '_')).toBe(expected);
});
