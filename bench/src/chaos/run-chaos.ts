import { setTimeout as pause } from 'node:timers/promises';
import { createPool } from '@bozor/api/platform/db/pool.ts';
import { databaseIn, databasePid, startShop, type RunningShop } from '../shop/start-shop.ts';
import { buy, type Attempt } from './buy.ts';
import { findBrokenPromises, type BrokenPromises } from './find-broken-promises.ts';
import { buildSmallShop, type SmallShop } from './small-shop.ts';

export type Victim = 'host' | 'database' | 'both';

export interface ChaosPlan {
  readonly dataDir: string;
  readonly buyers: number;
  /** Processes to kill, one after the other, while orders are placed. */
  readonly victims: readonly Victim[];
  /** Number of orders acknowledged before each kill, and after the last. */
  readonly ordersBetween: number;
  /** Stock of the first item, which buyers order until it is sold out. */
  readonly scarce: number;
  readonly log?: (message: string) => void;
}

export interface ChaosReport {
  readonly brokenPromises: BrokenPromises;
  /** Number of acknowledged orders. */
  readonly orders: number;
  /** Number of intentions ended by each refusal. */
  readonly refusals: Readonly<Record<string, number>>;
  /** Number of missing responses and of each failure. */
  readonly troubles: Readonly<Record<string, number>>;
  /** Ordered pieces of the scarce item. */
  readonly scarceOrdered: number;
}

const PLENTY = 1_000_000;
const LONGEST_SILENCE_MS = 120_000;

/** Runs a real shop with real buyers and kills its processes. */
export async function runChaos({ dataDir, buyers, victims, ordersBetween, scarce, log = () => {} }: ChaosPlan): Promise<ChaosReport> {
  // As in production: rate limits on, behind a proxy that names the client.
  const start = () =>
    startShop(dataDir, { APP_MODE: 'production', PUBLIC_URL: 'https://shop.test', TRUST_PROXIES: '1', LOG_LEVEL: 'warn' });
  let running = await start();
  const pool = createPool(databaseIn(dataDir), { name: 'chaos', size: 2, onError: () => {} });
  try {
    const shop = await buildSmallShop(pool, [scarce, PLENTY, PLENTY]);
    let up = Promise.resolve(running.url);
    const buyersAtWork = startBuyers(shop, buyers, () => up);
    for (const victim of victims) {
      await buyersAtWork.orders(ordersBetween);
      log(`${buyersAtWork.acknowledged()} orders; killing ${victim === 'both' ? 'host and database' : `the ${victim}`}.`);
      const returned = Promise.withResolvers<string>();
      if (victim !== 'database') up = returned.promise;
      running = await killVictim(victim, running, dataDir, start);
      returned.resolve(running.url);
    }
    await buyersAtWork.orders(ordersBetween);
    const attempts = await buyersAtWork.stop();
    return {
      brokenPromises: await findBrokenPromises(pool, shop, attempts),
      orders: buyersAtWork.acknowledged(),
      refusals: count(attempts.flatMap(({ refusal }) => refusal ?? [])),
      troubles: count(buyersAtWork.troubles),
      scarceOrdered: attempts
        .filter(({ itemId, acknowledged }) => itemId === shop.items[0]!.id && acknowledged.length > 0)
        .reduce((sum, { quantity }) => sum + quantity, 0),
    };
  } finally {
    await pool.end();
    await running.stop();
  }
}

async function killVictim(victim: Victim, running: RunningShop, dataDir: string, start: () => Promise<RunningShop>): Promise<RunningShop> {
  const database = databasePid(dataDir);
  if (victim !== 'database') await running.kill();
  if (victim !== 'host') process.kill(database, 'SIGKILL');
  return victim === 'database' ? running : start();
}

/** Buyers that order continuously until stopped. */
function startBuyers(shop: SmallShop, buyers: number, url: () => Promise<string>) {
  const attempts: Attempt[] = [];
  const troubles: string[] = [];
  const closing = new AbortController();
  const acknowledged = () => attempts.filter((attempt) => attempt.acknowledged.length > 0).length;
  const shopping = Array.from({ length: buyers }, async (_, buyer) => {
    for (let turn = 0; !closing.signal.aborted; turn += 1) {
      const item = shop.items[(buyer + turn) % shop.items.length]!;
      const attempt: Attempt = { name: `Buyer ${buyer} turn ${turn}`, itemId: item.id, quantity: 1 + (turn % 3), acknowledged: [] };
      attempts.push(attempt);
      await buy(attempt, turn % 2 === 0, { shop, url, onTrouble: (trouble) => troubles.push(trouble) });
    }
  });
  const all = Promise.all(shopping);
  all.catch(() => {});
  return {
    acknowledged,
    troubles,
    /** Waits until a number of further orders is acknowledged. */
    orders: async (more: number) => {
      const wanted = acknowledged() + more;
      const deadline = Date.now() + LONGEST_SILENCE_MS;
      while (acknowledged() < wanted) {
        if (Date.now() > deadline) throw new Error(`Only ${acknowledged()} of ${wanted} orders came through.`);
        await Promise.race([pause(10), all]);
      }
    },
    stop: async () => {
      closing.abort();
      await all;
      return attempts;
    },
  };
}

function count(names: readonly string[]): Record<string, number> {
  return Object.fromEntries(Object.entries(Object.groupBy(names, (name) => name)).map(([name, all]) => [name, all!.length]));
}
