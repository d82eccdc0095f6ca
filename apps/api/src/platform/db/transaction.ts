import { setTimeout as pause } from 'node:timers/promises';
import type { IsolationLevel } from 'kysely';
import type { Database, Transaction } from './database.ts';

const MOST_ATTEMPTS = 3;

export interface TransactionOptions {
  readonly isolation?: IsolationLevel;
  /**
   * Repeating the work is harmless (it writes an idempotency key, or nothing that counts). Only then is it retried after a connection broke
   * during the commit, because that commit may have succeeded.
   */
  readonly isRepeatable?: boolean;
}

/** The connection broke during the commit, so its outcome is unknown. The caller must check. */
export class UnknownCommit extends Error {
  constructor(cause: unknown) {
    super('The connection broke during the commit', { cause });
    this.name = 'UnknownCommit';
  }
}

/**
 * Runs `work` in one transaction. After a lost race (serialization, deadlock) or a lost connection it is retried as a whole, at most three
 * runs in total, after a short random pause. `work` must therefore only touch the transaction: no network, no other connection, no memory.
 */
export async function inTransaction<Result>(
  database: Database,
  work: (transaction: Transaction) => Promise<Result>,
  { isolation, isRepeatable = false }: TransactionOptions = {},
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await once(database, work, isolation);
    } catch (error) {
      const isWorthIt = error instanceof UnknownCommit ? isRepeatable : lostRace(error) || lostConnection(error);
      if (!isWorthIt || attempt === MOST_ATTEMPTS) throw error;
      await pause(Math.random() * 30 * 2 ** attempt);
    }
  }
}

/**
 * Runs one statement, which is a transaction of its own. After a lost race it is retried, at most three runs in total. After a lost connection it
 * is not, because it may have succeeded.
 */
export async function inOneStatement<Result>(statement: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await statement();
    } catch (error) {
      if (!lostRace(error) || attempt === MOST_ATTEMPTS) throw error;
      await pause(Math.random() * 30 * 2 ** attempt);
    }
  }
}

async function once<Result>(
  database: Database,
  work: (transaction: Transaction) => Promise<Result>,
  isolation?: IsolationLevel,
): Promise<Result> {
  const begin = database.startTransaction();
  const transaction = await (isolation ? begin.setIsolationLevel(isolation) : begin).execute();
  let result: Result;
  try {
    result = await work(transaction);
  } catch (error) {
    // A failed rollback means a lost connection, which ended the transaction.
    await transaction
      .rollback()
      .execute()
      .catch(() => undefined);
    throw error;
  }
  try {
    await transaction.commit().execute();
  } catch (error) {
    await transaction
      .rollback()
      .execute()
      .catch(() => undefined);
    throw lostConnection(error) ? new UnknownCommit(error) : error;
  }
  return result;
}

/**
 * Throws for a database outside a transaction: a message or job that is written there stays although the work it belongs to fails. For
 * what types cannot refuse: a transaction is a database, too.
 */
export function assertTransaction(db: { readonly isTransaction: boolean }): void {
  if (!db.isTransaction) throw new Error('A message or job is written outside the transaction it belongs to');
}

/** A serialization failure or deadlock. */
function lostRace(error: unknown): boolean {
  return ['40001', '40P01'].includes(codeOf(error));
}

/** The connection was refused, broke, or was closed by the server. */
export function lostConnection(error: unknown): boolean {
  const code = codeOf(error);
  if (/^(08|57P0[123])/.test(code)) return true;
  if (['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT', 'ETIMEDOUT'].includes(code)) return true;
  return (
    code === '' &&
    error instanceof Error &&
    /connection (terminated|timeout|ended)|timeout exceeded when trying to connect|not queryable/i.test(error.message)
  );
}

/** Whether the statement violated this constraint: `violates(error, 'carts_one_store')`. */
export function violates(error: unknown, constraint: string): boolean {
  return (error as { constraint?: unknown } | null)?.constraint === constraint;
}

function codeOf(error: unknown): string {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' ? code : '';
}
