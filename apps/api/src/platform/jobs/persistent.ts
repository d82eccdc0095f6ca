import type pg from 'pg';
import { lostConnection } from '../db/transaction.ts';

/** What the worker takes for a lost race: it tries again soon, and for minutes. */
const TRY_AGAIN = '40001';
/** lock_timeout, statement_timeout */
const LATE = /^(55P03|57014)$/;

/**
 * Lets the worker try again after a lost connection, as it does after a lost race. Otherwise a job that ends while the database is away is a rejection
 * that nobody waits for, and ends the process. Repeating is harmless: the worker ends only jobs that it has still locked.
 */
export function persistent(pool: pg.Pool): pg.Pool {
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...given: unknown[]) => unknown;
    client.query = ((...given: unknown[]) => {
      const answer = query(...given);
      return answer instanceof Promise ? answer.catch(passing) : answer;
    }) as typeof client.query;
  });
  const connect = pool.connect.bind(pool) as (callback?: unknown) => Promise<pg.PoolClient> | undefined;
  pool.connect = ((callback?: unknown) => (callback ? connect(callback) : connect()!.catch(passing))) as typeof pool.connect;
  return pool;
}

function passing(error: unknown): never {
  const { code, message } = error as { code?: string; message: string };
  throw lostConnection(error) || LATE.test(code ?? '') ? Object.assign(new Error(message, { cause: error }), { code: TRY_AGAIN }) : error;
}
