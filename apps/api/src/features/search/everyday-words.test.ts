import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { API } from '@bozor/contract/shop/routes.ts';
import { testApi, type Sent } from '../../../test/api.ts';
import { buildCategory, buildItem, buildModule, buildStore, headersFor, offerModule, type BuiltStore } from '../../../test/fixtures.ts';
import { searchKeys } from '../../platform/search/search-keys.ts';

const { db, api, clock, call } = await testApi();

function named(en: string, descriptions: readonly string[] = []) {
  const keys = searchKeys({ names: [en], descriptions });
  return { name: { en }, search: sql<string>`search_vector(${keys.names}, ${keys.tags}, ${keys.descriptions}, ${keys.loose_names})` };
}

async function search(store: BuiltStore, name: string, query: Sent['query'] = {}) {
  api.replies.drop();
  return (await call(API.search.listing, { query: { data_type: 'searched', name, ...query }, headers: headersFor(store) })).body;
}

const names = (list: readonly { name: string }[]) => list.map(({ name }) => name);

describe('words that nothing has together', () => {
  let store: BuiltStore;
  beforeAll(async () => {
    store = await buildStore(db, { module_type: 'grocery' });
    await buildItem(db, { store, popularity: 3, ...named('Quince compote, 1 l') });
    await buildItem(db, { store, popularity: 2, ...named('Medlar compote, 750 ml') });
    await buildItem(db, { store, popularity: 9, ...named('Medlar spread, 0.5 kg') });
    await buildItem(db, { store, popularity: 9, ...named('Bun', ['with quince']) });
  });

  test.each([
    ['a number that nothing has', '100% quince compote', ['Quince compote, 1 l']],
    ['a size that nothing has', 'quince compote 3l', ['Quince compote, 1 l']],
    ['a size written to its number', 'medlar compote 750ml', ['Medlar compote, 750 ml']],
    ['the size in another unit', 'spread 500g', ['Medlar spread, 0.5 kg']],
    ['the size alone', '1l', ['Quince compote, 1 l']],
  ])('are read with %s: %s', async (_, typed, expected) => {
    expect(await search(store, typed)).toMatchObject({ total_size: 1, elsewhere: [] });
    expect(names((await search(store, typed)).products)).toEqual(expected);
  });

  test('find what has some of them in its name, most of them first, and say so', async () => {
    const body = await search(store, 'medlar quince compote');
    expect(body.is_partial).toBe(true);
    expect(names(body.products)).toEqual(['Quince compote, 1 l', 'Medlar compote, 750 ml', 'Medlar spread, 0.5 kg']);
    expect(names((await search(store, 'medlar compote')).products)).toEqual(['Medlar compote, 750 ml']);
    expect((await search(store, 'medlar compote')).is_partial).toBe(false);
  });

  test('are all meant where only a filter leaves nothing', async () => {
    expect(await search(store, 'quince compote', { min_price: 900_000 })).toMatchObject({ total_size: 0, is_partial: false });
  });
});

describe('what this module has not', () => {
  test('is named with the modules that have it, in the caller’s zones and language', async () => {
    const food = await buildStore(db, { module_type: 'food' });
    const pharmacy = await buildModule(db, { module_type: 'pharmacy', name: { en: 'Pharmacy', ru: 'Аптека' } });
    await offerModule(db, food.zoneId, pharmacy.id);
    const chemist = await buildStore(db, { zone: { id: food.zoneId, lat: 41, lng: 69 }, module: pharmacy });
    await buildItem(db, { store: food, ...named('Lagman') });
    for (const size of [3, 4]) await buildItem(db, { store: chemist, ...named(`Nappies ${size}`) });
    const beyond = await buildStore(db, { module: pharmacy });
    await buildItem(db, { store: beyond, ...named('Nappies 5') });
    const { slug } = await db.selectFrom('modules').where('id', '=', pharmacy.id).select('slug').executeTakeFirstOrThrow();
    const elsewhere = [{ module_id: pharmacy.id, module_type: 'pharmacy', slug, name: 'Pharmacy', total_size: 2 }];
    expect(await search(food, 'памперсы')).toMatchObject({ total_size: 0, elsewhere });
    expect((await search(food, 'lagman')).elsewhere).toEqual([]);
    expect((await search(food, 'qwzzyx')).elsewhere).toEqual([]);
  });
});

describe('of what fits as well', () => {
  const NEVER = [{ weekday: 1, opens_at_minute: 0, closes_at_minute: 1 }];

  test('what can be ordered now comes first, page by page', async () => {
    const store = await buildStore(db, { module_type: 'grocery' });
    const place = { zone: { id: store.zoneId, lat: 41, lng: 69 }, module: { id: store.moduleId, moduleType: 'grocery' as const } };
    const closed = await buildStore(db, { ...place, hours: NEVER });
    const away = await buildStore(db, place);
    await db
      .insertInto('store_closures')
      .values({ store_id: away.id, starts_at: new Date('2026-11-20T00:00:00Z'), ends_at: new Date('2026-11-21T00:00:00Z') })
      .execute();
    const full = await buildStore(db, { ...place, is_accepting: false });
    await buildItem(db, { store: closed, popularity: 90, ...named('Quince of a closed store') });
    await buildItem(db, { store: away, popularity: 89, ...named('Quince of a store on holiday') });
    await buildItem(db, { store: full, popularity: 88, ...named('Quince of a busy store') });
    await buildItem(db, { store, popularity: 80, stock: 0, ...named('Quince sold out') });
    await buildItem(db, { store, popularity: 70, available_from_minute: 0, available_until_minute: 60, ...named('Quince of the night') });
    for (const number of [1, 2]) await buildItem(db, { store, popularity: number, ...named(`Quince ${number}`) });
    await buildItem(db, { store, popularity: 99, ...named('Pear', ['with quince']) });
    const unavailable = ['Quince of a closed store', 'Quince of a store on holiday', 'Quince of a busy store', 'Quince sold out'];
    const inOrder = ['Quince 2', 'Quince 1', ...unavailable, 'Quince of the night', 'Pear'];
    expect(names((await search(store, 'quince')).products)).toEqual(inOrder);
    const pages = await Promise.all([1, 2, 3, 4].map((offset) => search(store, 'quince', { limit: 2, offset })));
    expect(pages.flatMap(({ products }) => names(products))).toEqual(inOrder);
  });

  test('hours across midnight are hours', async () => {
    const store = await buildStore(db, { module_type: 'food' });
    await buildItem(db, {
      store,
      popularity: 9,
      available_from_minute: 780,
      available_until_minute: 700,
      ...named('Medlar of the evening'),
    });
    await buildItem(db, {
      store,
      popularity: 1,
      available_from_minute: 1200,
      available_until_minute: 1000,
      ...named('Medlar of most hours'),
    });
    expect(clock.now().toISOString()).toBe('2026-11-20T07:00:00.000Z');
    expect(names((await search(store, 'medlar')).products)).toEqual(['Medlar of most hours', 'Medlar of the evening']);
  });
});

describe('suggestions', () => {
  test('name categories with items here, in any form and language of their name [search-06]', async () => {
    const store = await buildStore(db, { module_type: 'food' });
    const soups = await buildCategory(db, { module: { id: store.moduleId }, name: { en: 'Soups', ru: 'Супы' } });
    const empty = await buildCategory(db, { module: { id: store.moduleId }, name: { en: 'Soup sets' } });
    await buildItem(db, { store, category: soups, ...named('Mastava') });
    api.replies.drop();
    const suggest = async (name: string) => (await call(API.search.suggestions, { query: { name }, headers: headersFor(store) })).body;
    expect((await suggest('суп')).categories).toEqual([{ id: soups.id, slug: soups.slug, name: 'Soups' }]);
    expect((await suggest('soup')).categories.map(({ id }) => id)).not.toContain(empty.id);
    expect((await suggest('mastava')).categories).toEqual([]);
  });
});
