import { beforeAll, describe, expect, test } from 'vitest';
import { API } from '@bozor/contract/shop/routes.ts';
import { testApi } from '../test/api.ts';
import { everydaySearches, type EverydaySearch } from '../test/everyday-searches.ts';
import { searchedItems, SPELLINGS, type SearchedItem, type Spelling } from '../test/searched-items.ts';
import ecommerce from '../src/platform/search/other-names/ecommerce.json' with { type: 'json' };
import food from '../src/platform/search/other-names/food.json' with { type: 'json' };
import grocery from '../src/platform/search/other-names/grocery.json' with { type: 'json' };
import pharmacy from '../src/platform/search/other-names/pharmacy.json' with { type: 'json' };
import { seedDemoCity } from './seed.ts';

const SEEDING_MS = 180_000;
const LOOKED_AT = 3;

const { db, pool, clock, call } = await testApi();

/** Returns the first results of a search in every zone of a module. */
async function found(module: string, typed: string): Promise<string[]> {
  const [modules, zones] = await Promise.all([
    db.selectFrom('modules').where('slug', '=', module).select('id').executeTakeFirstOrThrow(),
    db.selectFrom('zones').select('id').execute(),
  ]);
  const headers = { zoneid: JSON.stringify(zones.map(({ id }) => id)), moduleid: String(modules.id) };
  const { body } = await call(API.search.listing, { query: { data_type: 'searched', name: typed, limit: LOOKED_AT }, headers });
  return body.products.map(({ name }) => name);
}

async function missed(items: readonly SearchedItem[], spellings: readonly Spelling[]): Promise<string[]> {
  const misses: string[] = [];
  for (const { module, item, typed } of items) {
    for (const spelling of spellings) {
      const names = await found(module, typed[spelling]);
      if (!names.some((name) => name.includes(item))) misses.push(`${spelling} '${typed[spelling]}' for ${item}: ${names.join(', ')}`);
    }
  }
  return misses;
}

async function missedEveryday(searches: readonly EverydaySearch[]): Promise<string[]> {
  const misses: string[] = [];
  for (const { module, typed, meant } of searches) {
    const names = await found(module, typed);
    if (!names.some((name) => meant.some((part) => name.includes(part)))) misses.push(`${module} '${typed}': ${names.join(', ')}`);
  }
  return misses;
}

beforeAll(async () => {
  expect(await seedDemoCity(pool, { now: clock.now(), pastOrders: 1000 })).toBe(true);
}, SEEDING_MS);

describe('300 searches in the demo city', () => {
  test('are three hundred, none twice', () => {
    const pairs = searchedItems.flatMap(({ module, typed }) => SPELLINGS.map((spelling) => `${module} ${spelling} ${typed[spelling]}`));
    expect(new Set(pairs).size).toBe(300);
    expect(pairs.every((pair) => !pair.endsWith(' '))).toBe(true);
  });

  test.each(SPELLINGS)(
    'find at least 97 of 100 items among the first three: %s',
    async (spelling) => {
      const misses = await missed(searchedItems, [spelling]);
      expect(misses.length, misses.join('\n')).toBeLessThanOrEqual(searchedItems.length * 0.03);
    },
    SEEDING_MS,
  );
});

describe('200 everyday searches in the demo city', () => {
  test('are two hundred, none twice', () => {
    expect(new Set(everydaySearches.map(({ module, typed }) => `${module} ${typed}`)).size).toBe(200);
  });

  test(
    'find at least 92 of 100 things among the first three',
    async () => {
      const misses = await missedEveryday(everydaySearches);
      expect(misses.length, misses.join('\n')).toBeLessThanOrEqual(everydaySearches.length * 0.08);
    },
    SEEDING_MS,
  );

  test.each([
    ['food', 'духи'],
    ['grocery', 'духи'],
    ['food', 'водка'],
    ['food', 'борщ'],
    ['grocery', 'ковёр'],
    ['pharmacy', 'пылесос'],
    ['ecommerce', 'vodka'],
    ['food', "M&M's"],
  ])('find nothing rather than something else: %s, %s', async (module, typed) => {
    expect(await found(module, typed)).toEqual([]);
  });
});

describe('other names', () => {
  test.each(Object.entries({ food, grocery, pharmacy, ecommerce }))(
    'of %s all stand for something that is sold',
    async (module, groups) => {
      const finds = groups.flatMap(({ find }) => find.split(' | '));
      const wrong: string[] = [];
      for (const find of new Set(finds)) if ((await found(module, find)).length === 0) wrong.push(find);
      expect(wrong).toEqual([]);
    },
    SEEDING_MS,
  );
});
