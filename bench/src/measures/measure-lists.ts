import { createPool } from '@bozor/api/platform/db/pool.ts';
import { readConfig } from '@bozor/host/config.ts';
import { createLog } from '@bozor/host/log.ts';
import { completeSecrets } from '@bozor/host/secrets.ts';
import { createShop } from '@bozor/host/shop.ts';
import { recordStatements, type Statement } from '../large/record-statements.ts';
import { sendRequest } from '../load/send-request.ts';
import { compareRates } from '../load/compare-rates.ts';
import { runConcurrently } from '../load/run-concurrently.ts';
import { percentile } from '../load/percentile.ts';
import { databaseIn } from '../shop/start-shop.ts';
import { SCOPE, type Measured, type MeasuredCity } from './city.ts';

const LIST = '/api/v1/items/popular?limit=12';
const TYPOS = ['chocolte', 'bred', 'chese', 'tomatto', 'yogurd', 'sugr', 'butterr', 'appel', 'potatos', 'limonade', 'shampo', 'vitamn'];
const CONNECTIONS = 16;
const UNTIL = { times: 5_000, seconds: 4 };
const ROUNDS = 3;

/** Measures lists as the storefront requests them: from the database, from the cache, and by search. */
export async function measureLists({ shop, dataDir, bare }: MeasuredCity): Promise<Measured[]> {
  const ours = { url: shop.url + LIST, headers: SCOPE };
  const fromMemory = await compareRates(ours, await bare.mirror('list', ours));
  const fromDatabase = await againstQuery(shop.url, dataDir);
  return [
    { name: 'listing from the database, of the bare query', ...fromDatabase },
    {
      name: 'listing from the cache, of a bare answer',
      value: fromMemory.percent,
      note: `${fromMemory.ours.toFixed(0)} of ${fromMemory.bare.toFixed(0)} a second`,
    },
    { name: 'search with a typo, p95', value: await searching(shop.url, TYPOS) },
    { name: 'search of one letter, p95', value: await searching(shop.url, [...'abcdfgklmnopst']) },
  ];
}

/** Runs the same statements, prepared, with the same concurrency, serialising the rows and nothing else. */
async function againstQuery(base: string, dataDir: string): Promise<{ value: number; note: string }> {
  const statements = await statementsOfList(dataDir);
  const pool = createPool(databaseIn(dataDir), { name: 'bare', size: 10, onError: () => {} });
  const bare = () =>
    runConcurrently(UNTIL, CONNECTIONS, async () => {
      const answers = await Promise.all(statements.map(({ text, values }) => pool.query(text, [...values])));
      return JSON.stringify(answers.map(({ rows }) => rows as unknown));
    });
  const ours = () => runConcurrently(UNTIL, CONNECTIONS, () => sendRequest({ url: base + LIST, headers: elsewhere() }));
  const rounds: { value: number; note: string }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const [one, other] = [await ours(), await bare()];
    rounds.push({ value: (100 * one) / other, note: `${one.toFixed(0)} of ${other.toFixed(0)} a second` });
  }
  await pool.end();
  return rounds.toSorted((one, other) => one.value - other.value)[1]!;
}

/** Adds a different, nonexistent zone to each call, so that the cache never has the response. */
let calls = 0;
function elsewhere(): Record<string, string> {
  calls += 1;
  return { ...SCOPE, zoneid: `[${SCOPE.zoneid},${100_000 + calls}]` };
}

async function statementsOfList(dataDir: string): Promise<Statement[]> {
  const config = readConfig({ DATA_DIR: dataDir, RATE_LIMITS: 'off', LOG_LEVEL: 'silent', PORT: '0' });
  const secrets = completeSecrets(config);
  const here = await createShop({ config: { ...config, secrets }, database: databaseIn(dataDir), log: createLog('silent') });
  await here.app.ready();
  const read = () => here.app.inject({ url: LIST, headers: SCOPE });
  await read();
  here.api.replies.drop();
  const statements = await recordStatements(read);
  await here.close();
  return statements;
}

/** Sequential searches, each spelled differently so that none is cached. */
async function searching(base: string, words: readonly string[]): Promise<number> {
  const taken: number[] = [];
  for (let round = 0; round < 8; round += 1) {
    for (const word of words) {
      const url = `${base}/api/v1/items/search?data_type=searched&list_type=item&limit=12&offset=1&name=${encodeURIComponent(word)}`;
      const began = performance.now();
      await sendRequest({ url, headers: elsewhere() });
      if (round > 0) taken.push(performance.now() - began);
    }
  }
  return percentile(taken, 0.95);
}
