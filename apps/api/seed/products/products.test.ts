import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { pictures } from '../pictures.ts';
import { addOns } from './add-ons.ts';
import { allergens } from './allergens.ts';
import { brands } from './brands.ts';
import { categories } from './categories.ts';
import { conditions } from './conditions.ts';
import { parcelCategories } from './parcel-categories.ts';
import type { LocalizedText, ProductSeed } from './product-seed.ts';
import { products } from './products.ts';
import { tags } from './tags.ts';

const imageFolder = join(import.meta.dirname, '../images');
const parentCategories = new Set(categories.map((category) => category.parent));

describe('the demo catalogue', () => {
  test('gives every product, category, brand and add-on a key of its own', () => {
    for (const list of [products, categories, brands, addOns, conditions, parcelCategories]) {
      expect(duplicates(list.map(({ key }) => key))).toEqual([]);
    }
  });

  test('has a file for every picture and a picture for every file', () => {
    const files = readdirSync(imageFolder).filter((name) => name.endsWith('.webp'));
    expect(Object.values(pictures).filter(({ file }) => !existsSync(join(imageFolder, file)))).toEqual([]);
    expect(files.filter((file) => !(file.slice(0, -'.webp'.length) in pictures))).toEqual([]);
  });

  test('shows nothing as a glyph', () => {
    expect(Object.values(pictures).filter(({ look }) => look === 'glyph')).toEqual([]);
  });

  test('keeps all pictures together under 8 MB', () => {
    const bytes = readdirSync(imageFolder).reduce((sum, name) => sum + statSync(join(imageFolder, name)).size, 0);
    expect(bytes).toBeLessThan(8_000_000);
  });

  test('writes every text in four languages, each in its own script', () => {
    for (const words of [...productTexts(), ...otherTexts()]) {
      for (const written of Object.values(words)) expect(written.trim(), JSON.stringify(words)).not.toBe('');
      expect(words.uz, words.en).not.toMatch(/[А-яЁё؀-ۿ]/);
      expect(words.ru, words.en).not.toMatch(/[؀-ۿ]/);
      expect(words.ar, words.en).not.toMatch(/[А-яЁё]/);
    }
  });

  test('spells Uzbek with ʻ and ʼ, never with an ASCII or curly apostrophe', () => {
    for (const { uz } of [...productTexts(), ...otherTexts()]) expect(uz).not.toMatch(/['`‘’]/);
  });

  test('puts every product in a category of its module that has no subcategories', () => {
    for (const product of products) {
      const category = categories.find(({ key }) => key === product.category);
      expect(category?.module, product.key).toBe(product.module);
      expect(parentCategories.has(product.category), product.key).toBe(false);
    }
  });

  test('sells something in every category that has no subcategories', () => {
    const filled = new Set(products.map((product) => product.category));
    expect(categories.filter(({ key }) => !parentCategories.has(key) && !filled.has(key)).map(({ key }) => key)).toEqual([]);
  });

  test('names only brands, add-ons, conditions, allergens and tags that exist', () => {
    const known = (list: readonly { key: string }[]) => new Set(list.map(({ key }) => key));
    for (const product of products) {
      if (product.brand) expect(brands.find(({ key }) => key === product.brand)?.module, product.key).toBe(product.module);
      expect(
        (product.addOns ?? []).filter((key) => !known(addOns).has(key)),
        product.key,
      ).toEqual([]);
      expect(
        (product.conditions ?? []).filter((key) => !known(conditions).has(key)),
        product.key,
      ).toEqual([]);
      expect(
        product.tags.filter((key) => !(key in tags)),
        product.key,
      ).toEqual([]);
      if (Array.isArray(product.allergens))
        expect(
          product.allergens.filter((key) => !(key in allergens)),
          product.key,
        ).toEqual([]);
    }
  });

  test('draws the figures of an Arabic name beside their unit, not with the Latin word before them', () => {
    const names = [...products, ...categories, ...addOns].map(({ name }) => name.ar);
    expect(names.filter((name) => /[A-Za-zʻ]\d*،? \d[\d.,]*%? ?[\u0621-\u064A]/u.test(name))).toEqual([]);
  });

  test('prices every combination of the choice options once', () => {
    for (const product of products.filter(({ choiceOptions }) => choiceOptions)) {
      expect(product.variations?.map(({ type }) => type).toSorted(), product.key).toEqual(combinations(product).toSorted());
      if (product.outOfStockVariation) expect(combinations(product), product.key).toContain(product.outOfStockVariation);
    }
  });

  test('lets every option group be satisfied', () => {
    for (const { key, foodVariations = [] } of products) {
      for (const group of foodVariations.filter(({ type }) => type === 'multi')) {
        expect(group.min, key).toBeGreaterThan(0);
        expect(group.max, key).toBeGreaterThanOrEqual(group.min);
        expect(group.values.length, key).toBeGreaterThanOrEqual(group.max);
      }
    }
  });

  test('has a case for every rule of the shop', () => {
    const some = (rule: (product: ProductSeed) => unknown) => products.filter(rule).length;
    const groups = products.flatMap(({ foodVariations = [] }) => foodVariations);
    expect(groups.some(({ type, required }) => type === 'single' && required)).toBe(true);
    expect(groups.some(({ type, required, min, max }) => type === 'multi' && !required && min === 1 && max === 3)).toBe(true);
    expect(groups.some(({ type, required, min, max }) => type === 'multi' && required && min === 2 && max === 4)).toBe(true);
    expect(some(({ window }) => window && window.from > window.to)).toBeGreaterThan(0);
    expect(some(({ window }) => window?.from === '07:00' && window.to === '11:00')).toBeGreaterThan(0);
    expect(some((product) => product.maximumCartQuantity === 3)).toBeGreaterThan(0);
    expect(some((product) => product.prescription)).toBeGreaterThan(0);
    expect(some((product) => product.organic)).toBeGreaterThan(0);
    expect(some((product) => product.halal === false)).toBeGreaterThan(0);
    expect(some((product) => product.allergens === 'not-stated')).toBeGreaterThan(0);
    expect(some((product) => product.allergens?.length === 0)).toBeGreaterThan(0);
    expect(some((product) => product.outOfStockVariation)).toBeGreaterThan(0);
    expect(some((product) => product.soldOut)).toBeGreaterThan(0);
  });
});

function duplicates(keys: string[]): string[] {
  return keys.filter((key, index) => keys.indexOf(key) !== index);
}

function combinations({ choiceOptions = [] }: ProductSeed): string[] {
  return choiceOptions.reduce<string[]>((types, { options }) => {
    const labels = options.map((option) => (typeof option === 'string' ? option : option.en));
    return types.length === 0 ? labels : types.flatMap((type) => labels.map((label) => `${type}-${label}`));
  }, []);
}

function productTexts(): LocalizedText[] {
  return products.flatMap((product) => [
    product.name,
    product.description,
    ...(product.nutrition ?? []),
    ...(product.choiceOptions ?? []).flatMap(({ title, options }) => [title, ...options.filter((option) => typeof option !== 'string')]),
    ...(product.foodVariations ?? []).flatMap(({ name, values }) => [name, ...values.map(({ label }) => label)]),
  ]);
}

function otherTexts(): LocalizedText[] {
  return [
    ...[...categories, ...addOns, ...conditions, ...parcelCategories].map(({ name }) => name),
    ...parcelCategories.map(({ description }) => description),
    ...Object.values(allergens),
    ...Object.values(tags),
  ];
}
