import type { PictureName } from '../pictures.ts';
import { pictures } from '../pictures.ts';

/** A text in the four written languages; Uzbek Cyrillic is transliterated from `uz` on insert. */
export interface LocalizedText {
  en: string;
  uz: string;
  ru: string;
  ar: string;
}

export type ModuleType = 'food' | 'grocery' | 'pharmacy' | 'ecommerce' | 'parcel';
type ProductUnit = 'pcs' | 'kg' | 'g' | 'l' | 'ml' | 'portion' | 'pack';

/** Options of a dish; their prices add to the base price. */
export interface FoodVariationSeed {
  name: LocalizedText;
  type: 'single' | 'multi';
  required: boolean;
  min: number;
  max: number;
  /** Without `allergens` a value adds none to those of the dish: it is a size or a way of cooking. */
  values: { label: LocalizedText; price: number; allergens?: string[] }[];
}

/** Options of an item outside food. Labels that need no translation are plain strings. */
export interface ChoiceOptionSeed {
  title: LocalizedText;
  options: (LocalizedText | string)[];
}

export interface ProductSeed {
  key: string;
  module: Exclude<ModuleType, 'parcel'>;
  name: LocalizedText;
  description: LocalizedText;
  category: string;
  picture: PictureName;
  morePictures?: PictureName[];
  /** A short menu takes the goods of the back shelf last. */
  shelf: 'front' | 'back';
  hue: number;
  /** In soʻm. */
  basePrice: number;
  unit: ProductUnit;
  /** By weight: the price is for the net content in kilograms, and the customer pays what it weighs. */
  soldBy?: 'weight' | 'piece';
  /** Net content, for the unit price. */
  measure?: { amount: number; per: 'kg' | 'l' | 'pcs' };
  veg?: boolean;
  halal?: boolean;
  organic?: boolean;
  prescription?: boolean;
  genericNames?: string[];
  nutrition?: LocalizedText[];
  /** Keys of allergens.ts; an empty list means "contains none of them". */
  allergens?: string[] | 'not-stated';
  tags: string[];
  brand?: string;
  conditions?: string[];
  choiceOptions?: ChoiceOptionSeed[];
  /** `type` joins the English labels of the chosen options with '-'; the price replaces the base price. */
  variations?: { type: string; price: number }[];
  foodVariations?: FoodVariationSeed[];
  addOns?: string[];
  /** Sold only within these hours; `to` before `from` crosses midnight. */
  window?: { from: string; to: string };
  maximumCartQuantity?: number;
  recommended?: boolean;
  /** The `type` of the variation whose stock is 0. */
  outOfStockVariation?: string;
  soldOut?: boolean;
}

export type ProductDraft = Omit<ProductSeed, 'module' | 'hue' | 'shelf' | 'unit' | 'category' | 'tags'> &
  Partial<Pick<ProductSeed, 'hue' | 'shelf' | 'unit' | 'category' | 'tags'>>;
type ProductDefaults = Pick<ProductSeed, 'module' | 'category' | 'unit'> & Partial<ProductSeed>;

/** Adds the common fields of a category's products; hue and shelf come from the picture. */
export function productsOf(defaults: ProductDefaults, drafts: ProductDraft[]): ProductSeed[] {
  return drafts.map((draft) => ({
    ...defaults,
    hue: pictures[draft.picture].hue,
    shelf: pictures[draft.picture].shelf ?? 'front',
    ...draft,
    tags: [...new Set([...(defaults.tags ?? []), ...(draft.tags ?? [])])],
  }));
}

/** Gaps between the digits of an amount. A plain space would let right-to-left text reverse the groups. */
const SUM_GAP = /(?<=\d) (?=\d{3} (?:soʻm|сум|سوم))/g;

/** English, Uzbek, Russian and Arabic, in this order, one per line or separated by bars. */
export function text(parts: TemplateStringsArray): LocalizedText {
  const written = parts.join('').trim().replace(SUM_GAP, '\u202F');
  const [en, uz, ru, ar, surplus] = written.split(written.includes('\n') ? '\n' : '|').map((part) => part.trim());
  if (!en || !uz || !ru || !ar || surplus) throw new Error(`Four languages expected: ${written}`);
  return { en, uz, ru, ar };
}

/** Nutrition of a portion, or of 100 g of a packed product. */
export function nutrition(kcal: number, protein: number, fat: number, carbohydrate: number): LocalizedText[] {
  return [
    { en: `Energy ${kcal} kcal`, uz: `Quvvati ${kcal} kkal`, ru: `Энергия ${kcal} ккал`, ar: `الطاقة ${kcal} سعرة` },
    { en: `Protein ${protein} g`, uz: `Oqsil ${protein} g`, ru: `Белки ${protein} г`, ar: `البروتين ${protein} غ` },
    { en: `Fat ${fat} g`, uz: `Yogʻ ${fat} g`, ru: `Жиры ${fat} г`, ar: `الدهون ${fat} غ` },
    {
      en: `Carbohydrate ${carbohydrate} g`,
      uz: `Uglevod ${carbohydrate} g`,
      ru: `Углеводы ${carbohydrate} г`,
      ar: `الكربوهيدرات ${carbohydrate} غ`,
    },
  ];
}
