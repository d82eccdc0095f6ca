import type pg from 'pg';
import { lostConnection } from '../db/transaction.ts';

/** The worker library treats this code as a lost race and retries for minutes. */
const TRY_AGAIN = '40001';
/** lock_timeout, statement_timeout */
const LATE = /^(55P03|57014)$/;

/**
 * Makes the worker library retry after a lost connection, as it does after a lost race. Otherwise a job that ends while the database is
 * unavailable causes an unhandled rejection, which ends the process. Retrying is harmless: the worker completes only jobs that it still
 * holds.
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
