import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../test/database.ts';
import { createPool } from '../db/pool.ts';
import { relayCommitted } from '../events/relay.ts';
import { Jobs } from './jobs.ts';
import { startLiveness } from './worker-liveness.ts';

const { db, target } = await freshDatabase();
const pool = createPool(target, { name: 'heir', size: 8, onError: () => {} });
afterAll(() => pool.end());

const DOOMED = fileURLToPath(new URL('../../../test/doomed-worker.ts', import.meta.url));
const silent = () => {};

test('another process takes over the jobs of a killed one within seconds', async () => {
  await new Jobs().enqueueAlone(db, 'pay', {});
  await relayCommitted(db);
  const doomed = spawn(process.execPath, [DOOMED, JSON.stringify(target)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(doomed.stdout, 'data');

  const done: string[] = [];
  const jobs = new Jobs();
  jobs.define('pay', 'payments', async () => void done.push('pay'));
  await jobs.start(pool, silent);
  const { rows: alive } = await sql`select from job_workers`.execute(db);
  expect([alive.length, done]).toEqual([2, []]);
  doomed.kill('SIGKILL');
  await once(doomed, 'exit');
  await expect.poll(() => done, { timeout: 20_000 }).toEqual(['pay']);
  await jobs.stop();
  expect((await sql`select from job_workers`.execute(db)).rows).toEqual([]);
});

test('a live process keeps its jobs, also when its own connection breaks', async () => {
  const own = await startLiveness(pool, silent);
  await own.add('pool-alive');
  const holders = async () =>
    (
      await sql<{
        pid: number;
      }>`select pid from pg_locks l join job_workers w on l.objid = w.lock_key::oid and l.locktype = 'advisory' and l.granted
        join pg_database d on d.oid = l.database where d.datname = current_database() and 'pool-alive' = any (pools)`.execute(db)
    ).rows.map(({ pid }) => pid);
  const [pid] = await holders();
  const dead = async () => (await sql<{ dead: number }>`select unlock_dead_workers() as dead`.execute(db)).rows[0]!.dead;
  expect(await dead()).toBe(0);
  await sql`select pg_terminate_backend(${pid})`.execute(db);
  await expect.poll(async () => (await holders()).filter((each) => each !== pid)).toHaveLength(1);
  expect(await dead()).toBe(0);
  await own.stop();
});
