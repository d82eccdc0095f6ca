import { LOCALES } from '@bozor/domain/words/locale.ts';
import { createPool } from '@bozor/api/platform/db/pool.ts';
import { sendRequest } from '../load/send-request.ts';
import { cpuOf, type Cpu } from '../load/cpu.ts';
import { runConcurrently } from '../load/run-concurrently.ts';
import { databaseIn, databasePid } from '../shop/start-shop.ts';
import { SCOPE, type Measured, type MeasuredCity } from './city.ts';

const CONCURRENCY = 4;
const WARMING = 400;
const ROUNDS = 3;

/** The measured processes, and their requests. */
export interface Load {
  readonly host: number;
  readonly postmaster: number;
  /** Requests of a round. */
  readonly times: number;
  readonly work: (number: number) => Promise<unknown>;
}

/** Returns the CPU milliseconds of host and database per request: the median of the rounds after a warming one. */
export async function cpuPerRequest({ host, postmaster, times, work }: Load): Promise<{ value: number; note: string }> {
  let asked = 0;
  const round = (count: number) => runConcurrently({ times: count, seconds: Number.POSITIVE_INFINITY }, CONCURRENCY, () => work(asked++));
  await round(Math.max(WARMING, times / 2));
  const rounds: (Cpu & { readonly rate: number })[] = [];
  for (let number = 0; number < ROUNDS; number += 1) {
    const before = cpuOf(host, postmaster);
    const rate = await round(times);
    const after = cpuOf(host, postmaster);
    rounds.push({ host: (after.host - before.host) / times, database: (after.database - before.database) / times, rate });
  }
  const middle = rounds.toSorted((one, other) => one.host + one.database - other.host - other.database)[Math.floor(ROUNDS / 2)]!;
  return {
    value: middle.host + middle.database,
    note: `host ${middle.host.toFixed(2)} + database ${middle.database.toFixed(2)}; ${middle.rate.toFixed(0)} a second`,
  };
}

/** Measures the CPU of public calls and pages; each request differs from all others, so that no response is cached. */
export async function measureCalls({ shop, dataDir }: MeasuredCity): Promise<Measured[]> {
  const { items, stores, categories, shelves, words } = await catalogueOf(dataDir);
  const measure = async (name: string, times: number, work: Load['work']): Promise<Measured> => ({
    name,
    ...(await cpuPerRequest({ host: shop.pid, postmaster: databasePid(dataDir), times, work })),
  });
  const call = (path: string, headers = elsewhere()) => sendRequest({ url: `${shop.url}/api/v1${path}`, headers });
  // An item is the same in every zone, so the language differs. English comes last, because the item pages are in English.
  const itemCall = (number: number) =>
    call(`/items/details/${nth(items, number)}`, {
      ...SCOPE,
      'x-localization': LOCALES.toReversed()[Math.floor(number / items.length) % LOCALES.length]!,
    });
  const page = (path: string) => sendRequest({ url: shop.url + path, headers: { 'accept-encoding': 'gzip', 'cookie': cookieElsewhere() } });
  const nth = <Each>(list: readonly Each[], number: number) => list[number % list.length]!;
  const listing = (number: number) => `data_type=category&list_type=item&category_ids=[${nth(categories, number)}]&limit=12`;
  const found: Measured[] = [];
  for (const [name, times, work] of [
    ['CPU of a listing of 12', 2_000, (n) => call(`/items/search?${listing(n)}&offset=${1 + (n % 7)}`)],
    [
      'CPU of a text search of 12',
      2_000,
      (n) => call(`/items/search?data_type=searched&list_type=item&limit=12&offset=1&name=${nth(words, n)}`),
    ],
    ['CPU of an item', 3_000, itemCall],
    ['CPU of rendering a home page', 400, () => page('/home')],
    ['CPU of rendering a listing page', 400, (n) => page(`/category/${nth(shelves, n)}?offset=${1 + (n % 3)}`)],
    ['CPU of rendering an item page', 400, (n) => page(`/product/${nth(items, n)}`)],
    ['CPU of rendering a store page', 400, (n) => page(`/store/${nth(stores, n)}`)],
  ] as const satisfies readonly (readonly [string, number, Load['work']])[])
    found.push(await measure(name, times, work));
  return found;
}

let zones = 1_000;
/** Adds a nonexistent zone that was never requested before. */
const elsewhere = () => ({ ...SCOPE, zoneid: `[${SCOPE.zoneid},${(zones += 1)}]` });
const cookieElsewhere = () => `zoneid=%5B1,${(zones += 1)}%5D; module=${SCOPE.moduleid}`;

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
