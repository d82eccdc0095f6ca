import { describe, expect, test } from 'vitest';
import { readQuantities } from './read-quantities.ts';

const read = (text: string) => {
  const { rest, quantities } = readQuantities(text);
  return [rest.trim().replace(/\s+/g, ' '), ...quantities.map(({ writings }) => writings.map((words) => words.join('+')).join(' '))];
};

describe('a number', () => {
  test.each([
    ['with its unit', 'nuramol 500 mg', ['nuramol', '500+mg 500+ملغ 500mg 0+5+g 0+5+غ']],
    ['written to its unit', 'нурамол 500мг', ['нурамол', '500+mg 500+ملغ 500mg 0+5+g 0+5+غ']],
    ['before a word', '1л молока', ['молока', '1+l 1+ل 1l 1000+ml 1000+مل 1000ml']],
    ['with a point', 'suv 1.5l', ['suv', '1+5+l 1+5+ل 1500+ml 1500+مل 1500ml']],
    ['with a comma', 'сув 1,5л', ['сув', '1+5+l 1+5+ل 1500+ml 1500+مل 1500ml']],
    ['of kilograms that are grams', '0,5кг', ['', '0+5+kg 0+5+كغ 500+g 500+غ 500g']],
    ['of grams', 'сметана 350г', ['сметана', '350+g 350+غ 350g 0+35+kg 0+35+كغ']],
    ['of several packs', '2х200 г', ['', '200+g 200+غ 200g 0+2+kg 0+2+كغ']],
    ['of pieces', 'яйца 10шт', ['яйца', '10']],
    ['of pieces in Uzbek', 'tuxum 30ta', ['tuxum', '30']],
    ['per cent', '100% apple juice', ['% apple juice', '100']],
    ['with letters that are no unit', 'power bank 20000mah', ['power bank', '20000+max 20000max']],
    ['in Arabic digits', 'حليب ١ لتر', ['حليب', '1+l 1+ل 1l 1000+ml 1000+مل 1000ml']],
    ['alone', 'чай 95', ['чай', '95']],
    ['that belongs to a word', 'витамин d3', ['витамин d3']],
    ['of no number', 'лагман', ['лагман']],
  ])('%s: %s', (_name, text, expected) => {
    expect(read(text)).toEqual(expected);
  });
});
