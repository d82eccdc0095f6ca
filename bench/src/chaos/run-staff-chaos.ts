import { setTimeout as pause } from 'node:timers/promises';
import { brokenInvariants } from '@bozor/api/platform/db/check-invariants.ts';
import { createDatabase } from '@bozor/api/platform/db/database.ts';
import { createPool } from '@bozor/api/platform/db/pool.ts';
import type pg from 'pg';
import { databaseIn, startShop } from '../shop/start-shop.ts';
import { buy, type Attempt } from './buy.ts';
import { serve, type Served } from './serve.ts';
import { buildSmallShop, type SmallShop } from './small-shop.ts';
import { buildSmallStaff } from './small-staff.ts';

export interface StaffChaosPlan {
  readonly dataDir: string;
  /** People who serve orders at once. */
  readonly people: number;
  /** Kills of the host while they do. */
  readonly kills: number;
  readonly log?: (message: string) => void;
}

export interface StaffChaosReport {
  /** Orders brought to their end, by the end. */
  readonly orders: Readonly<Record<string, number>>;
  /** Acts that were sent again because of a kill. */
  readonly sentAgain: number;
  /** Every list is empty when nothing is half done. */
  readonly broken: {
    /** Orders whose steps or acts were not written exactly once each. */
    readonly steps: readonly string[];
    /** Orders whose audit entries are not those of their steps and acts. */
    readonly audit: readonly string[];
    readonly invariants: readonly string[];
  };
}

const ENDS = ['delivered', 'returned', 'canceled', 'swapped'] as const;
const STEPS: Readonly<Record<Served['end'], string>> = {
  delivered: 'pending confirmed processing handover picked_up delivered | cash_taken courier_assigned refund_given',
  returned: 'pending confirmed processing handover picked_up returning returned | courier_assigned',
  canceled: 'pending confirmed processing handover canceled | courier_assigned',
  swapped: 'pending confirmed processing handover picked_up delivered | cash_taken courier_assigned swap_answered swap_proposed',
};
const PLENTY = 1_000_000;
type Item = SmallShop['items'][number];
/** Acts that are answered before each kill. */
const ACTS_BETWEEN = 15;

/** Runs a real shop whose people serve orders, and kills its host in the middle of their acts. */
export async function runStaffChaos({ dataDir, people, kills, log = () => {} }: StaffChaosPlan): Promise<StaffChaosReport> {
  const start = () =>
    startShop(dataDir, { APP_MODE: 'production', PUBLIC_URL: 'https://shop.test', TRUST_PROXIES: '1', LOG_LEVEL: 'warn' });
  let running = await start();
  const pool = createPool(databaseIn(dataDir), { name: 'chaos', size: 4, onError: () => {} });
  try {
    const shop = await buildSmallShop(pool, [PLENTY, PLENTY, PLENTY]);
    const [usual, scarce, instead] = shop.items as [Item, Item, Item];
    const staff = await buildSmallStaff(pool);
    let up = Promise.resolve(running.url);
    const url = () => up;
    const served: Served[] = [];
    const troubles: string[] = [];
    let acts = 0;
    const onActed = () => (acts += 1);
    const answered = (wanted: number) => () => acts >= wanted;
    const onTrouble = (trouble: string) => troubles.push(trouble);
    const closing = new AbortController();
    const work = Promise.all(
      Array.from({ length: people }, async (_, person) => {
        for (let turn = 0; !closing.signal.aborted; turn += 1) {
          const end = ENDS[(person + turn) % ENDS.length]!;
          // An item that is said to be sold out is none of the others.
          const itemId = (end === 'swapped' ? scarce : usual).id;
          const attempt: Attempt = { name: `Person ${person} turn ${turn}`, itemId, quantity: 2, acknowledged: [] };
          await buy(attempt, false, { shop, url, onTrouble: () => {} });
          const [orderId] = attempt.acknowledged;
          if (orderId === undefined) continue;
          const order = { orderId, end };
          await serve(order, { staff, insteadId: instead.id, pool, url, onTrouble, onActed });
          served.push(order);
          // It is there again for the next one.
          if (end === 'swapped') await pool.query('update item_stock set stock = $1 where item_id = $2', [PLENTY, scarce.id]);
        }
      }),
    );
    work.catch(() => {});
    for (let kill = 1; kill <= kills; kill += 1) {
      // At another moment of the acts each time.
      const isDue = answered(acts + ACTS_BETWEEN);
      while (!isDue()) await Promise.race([pause(5 + (kill % 11)), work]);
      const returned = Promise.withResolvers<string>();
      up = returned.promise;
      log(`${acts} acts; kill ${kill} of ${kills}.`);
      await running.kill();
      running = await start();
      returned.resolve(running.url);
    }
    closing.abort();
    await work;
    return {
      orders: Object.fromEntries(ENDS.map((end) => [end, served.filter((order) => order.end === end).length])),
      sentAgain: troubles.length,
      broken: await findBroken(pool, served),
    };
  } finally {
    await pool.end();
    await running.stop();
  }
}

async function findBroken(pool: pg.Pool, served: readonly Served[]): Promise<StaffChaosReport['broken']> {
  const { rows } = await pool.query<{ id: number; steps: string; by_staff: number; audited: number }>(`
    select o.id,
      (select string_agg(e.status, ' ' order by e.position) from order_events e where e.order_id = o.id) || ' | ' ||
        coalesce((select string_agg(a.kind, ' ' order by a.kind) from order_acts a where a.order_id = o.id), '') as steps,
      (select count(*) from order_events e where e.order_id = o.id and e.staff_id is not null)::int
        + (select count(*) from order_acts a where a.order_id = o.id and a.staff_id is not null)::int as by_staff,
      (select count(*) from audit_log l where l.subject = 'order' and l.subject_id = o.id::text)::int as audited
    from orders o`);
  const found = new Map(rows.map((row) => [row.id, row]));
  const faults = (test: (order: Served, row: (typeof rows)[number]) => boolean) =>
    served.flatMap((order) =>
      test(order, found.get(order.orderId)!) ? [`${order.end}: ${JSON.stringify(found.get(order.orderId))}`] : [],
    );
  return {
    steps: faults(({ end }, { steps }) => steps !== STEPS[end]),
    audit: rows.filter(({ by_staff, audited }) => by_staff !== audited).map((row) => JSON.stringify(row)),
    invariants: (await brokenInvariants(createDatabase(pool))).map(({ name, rows: wrong }) => `${name} ${JSON.stringify(wrong)}`),
  };
}
