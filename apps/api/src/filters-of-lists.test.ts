import { beforeAll, describe, expect, test } from 'vitest';
import { API } from '@bozor/contract/shop/routes.ts';
import { sql } from 'kysely';
import { testApi } from '../test/api.ts';
import {
  buildCategory,
  buildFlashSale,
  buildItem,
  buildModule,
  buildReview,
  buildStore,
  buildZone,
  discountStore,
  headersFor,
} from '../test/fixtures.ts';

const { api, db, call } = await testApi({ checksInvariants: false });

type AnyEndpoint = Parameters<typeof call>[0];
type Row = Readonly<Record<string, unknown>>;

interface List {
  readonly name: string;
  readonly endpoint: AnyEndpoint;
  readonly filters: Readonly<Record<string, readonly string[]>>;
}

/** Lists of items, and of stores, that can be filtered. */
const LISTS = Object.entries(API).flatMap(([word, group]) =>
  Object.entries(group as Record<string, AnyEndpoint>).flatMap(([key, endpoint]): List[] => {
    const properties = (endpoint.query?.properties ?? {}) as Record<string, { readonly enum?: readonly string[] }>;
    if (!properties['limit'] || !properties['offset'] || !['items', 'stores', 'search'].includes(word)) return [];
    return [
      {
        name: `${word}.${key}`,
        endpoint,
        filters: Object.fromEntries(Object.entries(properties).map(([filter, { enum: values = [] }]) => [filter, values])),
      },
    ];
  }),
);
const OF_STORES = ['stores.items', 'stores.reviews'];
const STORES = LISTS.filter(({ name }) => name.startsWith('stores.') && !OF_STORES.includes(name));
const ITEMS = LISTS.filter(({ name }) => !name.startsWith('stores.') || name === 'stores.items');

let headers: Record<string, string>;
let given: Readonly<Record<string, { readonly params?: Row; readonly query?: Row }>>;
let category: number;

beforeAll(async () => {
  const zone = await buildZone(db);
  const module = await buildModule(db, { module_type: 'food' });
  const [soups, grills] = [await buildCategory(db, { module, featured: true }), await buildCategory(db, { module, featured: true })];
  category = soups.id;
  const green = await buildStore(db, {
    zone,
    module,
    name: { en: 'Green' },
    featured: true,
    veg: true,
    non_veg: false,
    take_away: false,
    rating_sum: 5,
    rating_count: 1,
  });
  const meaty = await buildStore(db, {
    zone,
    module,
    name: { en: 'Meaty' },
    featured: true,
    veg: false,
    non_veg: true,
    delivers: false,
    take_away: true,
    rating_sum: 5,
    rating_count: 1,
  });
  const shelf = { recommended: true, discount: 10, rating_sum: 5, rating_count: 1, popularity: 3 };
  for (const store of [green, meaty]) {
    await discountStore(db, store);
    for (const [veg, what] of [
      [true, 'veg'],
      [false, 'non_veg'],
    ] as const) {
      for (const [at, of] of [
        [soups, 'soups'],
        [grills, 'grills'],
      ] as const) {
        const item = await buildItem(db, { store, category: at, veg, name: { en: `${what} of ${of}` }, ...shelf });
        await buildReview(db, item);
        await buildFlashSale(db, { items: [item] });
      }
    }
  }
  await sql`select mark_front_items(), refresh_search_words()`.execute(db);
  headers = headersFor(green);
  given = {
    'items.ofCategory': { params: { idOrSlug: soups.id } },
    'stores.list': { params: { type: 'all' } },
    'stores.ofCategory': { params: { idOrSlug: soups.id } },
    'stores.items': { params: { idOrSlug: green.id } },
    'search.listing': { query: { data_type: 'all', list_type: 'item' } },
  };
});

/** Names of the rows of a list, sorted. */
async function namesIn({ name, endpoint }: List, query: Row): Promise<readonly string[]> {
  api.replies.drop();
  const { params, query: needed } = given[name] ?? {};
  const sent = { headers, query: { ...needed, limit: 50, ...query }, ...(params && { params: params as Record<string, number> }) };
  const { status, body } = await call(endpoint, sent);
  expect(status, JSON.stringify(body)).toBe(200);
  const rows = Object.entries(body as Row).find(([key]) => ['stores', 'products', 'items'].includes(key))?.[1] as readonly Row[];
  expect((body as { total_size?: number }).total_size).toBe(rows.length);
  return rows.map((row) => String(row['name'])).toSorted();
}

const filterOf = ({ filters }: List, value: string) => Object.entries(filters).find(([, values]) => values.includes(value))?.[0];

describe('a list of items contains, of a kind of food, that alone:', () => {
  test.each(ITEMS.filter((list) => filterOf(list, 'non_veg')))('$name', async (list) => {
    const filter = filterOf(list, 'non_veg')!;
    const all = await namesIn(list, {});
    expect(new Set(all.map((name) => name.split(' ')[0]))).toEqual(new Set(['veg', 'non_veg']));
    expect(await namesIn(list, { [filter]: 'all' })).toEqual(all);
    for (const kind of ['veg', 'non_veg'])
      expect(await namesIn(list, { [filter]: kind })).toEqual(all.filter((name) => name.startsWith(kind)));
  });
});

describe('a list of items contains, of a category, that alone:', () => {
  test.each(ITEMS.filter(({ filters }) => filters['category_id']))('$name', async (list) => {
    const all = await namesIn(list, {});
    expect(all.length).toBeGreaterThan(1);
    expect(await namesIn(list, { category_id: category })).toEqual(all.filter((name) => name.endsWith('soups')));
    expect(await namesIn(list, { category_id: category, ...(list.filters['type'] && { type: 'veg' }) })).toEqual(
      all.filter((name) => name.endsWith('soups') && name.startsWith('veg')),
    );
  });
});

describe('a list of stores contains those alone that cook or hand over as asked for:', () => {
  test.each(STORES)('$name', async (list) => {
    const both = await namesIn(list, {});
    expect(both).toEqual(['Green', 'Meaty']);
    const answers = [
      ['veg', 'veg', ['Green']],
      ['veg', 'non_veg', ['Meaty']],
      ['veg', 'all', both],
      ['type', 'delivery', ['Green']],
      ['type', 'take_away', ['Meaty']],
      ['type', 'all', both],
    ] as const;
    // The list of all stores has the way to hand over in its path.
    const isAsked = ([filter]: (typeof answers)[number]) => list.name !== 'stores.list' || filter !== 'type';
    for (const [filter, value, names] of answers.filter(isAsked))
      expect(await namesIn(list, { [filter]: value }), `${filter} ${value}`).toEqual(names);
  });
});
