import { fold } from './fold.ts';

type Kind = 'mass' | 'volume' | 'pieces';

interface Unit {
  readonly kind: Kind;
  /** In the smallest unit of its kind. */
  readonly size: number;
  /** Search keys by which names have it. */
  readonly named: readonly string[];
  /** Everything that people write after a number. */
  readonly written: string;
}

const UNITS: readonly Unit[] = [
  { kind: 'mass', size: 1_000_000, named: ['kg', 'كغ'], written: 'kg kgs кг kilo кило килограмм килограмма kilogramm كغ كجم كيلو كغم' },
  { kind: 'mass', size: 1000, named: ['g', 'غ'], written: 'g gr gram grams gramm г гр грамм грамма غ غرام جرام جم' },
  { kind: 'mass', size: 1, named: ['mg', 'ملغ'], written: 'mg мг миллиграмм ملغ ملغم مجم مغ' },
  { kind: 'volume', size: 1000, named: ['l', 'ل'], written: 'l lt ltr liter litre liters litres litr л лит литр литра литров لتر ليتر ل' },
  { kind: 'volume', size: 1, named: ['ml', 'مل'], written: 'ml мл миллилитр миллилитров مل' },
  {
    kind: 'pieces',
    size: 1,
    named: [],
    written: 'pc pcs pieces piece шт штук штуки штука sht dona donalik дона та ta قطعة قطع حبة таб табл tab caps капс',
  },
];

const MEANT = new Map(UNITS.flatMap((unit) => unit.written.split(' ').map((word) => [word, unit] as const)));
const WRITTEN = [...MEANT.keys()].toSorted((one, other) => other.length - one.length).join('|');
/** A number that no letter precedes, its unit or the letters written to it, and before it how many of them (2x200). */
const QUANTITY = new RegExp(
  `(?<![\\p{L}\\d.,])(?:\\d+\\s*[xх×*]\\s*)?(\\d+(?:[.,٫]\\d+)?)(?:\\s*(${WRITTEN})(?![\\p{L}\\d])|(\\p{L}{1,8})(?![\\p{L}\\d])|(?![\\p{L}\\d]))`,
  'giu',
);
const ARABIC_DIGIT = /[٠-٩۰-۹]/g;

/** A number with its unit, if any. Each writing is a way to have it in a name: search keys that all have to be there, as whole words. */
export interface Quantity {
  readonly writings: readonly (readonly string[])[];
}

/**
 * Takes the numbers of a text out of it, with their units, written together or apart. A size has the writings of all its units: 0.5 l is
 * 500 ml. Letters that are no unit stay with their number: 20000mah, 7up.
 * @example readQuantities('nuramol 2 г').quantities // [{ writings: [['2', 'g'], ['2', 'غ'], ['2g'], ['2000', 'mg'], …] }]
 */
export function readQuantities(text: string): { readonly rest: string; readonly quantities: readonly Quantity[] } {
  const quantities: Quantity[] = [];
  const rest = text.replace(ARABIC_DIGIT, fold).replace(QUANTITY, (_all, number: string, unit?: string, letters?: string) => {
    quantities.push({ writings: writingsOf(number.replace(/[,٫]/, '.'), unit && MEANT.get(unit.toLowerCase()), letters && fold(letters)) });
    return ' ';
  });
  return { rest, quantities };
}

function writingsOf(number: string, unit: Unit | undefined | '', letters: string | undefined): string[][] {
  if (letters) return [[...wordsOf(number), letters], [`${number}${letters}`]];
  if (!unit || unit.kind === 'pieces') return [wordsOf(number)];
  const size = Number(number) * unit.size;
  return [unit, ...UNITS.filter((other) => other.kind === unit.kind && other !== unit)].flatMap((other) => {
    const amount = Number((size / other.size).toFixed(3));
    if (other !== unit && !isSaid(amount, size, other)) return [];
    const words = wordsOf(String(amount));
    return [...other.named.map((name) => [...words, name]), ...(words.length === 1 ? [[`${words[0]}${other.named[0]}`]] : [])];
  });
}

/** Nobody writes 0.005 kg or 20000 ml on a thing. */
function isSaid(amount: number, size: number, { size: unitSize }: Unit): boolean {
  return amount >= 0.1 && amount < 10_000 && Math.abs(amount * unitSize - size) < unitSize / 10_000;
}

/** Names are split at their decimal sign too. */
function wordsOf(number: string): string[] {
  return number.split('.');
}
