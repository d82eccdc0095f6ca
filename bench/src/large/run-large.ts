import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createPool } from '@bozor/api/platform/db/pool.ts';
import { readConfig } from '@bozor/host/config.ts';
import { startDatabase } from '@bozor/host/database/start-database.ts';
import { createLog } from '@bozor/host/log.ts';
import { prepareDatabase } from '@bozor/host/prepare-database.ts';
import { completeSecrets } from '@bozor/host/secrets.ts';
import { createShop } from '@bozor/host/shop.ts';
import { percentile } from '../load/percentile.ts';
import { explainOnce, TIMEOUT_MS } from './explain-once.ts';
import { fillCity, type City } from './fill-city.ts';
import { LARGE, SMALL } from './large-city.ts';
import { recordStatements } from './record-statements.ts';
import { LIST_REQUESTS, type ListRequest } from './list-requests.ts';

const PLANS = join(import.meta.dirname, '../../plans');
const MODULES = [1, 2];
/** Enough rounds that the slowest 5 % are more than one hiccup of the machine. */
const ROUNDS = 150;
/** Each connection plans a statement once. */
const WARMING_ROUNDS = 20;
export interface LargeFigures {
  /** The slowest statement of each list at a million items. */
  readonly slowest: readonly { readonly name: string; readonly ms: number }[];
  /** p95 at a million items ÷ p95 at ten thousand. */
  readonly growth: readonly { readonly name: string; readonly ratio: number; readonly ms: number }[];
}

/**
 * Fills a small and a large city and sends both the same requests in turn, so that other load on the machine affects both alike. The plans
 * of the large one are stored in bench/plans.
 */
export async function runLarge(folder: string, log: (message: string) => void): Promise<LargeFigures> {
  const large: City = { dataDir: join(folder, 'large'), copies: LARGE, log };
  const small: City = { dataDir: join(folder, 'small'), copies: SMALL, log };
  const { plans, growth } = await inCity({
    ...large,
    work: async (inLarge) => ({
      plans: await inLarge.explain(),
      growth: await inCity({ ...small, work: (inSmall) => measureGrowth(inSmall.time, inLarge.time) }),
    }),
  });
  rmSync(PLANS, { recursive: true, force: true });
  mkdirSync(PLANS, { recursive: true });
  for (const { name, text } of plans) writeFileSync(join(PLANS, `${name.replaceAll(/[^a-z0-9]+/g, '-')}.txt`), text);
  return { slowest: plans.map(({ name, ms }) => ({ name, ms })), growth };
}

async function measureGrowth(inSmall: CityClient['time'], inLarge: CityClient['time']): Promise<LargeFigures['growth']> {
  const growth: { name: string; ratio: number; ms: number }[] = [];
  for (const request of LIST_REQUESTS.filter(({ isPage }) => !isPage)) {
    const taken = { small: [] as number[], large: [] as number[] };
    // A list far out of the budget is known as such after a few rounds.
    for (let round = -WARMING_ROUNDS; round < ROUNDS && sum(taken.large) < TIMEOUT_MS / 4; round += 1) {
      const module = MODULES[(round + WARMING_ROUNDS) % MODULES.length]!;
      const [one, other] = [await inSmall(request, module), await inLarge(request, module)];
      if (round < 0) continue;
      taken.small.push(one);
      taken.large.push(other);
    }
    const ms = percentile(taken.large, 0.95);
    growth.push({ name: request.name, ms, ratio: ms / percentile(taken.small, 0.95) });
  }
  return growth;
}

interface CityClient {
  /** Returns the milliseconds of an uncached response. */
  readonly time: (request: ListRequest, moduleId: number) => Promise<number>;
  readonly explain: () => Promise<{ name: string; ms: number; text: string }[]>;
}

async function inCity<Result>({ dataDir, copies, log, work }: City & { work: (client: CityClient) => Promise<Result> }): Promise<Result> {
  await fillCity({ dataDir, copies, log });
  const database = await startDatabase({ dataDir });
  try {
    await prepareDatabase({ config: { mode: 'demo' }, database: database.connection, log: createLog('silent') });
    const config = readConfig({ DATA_DIR: dataDir, RATE_LIMITS: 'off', LOG_LEVEL: 'silent', PORT: '0' });
    const shop = await createShop({
      config: { ...config, secrets: completeSecrets(config) },
      database: database.connection,
      log: createLog('silent'),
    });
    await shop.app.ready();
    const authorization = `Bearer ${await tokenOf(shop.app)}`;
    const send = async ({ path, isPersonal }: ListRequest, moduleId: number) => {
      const answer = await shop.app.inject({
        url: `/api/v1${path}`,
        headers: { 'zoneid': '[1]', 'moduleid': String(moduleId), 'x-localization': 'en', ...(isPersonal && { authorization }) },
      });
      // A statement timeout is refused with 503: a figure, not a mistake.
      if (answer.statusCode !== 200 && answer.statusCode !== 503)
        throw new Error(`${path} answers ${answer.statusCode}: ${answer.body.slice(0, 200)}`);
    };
    const client: CityClient = {
      time: async (request, moduleId) => {
        shop.api.replies.drop();
        const began = performance.now();
        await send(request, moduleId);
        return performance.now() - began;
      },
      explain: async () => {
        const pool = createPool(database.connection, { name: 'explain', size: 1, onError: () => {}, statementTimeoutMs: TIMEOUT_MS });
        const plans: { name: string; ms: number; text: string }[] = [];
        for (const request of LIST_REQUESTS) {
          const { name } = request;
          const statements = await recordStatements(async () => {
            for (const module of MODULES) {
              shop.api.replies.drop();
              await send(request, module);
            }
          });
          const explained: { ms: number; text: string }[] = [];
          for (const statement of statements) explained.push(await explainOnce(pool, statement));
          plans.push({ name, ms: Math.max(0, ...explained.map(({ ms }) => ms)), text: explained.map(({ text }) => text).join('\n\n') });
          log(`${name}: ${plans.at(-1)!.ms.toFixed(1)} ms`);
        }
        await pool.end();
        return plans;
      },
    };
    try {
      return await work(client);
    } finally {
      await shop.close();
    }
  } finally {
    await database.stop();
  }
}

/** Token of the demo city's regular customer. */
export async function tokenOf(app: Awaited<ReturnType<typeof createShop>>['app']): Promise<string> {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/v1/auth/login',
    payload: { email_or_phone: '+998900000001', password: 'bozor-demo', login_type: 'manual', field_type: 'phone' },
  });
  return answer.json<{ token: string }>().token;
}

const sum = (times: readonly number[]) => times.reduce((all, each) => all + each, 0);
