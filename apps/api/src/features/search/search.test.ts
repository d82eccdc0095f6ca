import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { API } from '@bozor/contract/shop/routes.ts';
import { latinToCyrillic } from '@bozor/domain/words/latin-to-cyrillic.ts';
import { testApi, type Sent } from '../../../test/api.ts';
import { buildItem, buildModule, buildStore, headersFor, offerModule, type BuiltStore } from '../../../test/fixtures.ts';
import { searchKeys } from '../../platform/search/search-keys.ts';

const { db, api, call } = await testApi();

/** Names of an item or store in the given languages, and its search keys. */
function named(
  name: { en: string; uz?: string; ru?: string; ar?: string },
  tags: readonly string[] = [],
  descriptions: readonly string[] = [],
) {
  const spelled = { ...name, ...(name.uz && { 'uz-Cyrl': latinToCyrillic(name.uz) }) };
  const keys = searchKeys({ names: Object.values(spelled), tags, descriptions });
  return { name: spelled, search: sql<string>`search_vector(${keys.names}, ${keys.tags}, ${keys.descriptions}, ${keys.loose_names})` };
}

const learnWords = () => sql`select refresh_search_words()`.execute(db);
const names = (list: readonly { name: string }[]) => list.map(({ name }) => name);

function listing(store: { zoneId: number; moduleId: number }, query: Sent['query'], headers: Record<string, string> = {}) {
  api.replies.drop();
  return call(API.search.listing, { query, headers: { ...headersFor(store), ...headers } });
}

const found = async (store: BuiltStore, name: string) => (await listing(store, { data_type: 'searched', name })).body;

describe('a forgiving search', () => {
  let food: BuiltStore;
  let goods: BuiltStore;

  beforeAll(async () => {
    food = await buildStore(db, { module_type: 'food', ...named({ en: 'Old city kitchen' }) });
    goods = await buildStore(db, { module_type: 'grocery', ...named({ en: 'Corner shop' }) });
    for (const dish of DISHES) await buildItem(db, { store: food, ...named(dish) });
    for (const good of GOODS) await buildItem(db, { store: goods, ...named(good) });
    await learnWords();
  });

  const LAGMON = { en: 'Lagman', uz: 'Lagʻmon', ru: 'Лагман', ar: 'لاغمان' };
  const DISHES = [
    LAGMON,
    { en: 'Somsa', uz: 'Somsa', ru: 'Самса', ar: 'سمسة' },
    { en: 'Shashlik', uz: 'Shashlik', ru: 'Шашлык' },
    { en: 'Choʻpon salad', uz: 'Choʻpon salati', ru: 'Салат «Чупан»' },
    { en: 'Bread', uz: 'Non', ru: 'Лепёшка' },
    { en: 'Chuchvara', uz: 'Chuchvara', ru: 'Чучвара' },
  ];
  const GOODS = [
    { en: 'Kefir 2.5%', uz: 'Kefir 2,5%', ru: 'Кефир 2,5%' },
    { en: 'Chocolate', uz: 'Shokolad', ru: 'Шоколад' },
    { en: 'Mountain honey', uz: 'Togʻ asali', ru: 'Мёд горный' },
    { en: 'Sour cream', uz: 'Smetana', ru: 'Сметана' },
    { en: 'Coca-Cola', uz: 'Coca-Cola', ru: 'Кока-Кола' },
    { en: 'Toothpaste', uz: 'Tish pastasi', ru: 'Зубная паста' },
  ];

  test.each([
    ['Latin letters', 'lagmon', 'Lagman'],
    ['an apostrophe', "lag'mon", 'Lagman'],
    ['a curly apostrophe', 'lag’mon', 'Lagman'],
    ['a backtick', 'lag`mon', 'Lagman'],
    ['the letter of the alphabet', 'lagʻmon', 'Lagman'],
    ['Uzbek Cyrillic letters', 'лағмон', 'Lagman'],
    ['Russian letters', 'лагман', 'Lagman'],
    ['capitals', 'ЛАГМАН', 'Lagman'],
    ['Arabic letters', 'لاغمان', 'Lagman'],
    ['the wrong keyboard', 'kfuvfy', 'Lagman'],
    ['the wrong keyboard, the other way', 'дфпьщт', 'Lagman'],
    ['swapped letters', 'lagmno', 'Lagman'],
    ['a letter too many', 'laggmaon', 'Lagman'],
    ['a letter too few', 'lgmon', 'Lagman'],
    ['another letter', 'lavman', 'Lagman'],
    ['a slip in Cyrillic letters', 'лагмна', 'Lagman'],
    ['a beginning', 'lag', 'Lagman'],
    ['the Russian spelling in Latin letters', 'samsa', 'Somsa'],
    ['a slip at the start', 'smosa', 'Somsa'],
    ['ы as i', 'shashlyk', 'Shashlik'],
    ['oʻ as o', 'chopon', 'Choʻpon salad'],
    ['oʻ as у', 'чупан', 'Choʻpon salad'],
    ['oʻ with any sign', 'cho`pon salat', 'Choʻpon salad'],
    ['a short word', 'non', 'Bread'],
    ['ё as е', 'лепешка', 'Bread'],
    ['a long word with a slip', 'chuchvraa', 'Chuchvara'],
  ])('finds a dish by %s: %s', async (_, typed, expected) => {
    expect(names((await found(food, typed)).products)[0]).toBe(expected);
  });

  test.each([
    ['its fat', 'kefir 2.5', 'Kefir 2.5%'],
    ['a comma', 'кефир 2,5%', 'Kefir 2.5%'],
    ['sh typed as ш', 'шоколад', 'Chocolate'],
    ['a slip', 'shokolda', 'Chocolate'],
    ['a beginning with a slip', 'shekol', 'Chocolate'],
    ['words in any order', 'asali tog', 'Mountain honey'],
    ['a word apart', 'мед', 'Mountain honey'],
    ['the wrong keyboard', 'cvtnfyf', 'Sour cream'],
    ['the wrong keyboard with a slip', 'cvtnyff', 'Sour cream'],
    ['c and k', 'koka kola', 'Coca-Cola'],
    ['a word that is not there beside one that is', 'toothpaste xylitolum', 'Toothpaste'],
  ])('finds a good by %s: %s', async (_, typed, expected) => {
    expect(names((await found(goods, typed)).products)[0]).toBe(expected);
  });

  test.each([
    ['a percent sign', '%'],
    ['only apostrophes', "'’ʻʼ`"],
    ['signs of a query language', `' | ! & () :* <-> "\\`],
    ['a hundred letters', 'x'.repeat(100)],
    ['an injection', "'); drop table items; --"],
    ['only emoji', '🍜🍜'],
    ['what nobody sells', 'qwzzyx'],
    ['one letter held down', 'ssss'],
    ['one letter held down on the wrong keyboard', 'ыыыы'],
    ['a letter that is held down and one slip away from a word', 'nnn'],
    ['laughter', 'хахаха'],
    ['a row of keys', 'asdfgh'],
  ])('answers %s with nothing', async (_, typed) => {
    expect(await found(food, typed)).toEqual({
      total_size: 0,
      limit: 12,
      offset: 1,
      data: [],
      products: [],
      stores: [],
      not_stated: 0,
      is_partial: false,
      elsewhere: [],
    });
  });

  test('refuses control characters and more than a hundred letters', async () => {
    expect((await listing(food, { data_type: 'searched', name: 'lag\u0000mon' })).status).toBe(422);
    expect((await listing(food, { data_type: 'searched', name: 'x'.repeat(101) })).status).toBe(422);
  });

  test('takes eight words at most', async () => {
    expect(names((await found(food, 'lagman '.repeat(14).trim())).products)).toEqual(['Lagman']);
  });

  test('suggests items and stores while a name is typed [search-06]', async () => {
    await buildStore(db, {
      zone: { id: food.zoneId, lat: 41, lng: 69 },
      module: { id: food.moduleId, moduleType: 'food' },
      ...named({ en: 'Lagman house' }),
    });
    api.replies.drop();
    const { body } = await call(API.search.suggestions, { query: { name: 'lagm' }, headers: headersFor(food) });
    expect(names(body.items)).toEqual(['Lagman']);
    expect(names(body.stores)).toEqual(['Lagman house']);
    expect(body.items[0]).toMatchObject({ store_id: food.id, price: 10_000, discounted_price: 10_000, has_variations: false });
    const other = await call(API.search.suggestions, { query: { name: 'kefir' }, headers: headersFor(food) });
    expect(other.body).toMatchObject({ total_size: 0, data: [], items: [], stores: [], categories: [] });
    expect((await call(API.search.suggestions, { headers: headersFor(food) })).status).toBe(422);
  });

  test('suggests a name once, however many stores sell it', async () => {
    const second = await buildStore(db, { zone: { id: food.zoneId, lat: 41, lng: 69 }, module: { id: food.moduleId, moduleType: 'food' } });
    const better = await buildItem(db, { store: second, popularity: 5, ...named(LAGMON) });
    api.replies.drop();
    const { body } = await call(API.search.suggestions, { query: { name: 'lagman' }, headers: headersFor(food) });
    expect(body.items.map(({ id }) => id)).toEqual([better.id]);
  });
});

describe('the dictionary', () => {
  const isKnown = async (word: string) =>
    (await db.selectFrom('search_words').where('word', '=', word).select('word').execute()).length > 0;

  test('knows the words of an item as soon as it is written, renamed or switched on', async () => {
    const store = await buildStore(db, named({ en: 'Zumrad bazaar' }));
    const item = await buildItem(db, { store, ...named({ en: 'Persimmon' }) });
    const hidden = await buildItem(db, { store, is_active: false, ...named({ en: 'Tangerine' }) });
    expect(names((await found(store, 'persimmno')).products)).toEqual(['Persimmon']);
    expect((await listing(store, { data_type: 'searched', name: 'zumrda', list_type: 'store' })).body.total_size).toBe(1);
    expect(await isKnown('tangerine')).toBe(false);
    await db.updateTable('items').set({ is_active: true }).where('id', '=', hidden.id).execute();
    await db
      .updateTable('items')
      .set(named({ en: 'Feijoa' }))
      .where('id', '=', item.id)
      .execute();
    expect(await isKnown('tangerine')).toBe(true);
    expect(names((await found(store, 'feijao')).products)).toEqual(['Feijoa']);
  });

  test('knows the words of descriptions, which a shorter word finds', async () => {
    const store = await buildStore(db);
    const cake = await buildItem(db, { store, ...named({ en: 'Honey cake' }, [], ['With marzipans and roasted walnuts']) });
    await buildItem(db, { store, popularity: 9, ...named({ en: 'Marzipan' }) });
    const both = ['Marzipan', 'Honey cake'];
    expect(names((await found(store, 'marzipan')).products)).toEqual(both);
    await db
      .updateTable('items')
      .set(named({ en: 'Honey cake' }, [], ['With marzipanlets and roasted walnuts']))
      .where('id', '=', cake.id)
      .execute();
    expect(names((await found(store, 'marzipan')).products)).toEqual(both);
    expect(names((await found(store, 'marzipan honey')).products)).toEqual(['Honey cake']);
    await learnWords();
    expect(names((await found(store, 'marzipan')).products)).toEqual(both);
  });

  test('finds items by a very common prefix', async () => {
    const store = await buildStore(db);
    for (let number = 0; number < 15; number++)
      await buildItem(db, { store, popularity: -number, ...named({ en: `Kumquat${number} juice` }) });
    expect((await found(store, 'kumquat')).total_size).toBe(15);
    expect(names((await found(store, 'juice kumquat14')).products)).toEqual(['Kumquat14 juice']);
  });

  test('returns the total on a page beyond the end, in any order', async () => {
    const store = await buildStore(db);
    for (const price_minor of [3000, 1000, 2000]) await buildItem(db, { store, price_minor, ...named({ en: `Quince ${price_minor}` }) });
    const page = async (offset: number) =>
      (await listing(store, { data_type: 'searched', name: 'quince', sort_by: 'low', limit: 2, offset })).body;
    expect((await page(1)).products.map(({ price }) => price)).toEqual([1000, 2000]);
    for (const offset of [2, 3, 500]) expect((await page(offset)).total_size).toBe(3);
    expect((await page(3)).products).toEqual([]);
  });

  test('removes words of items no longer sold at night', async () => {
    const store = await buildStore(db);
    const item = await buildItem(db, { store, ...named({ en: 'Rambutan' }) });
    await db.deleteFrom('items').where('id', '=', item.id).execute();
    expect(await isKnown('rambutan')).toBe(true);
    await api.jobs.perform('count-search-words', {});
    expect(await isKnown('rambutan')).toBe(false);
  });
});

describe('a letter that most names have', () => {
  test('finds by how well names fit and how much they are ordered, page by page, in any script', async () => {
    const store = await buildStore(db, { module_type: 'food' });
    const item = (en: string, popularity: number, tags: string[] = []) => buildItem(db, { store, popularity, ...named({ en }, tags) });
    for (let number = 0; number < 8; number++) await item(`Mandi ${number}`, 20 - number);
    await item('Roll', 30, ['meat']);
    await item('Bread', 40);
    const query = { data_type: 'searched', name: 'm', limit: 4 };
    const pages = async () => Promise.all([1, 2, 3].map(async (offset) => (await listing(store, { ...query, offset })).body));
    const suggestions = async () => {
      api.replies.drop();
      return (await call(API.search.suggestions, { query: { name: 'm' }, headers: headersFor(store) })).body.items;
    };
    expect((await pages()).map(({ total_size, products }) => [total_size, names(products)])).toEqual([
      [9, ['Mandi 0', 'Mandi 1', 'Mandi 2', 'Mandi 3']],
      [9, ['Mandi 4', 'Mandi 5', 'Mandi 6', 'Mandi 7']],
      [9, ['Roll']],
    ]);
    expect(names(await suggestions())).toEqual([0, 1, 2, 3, 4, 5, 6].map((number) => `Mandi ${number}`));
    expect(names((await found(store, 'z')).products)).toEqual([]);
    expect(names((await found(store, 'м 7')).products)).toEqual(['Mandi 7']);
  });
});

describe('what is found', () => {
  test('comes by how well the name fits, then what is called just that, then by how much it is ordered', async () => {
    const store = await buildStore(db);
    const item = async (en: string, popularity: number, tags: string[] = [], descriptions: string[] = []) =>
      buildItem(db, { store, popularity, ...named({ en }, tags, descriptions) });
    await item('Cheesecake', 9, ['dessert'], ['With a milky cream of tvorog']);
    await item('Tvorog', 2);
    await item('Tvorog with raisins', 5);
    await item('Tvorognik', 8);
    await item('Syrniki', 7, ['tvorog']);
    await learnWords();
    expect(names((await found(store, 'tvorog')).products)).toEqual(['Tvorog', 'Tvorog with raisins', 'Tvorognik', 'Syrniki', 'Cheesecake']);
  });

  test('is on sale, and in the caller’s zones and module', async () => {
    const here = await buildStore(db);
    const asleep = await buildStore(db, {
      zone: { id: here.zoneId, lat: 41, lng: 69 },
      module: { id: here.moduleId, moduleType: 'grocery' },
      is_active: false,
    });
    const beyond = await buildStore(db, { module: { id: here.moduleId, moduleType: 'grocery' } });
    const otherModule = await buildModule(db, { module_type: 'pharmacy' });
    await offerModule(db, here.zoneId, otherModule.id);
    const elsewhere = await buildStore(db, { zone: { id: here.zoneId, lat: 41, lng: 69 }, module: otherModule });
    const seen = await buildItem(db, { store: here, ...named({ en: 'Quince jam' }) });
    await buildItem(db, { store: here, is_active: false, ...named({ en: 'Quince jam off' }) });
    await buildItem(db, { store: asleep, ...named({ en: 'Quince jam asleep' }) });
    await buildItem(db, { store: beyond, ...named({ en: 'Quince jam beyond' }) });
    await buildItem(db, { store: elsewhere, ...named({ en: 'Quince jam elsewhere' }) });
    await learnWords();
    expect(await found(here, 'quince')).toMatchObject({ total_size: 1, products: [{ id: seen.id }] });
    expect((await listing(here, { data_type: 'searched', name: 'quince', list_type: 'store' })).body).toMatchObject({
      total_size: 1,
      stores: [{ id: here.id }],
    });
    const closedZone = await buildStore(db);
    await buildItem(db, { store: closedZone, ...named({ en: 'Quince' }) });
    await db.updateTable('zones').set({ is_active: false }).where('id', '=', closedZone.zoneId).execute();
    expect(await found(closedZone, 'quince')).toMatchObject({ total_size: 0 });
  });

  test('comes twelve a page; beyond the end nothing does, with the same total [search-18] [list-19]', async () => {
    const store = await buildStore(db);
    for (let number = 0; number < 14; number++) await buildItem(db, { store, ...named({ en: `Walnut ${number}` }) });
    await learnWords();
    for (const query of [{ data_type: 'searched', name: 'walnut' }, { data_type: 'all' }]) {
      const pages = await Promise.all([1, 2, 3].map(async (offset) => (await listing(store, { ...query, offset })).body));
      expect(pages.map(({ total_size, limit, products }) => [total_size, limit, products.length])).toEqual([
        [14, 12, 12],
        [14, 12, 2],
        [14, 12, 0],
      ]);
      expect(new Set(pages.flatMap(({ products }) => products.map(({ id }) => id))).size).toBe(14);
    }
  });

  test('in the stores tab are stores so named, then those that sell it', async () => {
    const here = await buildStore(db, { module_type: 'food', order_count: 9, ...named({ en: 'Grill yard' }) });
    const place = { zone: { id: here.zoneId, lat: 41, lng: 69 }, module: { id: here.moduleId, moduleType: 'food' as const } };
    await buildStore(db, { ...place, ...named({ en: 'Manti house' }) });
    await buildStore(db, { ...place, ...named({ en: 'Soup bar' }, [], ['beside the manti house']) });
    await buildStore(db, { ...place, ...named({ en: 'Pancakes' }) });
    await buildItem(db, { store: here, ...named({ en: 'Manti' }) });
    await learnWords();
    const { body } = await listing(here, { data_type: 'searched', name: 'манты', list_type: 'store' });
    expect(names(body.stores)).toEqual(['Manti house', 'Grill yard', 'Soup bar']);
    expect(body).toMatchObject({ total_size: 3, products: [] });
  });
});

describe('a zone and module with more items than the popular ones', () => {
  const crowded = async () => {
    const store = await buildStore(db, { module_type: 'food' });
    const dish = async (en: string, popularity: number, in_front: boolean) => {
      const { id } = await buildItem(db, { store, popularity, ...named({ en }) });
      await db.updateTable('items').set({ in_front }).where('id', '=', id).execute();
    };
    for (const number of [1, 2, 3]) await dish(`Shashlik ${number}`, 10 - number, true);
    for (const number of [4, 5]) await dish(`Shashlik ${number}`, 10 - number, false);
    await dish('Shashlik of quail', 0, false);
    return store;
  };
  const page = async (store: BuiltStore, name: string, offset: number) =>
    (await listing(store, { data_type: 'searched', name, limit: 2, offset })).body;

  test('shows the most ordered of a common word, counts the others, and goes on to them', async () => {
    const store = await crowded();
    const first = await page(store, 'shashlik', 1);
    expect([names(first.products), first.total_size]).toEqual([['Shashlik 1', 'Shashlik 2'], 6]);
    const second = await page(store, 'shashlik', 2);
    expect([names(second.products), second.total_size]).toEqual([['Shashlik 3', 'Shashlik 4'], 6]);
    const third = await page(store, 'shashlik', 3);
    expect(names(third.products)).toEqual(['Shashlik 5', 'Shashlik of quail']);
  });

  test('finds and suggests less popular items by name', async () => {
    const store = await crowded();
    expect(names((await found(store, 'quail')).products)).toEqual(['Shashlik of quail']);
    const { body } = await call(API.search.suggestions, { query: { name: 'quail' }, headers: headersFor(store) });
    expect(names(body.items)).toEqual(['Shashlik of quail']);
  });

  test('marks all items as popular again when there are few', async () => {
    const store = await crowded();
    await sql`select mark_front_items()`.execute(db);
    const behind = await db.selectFrom('items').where('store_id', '=', store.id).where('in_front', '=', false).select('id').execute();
    expect(behind).toEqual([]);
  });
});
