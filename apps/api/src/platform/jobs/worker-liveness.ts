import { randomInt } from 'node:crypto';
import type pg from 'pg';
import type { JobsLog } from './failing-jobs.ts';

/** The class of advisory locks that `unlock_dead_workers()` tries. */
const LOCK_CLASS = 7_266_205;
const MOST_KEYS = 2 ** 31 - 1;
const LOOK_MS = 5_000;

export interface WorkerLiveness {
  /** Assigns a worker pool to this process. Its jobs are unlocked when the process dies. */
  add(poolId: string): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Marks this process as alive by an advisory lock on a connection of its own. Every five seconds it looks for dead processes and unlocks
 * their jobs for others.
 */
export async function startLiveness(pool: pg.Pool, log: JobsLog): Promise<WorkerLiveness> {
  const key = randomInt(MOST_KEYS);
  const pools: string[] = [];
  let holder: pg.PoolClient | undefined;
  let isStopped = false;

  const hold = async () => {
    const client = await pool.connect();
    const lose = () => {
      if (holder !== client) return;
      holder = undefined;
      client.release(true);
      // Locks again at once and with the same key, before another process finds this one dead.
      void look();
    };
    client.once('error', lose);
    client.once('end', lose);
    await client.query('select pg_advisory_lock($1, $2)', [LOCK_CLASS, key]);
    await client.query(
      'insert into job_workers (lock_key, pools) values ($1, $2) on conflict (lock_key) do update set pools = excluded.pools',
      [key, pools],
    );
    if (isStopped) client.release(true);
    else holder = client;
  };
  const look = async () => {
    if (isStopped) return;
    try {
      if (!holder) await hold();
      const { rows } = await pool.query<{ dead: number }>('select unlock_dead_workers() as dead');
      if (rows[0]!.dead > 0) log('warning', `Processes had died with jobs in hand (${rows[0]!.dead}). Others do them.`);
    } catch (error) {
      log('debug', `Dead processes could not be looked for: ${String(error)}`);
    }
  };
  await hold();
  const timer = setInterval(() => void look(), LOOK_MS);
  await look();

  return {
    add: async (poolId) => {
      pools.push(poolId);
      await pool.query('update job_workers set pools = $2 where lock_key = $1', [key, pools]);
    },
    stop: async () => {
      isStopped = true;
      clearInterval(timer);
      await pool.query('delete from job_workers where lock_key = $1', [key]).catch(() => undefined);
      const client = holder;
      holder = undefined;
      client?.release(true);
    },
  };
}
