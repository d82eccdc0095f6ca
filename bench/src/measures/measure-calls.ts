import { LOCALES } from '@bozor/domain/words/locale.ts';
import { createPool } from '@bozor/api/platform/db/pool.ts';
import { sendRequest } from '../load/send-request.ts';
import { databaseIn, databasePid } from '../shop/start-shop.ts';
import { SCOPE, type Measured, type MeasuredCity } from './city.ts';
import { asFigure, cpuPerRequest, measureBare, type Load } from './measure-cpu.ts';

/** Measures the CPU of public calls and pages; each request differs from all others, so that no response is cached. */
export async function measureCalls({ shop, dataDir }: MeasuredCity): Promise<Measured[]> {
  const { items, stores, categories, shelves, words } = await catalogueOf(dataDir);
  const limit = await measureBare(dataDir, 'row');
  const nth = <Each>(list: readonly Each[], number: number) => list[number % list.length]!;
  // An item is the same in every zone, so the language differs. English comes last: the item pages are in English.
  const language = (number: number) => LOCALES.toReversed()[Math.floor(number / items.length) % LOCALES.length]!;
  const found: Measured[] = [];
  for (const [name, times, path, headers] of [
    [
      'CPU of a listing of 12',
      2_000,
      (n) => `/api/v1/items/search?data_type=category&list_type=item&category_ids=[${nth(categories, n)}]&limit=12&offset=${1 + (n % 7)}`,
      elsewhere,
    ],
    [
      'CPU of a text search of 12',
      2_000,
      (n) => `/api/v1/items/search?data_type=searched&list_type=item&limit=12&offset=1&name=${nth(words, n)}`,
      elsewhere,
    ],
    ['CPU of an item', 3_000, (n) => `/api/v1/items/details/${nth(items, n)}`, (n) => ({ ...SCOPE, 'x-localization': language(n) })],
    ['CPU of rendering a home page', 400, () => '/home', browserElsewhere],
    ['CPU of rendering a listing page', 400, (n) => `/category/${nth(shelves, n)}?offset=${1 + (n % 3)}`, browserElsewhere],
    ['CPU of rendering an item page', 400, (n) => `/product/${nth(items, n)}`, browserElsewhere],
    ['CPU of rendering a store page', 400, (n) => `/store/${nth(stores, n)}`, browserElsewhere],
  ] as const satisfies readonly MeasuredCall[]) {
    const cpu = (work: Load['work']) => cpuPerRequest({ host: shop.pid, postmaster: databasePid(dataDir), times, work });
    const varied = await cpu((number) => sendRequest({ url: shop.url + path(number), headers: headers(number) }));
    const same = { url: shop.url + path(0), headers: headers(0) };
    const figure = asFigure(name, varied, { 'repeated': await cpu(() => sendRequest(same)), 'bare Fastify with a row': limit });
    // The budget of a page is about the host; its note has the database beside it.
    found.push(headers === browserElsewhere ? { ...figure, value: varied.host } : figure);
  }
  return found;
}

type MeasuredCall = readonly [
  name: string,
  times: number,
  path: (number: number) => string,
  headers: (number: number) => Readonly<Record<string, string>>,
];

let zones = 1_000;
/** Adds a nonexistent zone that was never requested before. */
const elsewhere = () => ({ ...SCOPE, zoneid: `[${SCOPE.zoneid},${(zones += 1)}]` });
const browserElsewhere = () => ({ 'accept-encoding': 'gzip', 'cookie': `zoneid=%5B1,${(zones += 1)}%5D; module=${SCOPE.moduleid}` });

async function catalogueOf(dataDir: string) {
  const pool = createPool(databaseIn(dataDir), { name: 'bench', size: 1, onError: () => {}, statementTimeoutMs: 0 });
  const list = async <Each>(text: string) => (await pool.query<{ each: Each }>(text)).rows.map(({ each }) => each);
  const shelved = `is_listed and zone_id = ${SCOPE.zoneid} and module_id = ${SCOPE.moduleid}`;
  const found = {
    items: await list<string>(`select slug as each from items where ${shelved} order by md5(slug)`),
    stores: await list<string>(
      `select slug as each from stores s where exists (select from items where store_id = s.id and ${shelved}) order by md5(slug)`,
    ),
    categories: await list<number>(`select distinct category_id as each from items where ${shelved} order by 1`),
    shelves: await list<string>(
      `select slug as each from categories where id in (select category_id from items where ${shelved}) order by md5(slug)`,
    ),
    words: await list<string>(
      `select distinct lower(word) as each from items, regexp_split_to_table(name->>'en', '[^a-zA-Z]+') word where ${shelved} and length(word) > 3`,
    ),
  };
  await pool.end();
  return found;
}
