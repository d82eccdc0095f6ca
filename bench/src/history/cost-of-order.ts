import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { acceptOrder } from '@bozor/api/features/orders/accept-order.ts';
import { deliver } from '@bozor/api/features/orders/deliver.ts';
import { handOver } from '@bozor/api/features/orders/hand-over.ts';
import { pickUp } from '@bozor/api/features/orders/pick-up.ts';
import { startPreparing } from '@bozor/api/features/orders/start-preparing.ts';
import { createDatabase } from '@bozor/api/platform/db/database.ts';
import { createPool } from '@bozor/api/platform/db/pool.ts';
import { inTransaction } from '@bozor/api/platform/db/transaction.ts';
import { readConfig } from '@bozor/host/config.ts';
import { startDatabase } from '@bozor/host/database/start-database.ts';
import { createLog } from '@bozor/host/log.ts';
import { prepareDatabase } from '@bozor/host/prepare-database.ts';
import { completeSecrets } from '@bozor/host/secrets.ts';
import { createShop } from '@bozor/host/shop.ts';
import type pg from 'pg';
import { buildSmallShop, DELIVERY_ADDRESS } from '../chaos/small-shop.ts';

export interface CostOfOrder {
  /** Kilobytes that stay in the database: not what is swept after a day or a month. */
  readonly staysKb: number;
  /** Kilobytes of WAL from the quote to the delivery. */
  readonly journalKb: number;
  /** Updates of `orders`, and the percentage of HOT updates. */
  readonly updates: number;
  readonly hotPercent: number;
}

/** Twice as many in the end, so that each page of an index has been split once: with fewer it is chance how many are half empty. */
const WARMING = 1_000;
const ORDERS = 1_000;
/** Vacuumed as often as autovacuum does in a shop that is no longer new. */
const CLEANED_EVERY = 40;

/** Places orders in a shop of its own and takes each through its whole life, as stores and couriers do. */
export async function costOfOrder(): Promise<CostOfOrder> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bozor-bench-order-'));
  const database = await startDatabase({ dataDir });
  const log = createLog('silent');
  try {
    await prepareDatabase({ config: { mode: 'production' }, database: database.connection, log });
    const config = readConfig({ DATA_DIR: dataDir, RATE_LIMITS: 'off', LOG_LEVEL: 'silent', PORT: '0' });
    const shop = await createShop({ config: { ...config, secrets: completeSecrets(config) }, database: database.connection, log });
    await shop.app.ready();
    const pool = createPool(database.connection, { name: 'cost', size: 2, onError: () => {}, statementTimeoutMs: 0 });
    const db = createDatabase(pool);
    const { zoneId, moduleId, items } = await buildSmallShop(pool, [1_000_000]);
    await pool.query(`insert into vehicles (code, name, max_metres) values ('bicycle', '{"en":"Bicycle"}', 100000)`);
    await pool.query(
      `insert into riders (f_name, l_name, phone, zone_id, vehicle_id) select 'Olim', 'Karimov', '+998901234567', zones.id, vehicles.id from zones, vehicles`,
    );
    const send = async (method: 'POST', url: string, headers: Record<string, string>, payload: unknown) => {
      const answer = await shop.app.inject({
        method,
        url: `/api/v1${url}`,
        headers: { zoneid: `[${zoneId}]`, moduleid: String(moduleId), ...headers },
        payload: payload as object,
      });
      if (answer.statusCode >= 300) throw new Error(`${url}: ${answer.statusCode} ${answer.body.slice(0, 200)}`);
      return answer.json<Record<string, string>>();
    };
    const order = async () => {
      const guest = { 'x-guest-id': (await send('POST', '/auth/guest/request', {}, {}))['guest_id']! };
      const wanted = { order_type: 'delivery', page: 'buy_now', item: { item_id: items[0]!.id, quantity: 1 }, ...DELIVERY_ADDRESS };
      const { quote_id } = await send('POST', '/customer/order/quote', guest, wanted);
      const contact = {
        contact_person_name: 'Aziza Karimova',
        contact_person_number: '+998901234568',
        contact_person_email: 'aziza@example.uz',
        address: 'Amir Temur 15',
        house: '15, 42',
      };
      const placed = await send('POST', '/customer/order/place', guest, {
        ...wanted,
        quote_id,
        payment_method: 'cash_on_delivery',
        ...contact,
      });
      const id = Number(placed['order_id']);
      await inTransaction(db, (trx) => acceptOrder(trx, id, { as: 'store' }));
      await pool.query('update orders set rider_id = (select min(id) from riders) where id = $1', [id]);
      for (const step of [startPreparing, handOver]) await inTransaction(db, (trx) => step(trx, id, { as: 'store' }));
      await inTransaction(db, (trx) => pickUp(trx, id, { as: 'courier' }));
      await inTransaction(db, (trx) => deliver(trx, id, { as: 'courier' }));
    };
    const placeAll = async (orders: number) => {
      for (let number = 1; number <= orders; number += 1) {
        await order();
        if (number % CLEANED_EVERY === 0) await pool.query('vacuum');
      }
    };
    await placeAll(WARMING);
    await pool.query('checkpoint');
    const before = await stateOf(pool);
    await placeAll(ORDERS);
    const after = await stateOf(pool);
    await pool.end();
    await shop.close();
    const updates = after.updates - before.updates;
    return {
      staysKb: (after.bytes - before.bytes) / ORDERS / 1024,
      journalKb: (after.journal - before.journal) / ORDERS / 1024,
      updates: updates / ORDERS,
      hotPercent: (100 * (after.hot - before.hot)) / updates,
    };
  } finally {
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

interface State {
  readonly bytes: number;
  readonly journal: number;
  readonly updates: number;
  readonly hot: number;
}

async function stateOf(pool: pg.Pool): Promise<State> {
  // A connection reports its counters at the end of its next transaction.
  await Promise.all([1, 2].map(() => pool.query('select pg_stat_force_next_flush(), pg_sleep(0.1)')));
  const { rows } = await pool.query<State>(`
    select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::float8 as journal,
      (select sum(pg_total_relation_size(oid)) from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
        and relname not in ('quotes', 'idempotency_keys', 'requested_jobs', 'bus_events', 'outbox', 'guests'))::float8 as bytes,
      n_tup_upd as updates, n_tup_hot_upd as hot from pg_stat_user_tables where relname = 'orders'`);
  return rows[0]!;
}
