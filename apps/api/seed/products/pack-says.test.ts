import { describe, expect, test } from 'vitest';
import { pictures } from '../pictures.ts';
import type { ProductSeed } from './product-seed.ts';
import { products } from './products.ts';

const AMOUNT = /(?<!\d)(\d{1,3}(?:[ \u00A0\u202F]\d{3})+(?!\d)|\d+(?:,\d+)?)\s?(%|[a-z·]+)/gi;
const UNITS: Readonly<Record<string, string>> = {
  mA·h: 'mah',
  dona: 'count',
  ta: 'count',
  tabletka: 'count',
  kapsula: 'count',
  paket: 'count',
  detal: 'count',
};

describe('the text on a pack', () => {
  test.each(products.filter((product) => pictures[product.picture].says !== undefined).map((product) => [product.key, product] as const))(
    'tells the same amounts as the name of %s',
    (_, product) => {
      expect(contradictions(product)).toEqual([]);
    },
  );

  test('tells no amount that the customer still chooses', () => {
    const chosen = products.filter(({ choiceOptions = [], picture }) => {
      const units = new Set(amountsOf(pictures[picture].says ?? '').map(({ unit }) => unit));
      const labels = choiceOptions.flatMap(({ options }) => options.map((option) => (typeof option === 'string' ? option : option.uz)));
      return labels.some((label) => amountsOf(label).some(({ unit }) => units.has(unit)));
    });
    expect(chosen.map(({ key }) => key)).toEqual([]);
  });

  test('would be found out on the carton of another milk', () => {
    const light = products.find(({ key }) => key === 'milk-1-5')!;
    expect(contradictions({ ...light, picture: 'milk-carton' })).toEqual(['1,5 %']);
  });
});

/** Amounts of the Uzbek name whose unit the pack gives with other numbers only. */
function contradictions({ name, picture }: Pick<ProductSeed, 'name' | 'picture'>): string[] {
  const said = amountsOf(pictures[picture].says ?? '');
  return amountsOf(name.uz)
    .filter(({ number, unit }) => said.some((one) => one.unit === unit) && !said.some((one) => one.unit === unit && one.number === number))
    .map(({ number, unit }) => `${number} ${unit}`);
}

function amountsOf(text: string): { number: string; unit: string }[] {
  return [...text.matchAll(AMOUNT)].map(([, number = '', unit = '']) => ({
    number: number.replace(/\D/g, (gap) => (gap === ',' ? ',' : '')),
    unit: UNITS[unit] ?? unit.toLowerCase(),
  }));
}
