import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fillCity } from './large/fill-city.ts';
import { costOfOrder } from './history/cost-of-order.ts';
import { cpuAtRest } from './history/cpu-at-rest.ts';
import { historyIn, runHistory } from './history/run-history.ts';
import { runLarge } from './large/run-large.ts';
import { startBareServer } from './load/start-bare-server.ts';
import type { Measured, MeasuredCity } from './measures/city.ts';
import { measureBytes } from './measures/measure-bytes.ts';
import { measureCalls } from './measures/measure-calls.ts';
import { measureCourier } from './measures/measure-courier.ts';
import { measureLighthouse } from './measures/measure-lighthouse.ts';
import { measureLists } from './measures/measure-lists.ts';
import { measureMemory } from './measures/measure-memory.ts';
import { measureNavigation } from './measures/measure-navigation.ts';
import { measureOrderCalls } from './measures/measure-order-calls.ts';
import { measurePages } from './measures/measure-pages.ts';
import { measurePlacing } from './measures/measure-placing.ts';
import { measurePress } from './measures/measure-press.ts';
import { startShop } from './shop/start-shop.ts';
import { checkBudgets, formatTable, type Budgets } from './check-budgets.ts';

/**
 * `npm run bench [-- part …]` measures the running shop beside the raw limits of the same machine; `npm run bench -- --large` measures a
 * city of a million items, `--history` one with years of orders. It fails when a figure is out of its budget.
 */
const PARTS = [
  'lists',
  'pages',
  'calls',
  'bytes',
  'memory',
  'placing',
  'orders',
  'start',
  'navigation',
  'press',
  'courier',
  'lighthouse',
] as const;
const VAR = join(import.meta.dirname, '../../var');
const RESULTS = join(import.meta.dirname, '../results');
const TWENTY_THOUSAND = { stores: 6, items: 8, orders: 1 };

const given = process.argv.slice(2);
const wanted = new Set<string>(given.length === 0 ? PARTS : given);
const log = (message: string) => process.stderr.write(`${message}\n`);
const measured = await (wanted.has('--large') ? measureLarge() : wanted.has('--history') ? measureHistory() : measureShop());
const lines = checkBudgets(measured, JSON.parse(readFileSync(join(import.meta.dirname, '../budgets.json'), 'utf8')) as Budgets);
const table = formatTable(lines);
console.log(table);
mkdirSync(RESULTS, { recursive: true });
const name = new Date().toISOString().replaceAll(/[:.]/g, '-');
writeFileSync(join(RESULTS, `${name}.json`), `${JSON.stringify(lines, null, 2)}\n`);
process.exitCode = lines.every(({ isWithinBudget }) => isWithinBudget) ? 0 : 1;

async function measureShop(): Promise<Measured[]> {
  const found: Measured[] = [];
  const measure = async (part: (typeof PARTS)[number], work: () => Promise<Measured[]> | Measured[]) => {
    if (!wanted.has(part)) return;
    log(`Measuring ${part} …`);
    const measured = await work();
    for (const { name, value, note } of measured) log(`  ${name}: ${value}${note ? ` (${note})` : ''}`);
    found.push(...measured);
  };
  const dataDir = join(VAR, 'bench');
  const environment = { APP_MODE: 'demo', RATE_LIMITS: 'off', NODE_COMPILE_CACHE: join(VAR, '../node_modules/.cache/node') };
  await fillCity({ dataDir, copies: TWENTY_THOUSAND, log });
  await (await startShop(dataDir, environment)).stop();
  const shop = await startShop(dataDir, environment);
  const bare = await startBareServer();
  const city: MeasuredCity = { shop, dataDir, bare };
  try {
    await measure('start', () => [{ name: 'second start', value: shop.startedInMs / 1_000 }]);
    await measure('bytes', () => measureBytes(city));
    await measure('lists', () => measureLists(city));
    await measure('pages', () => measurePages(city));
    await measure('calls', () => measureCalls(city));
    await measure('memory', () => measureMemory(city));
    await measure('navigation', () => measureNavigation(city));
    await measure('press', () => measurePress(city));
    await measure('courier', () => measureCourier(city));
    await measure('lighthouse', () => measureLighthouse(city));
  } finally {
    bare.stop();
    await shop.stop();
  }
  await measure('placing', measurePlacing);
  await measure('orders', measureOrderCalls);
  return found;
}

async function measureLarge(): Promise<Measured[]> {
  const { slowest, growth } = await runLarge(join(VAR, 'bench-large'), log);
  const most = <Item>(items: readonly Item[], worth: (item: Item) => number) =>
    items.toSorted((one, other) => worth(other) - worth(one))[0]!;
  const slow = most(slowest, ({ ms }) => ms);
  const grown = most(growth, ({ ratio }) => ratio);
  for (const each of slowest) log(`${each.name}: ${each.ms.toFixed(1)} ms in the database`);
  for (const { name, ratio, ms } of growth) log(`${name}: ${ratio.toFixed(2)} times that of ten thousand, ${ms.toFixed(1)} ms`);
  return [
    { name: 'slowest listing statement at a million items', value: slow.ms, note: slow.name },
    { name: 'growth of a list from ten thousand to a million items', value: grown.ratio, note: `${grown.name}, ${grown.ms.toFixed(1)} ms` },
  ];
}

/** `--history` fills three years of a city; `--part=0.05` a twentieth of them. */
async function measureHistory(): Promise<Measured[]> {
  const part = Number(given.find((each) => each.startsWith('--part='))?.slice('--part='.length) ?? 1);
  const { staysKb, journalKb, updates, hotPercent } = await costOfOrder();
  const folder = join(VAR, 'bench-history');
  const lists = await runHistory(folder, part, log);
  const atRest = await cpuAtRest(historyIn(folder, part));
  const slowest = lists.toSorted((one, other) => other.ms - one.ms)[0]!;
  return [
    { name: 'slowest list with years of history', value: slowest.ms, note: slowest.name },
    {
      name: 'CPU at rest with years of history, in a minute',
      value: atRest.perMinute,
      note: `host ${atRest.host.toFixed(2)} + database ${atRest.database.toFixed(2)}`,
    },
    { name: 'database growth per order', value: staysKb },
    { name: 'WAL per order', value: journalKb },
    { name: 'HOT updates of an order', value: hotPercent, note: `of ${updates.toFixed(1)}` },
  ];
}
