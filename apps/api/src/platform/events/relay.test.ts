import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { freshDatabase } from '../../../test/database.ts';
import { buildShop, placeOrder, type SmallShop } from '../../../test/shop.ts';
import { listen } from '../db/listen.ts';
import { createDatabase } from '../db/database.ts';
import { createPool } from '../db/pool.ts';
import { inTransaction } from '../db/transaction.ts';
import { addJob, Jobs } from '../jobs/jobs.ts';
import { Bus } from './bus.ts';
import { relayCommitted, startRelay } from './relay.ts';

const { db, target } = await freshDatabase();
const bus = new Bus();
const heard: number[] = [];
bus.subscribe('order_changed', ({ orderId }) => heard.push(orderId));
const listener = listen(target, bus, { onError: () => {} });
let shop: SmallShop;

beforeAll(async () => {
  await listener.ready;
  shop = await buildShop(db);
});
beforeEach(async () => {
  await relayAll();
});
afterAll(() => listener.stop());

const relayAll = async () => {
  while (await relayCommitted(db));
};
const waiting = async (task: string) =>
  (
    await sql<{
      payload: unknown;
      key: string | null;
      run_in: number;
    }>`select payload, key, extract(epoch from run_at - now())::float8 as run_in
      from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id where identifier = ${task} order by j.id`.execute(
      db,
    )
  ).rows;

describe('rows of a committed transaction', () => {
  test('is handed on once it has committed, and once', async () => {
    const orderId = await inTransaction(db, async (trx) => {
      const id = await placeOrder(trx, shop);
      await addJob(trx, 'greet', { id });
      await relayAll();
      expect(await waiting('greet')).toEqual([]);
      return id;
    });
    await relayAll();
    await relayAll();
    await expect.poll(() => heard).toEqual([orderId]);
    expect(await waiting('greet')).toMatchObject([{ payload: { id: orderId } }]);
  });

  test('is nothing when it was rolled back', async () => {
    const undone = inTransaction(db, async (trx) => {
      await addJob(trx, 'regret', {});
      throw new Error('changed my mind');
    });
    await expect(undone).rejects.toThrow('changed my mind');
    expect(await relayCommitted(db)).toBe(false);
    expect(await waiting('regret')).toEqual([]);
  });

  test('of one key is the latest, with its time by the clock of the database', async () => {
    for (const count of [1, 2, 3]) await new Jobs().enqueueAlone(db, 'count', { count }, { key: 'count', inMs: count * 10_000 });
    await relayAll();
    await new Jobs().enqueueAlone(db, 'count', { count: 4 }, { key: 'count', inMs: 90_000 });
    await relayAll();
    const [job, ...others] = await waiting('count');
    expect([job!.payload, job!.key, others]).toEqual([{ count: 4 }, 'count', []]);
    expect(job!.run_in).toBeGreaterThan(80);
    expect(job!.run_in).toBeLessThanOrEqual(90);
  });

  test('is handed on once by any number of relays at the same time', async () => {
    for (let id = 1; id <= 50; id++) await new Jobs().enqueueAlone(db, 'share', { id });
    await Promise.all(Array.from({ length: 5 }, relayAll));
    expect((await waiting('share')).map(({ payload }) => (payload as { id: number }).id)).toEqual(
      Array.from({ length: 50 }, (_, index) => index + 1),
    );
  });
});

test('a code is enqueued before thousands of earlier jobs', async () => {
  const jobs = new Jobs();
  jobs.define('send-news', 'sms', async () => {});
  jobs.define('send-code', 'sms-codes', async () => {});
  await sql`insert into requested_jobs (task, payload, max_attempts) select 'send-news', '{}', 12 from generate_series(1, 3000)`.execute(
    db,
  );
  await jobs.enqueueAlone(db, 'send-news', {});
  await jobs.enqueueAlone(db, 'send-code', {});
  await relayCommitted(db);
  expect(await waiting('send-code')).toHaveLength(1);
  expect((await waiting('send-news')).length).toBeLessThan(1_000);
});

describe('a relay', () => {
  test('is woken when a transaction ends that left something, and by no other', async () => {
    let woken = 0;
    const pool = createPool(target, { name: 'waking', size: 1, onError: () => {}, onLeft: () => woken++ });
    const waking = createDatabase(pool);
    await inTransaction(waking, async (trx) => {
      await trx.selectFrom('zones').select('id').execute();
    });
    expect(woken).toBe(0);
    await inTransaction(waking, async (trx) => {
      await placeOrder(trx, shop);
      await addJob(trx, 'wake', {});
      expect(woken).toBe(0);
    });
    expect(woken).toBe(1);
    await new Jobs().enqueueAlone(waking, 'wake', {});
    expect(woken).toBe(2);
    await pool.end();
  });

  test('finds the rows of a dead process', async () => {
    await new Jobs().enqueueAlone(db, 'orphan', {});
    const relay = startRelay(db, (error) => {
      throw error;
    });
    await expect.poll(() => waiting('orphan')).toHaveLength(1);
    await new Jobs().enqueueAlone(db, 'orphan', {});
    await expect.poll(() => waiting('orphan'), { timeout: 10_000 }).toHaveLength(2);
    await relay.stop();
  });
});
