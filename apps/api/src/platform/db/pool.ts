import pg from 'pg';
import { NamedClient, StatementNames, type NamedClientConfig } from './named-client.ts';

/** Location of the database: a connection string, or the folder of its socket. */
export type Target = string | { readonly host: string; readonly port: number; readonly user: string; readonly database: string };

export interface PoolOptions {
  /** Application name in `pg_stat_activity`: `bozor browse`, `bozor checkout`. */
  readonly name: string;
  readonly size: number;
  /** Number of idle connections that stay open with their cached plans: the first use of a statement costs 9 to 50 ms of planning. */
  readonly keep?: number;
  /** Called when an idle connection breaks or the server goes away. The pool recovers by itself; this is for the log. */
  readonly onError: (error: Error) => void;
  /** 0 is without limit, for tools. */
  readonly statementTimeoutMs?: number;
  /** Called when a transaction that left work for the relay has ended. */
  readonly onLeft?: () => void;
}

/**
 * Creates a pool with short timeouts: 4 s for a statement, 2 s for a lock, 5 s for an idle transaction, 2 s for a free connection. Use one
 * pool for browsing and a small one for checkout, so that neither starves the other.
 */
export function createPool(target: Target, { name, size, keep = 0, onError, statementTimeoutMs = 4_000, onLeft }: PoolOptions): pg.Pool {
  const config: pg.PoolConfig & NamedClientConfig = {
    ...connectionOf(target),
    Client: NamedClient,
    statementNames: new StatementNames(),
    onLeft,
    application_name: `bozor ${name}`,
    max: size,
    min: keep,
    connectionTimeoutMillis: 2_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    statement_timeout: statementTimeoutMs,
    // Planning a list costs more than reading it, so every read is written for one generic plan.
    options: '-c plan_cache_mode=force_generic_plan',
    lock_timeout: 2_000,
    idle_in_transaction_session_timeout: 5_000,
    types,
  };
  const pool = new CarefulPool(config);
  pool.on('error', onError);
  // Without a handler, an error on a checked-out idle connection would end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** Maps a target to the options of `pg`. */
export function connectionOf(target: Target): pg.ClientConfig {
  return typeof target === 'string' ? { connectionString: target } : { ...target };
}

/** Discards a connection after an error that was not the statement's own. */
class CarefulPool extends pg.Pool {
  // oxlint-disable-next-line typescript/no-explicit-any
  override connect(callback?: any): any {
    if (callback) return super.connect(callback as Parameters<pg.Pool['connect']>[0]);
    return super.connect().then((client) => {
      const release = client.release.bind(client);
      client.release = (error) => release(error || (client as unknown as NamedClient).isSpoiled);
      return client;
    });
  }
}

const INT8 = 20;
const DATE = 1082;
const NUMERIC = 1700;
const INT8_LIST = 1016;
const NUMERIC_LIST = 1231;

// All our counts and amounts are below 2^53, so they are parsed as numbers. A calendar day has no time zone and stays text.
const parsers = new Map<number, (text: string) => unknown>([
  [INT8, Number],
  [NUMERIC, Number],
  [DATE, String],
  [INT8_LIST, numbers],
  [NUMERIC_LIST, numbers],
]);

type ParserOf = (oid: number, format?: 'text' | 'binary') => (text: string) => unknown;
const usual = pg.types.getTypeParser as ParserOf;

/** Parsers of column types, also for connections outside a pool. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => (format !== 'binary' && parsers.get(oid)) || usual(oid, format),
};

/** `{1,2,NULL}` */
function numbers(text: string): (number | null)[] {
  const list = text.slice(1, -1);
  return list === '' ? [] : list.split(',').map((each) => (each === 'NULL' ? null : Number(each)));
}
