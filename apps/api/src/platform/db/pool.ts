import pg from 'pg';
import { NamedClient, StatementNames, type NamedClientConfig } from './named-client.ts';

/** Where the database is: a connection string, or the folder of its socket. */
export type Target = string | { readonly host: string; readonly port: number; readonly user: string; readonly database: string };

export interface PoolOptions {
  /** Seen in `pg_stat_activity`: `bozor browse`, `bozor checkout`. */
  readonly name: string;
  readonly size: number;
  /** So many connections stay open while nobody asks, with the plans they have made: the first use of a statement plans for 9 to 50 ms. */
  readonly keep?: number;
  /** An idle connection broke, or the server went away. The pool mends itself; this is for the log. */
  readonly onError: (error: Error) => void;
  /** 0 is without limit, for tools. */
  readonly statementTimeoutMs?: number;
  /** A transaction has ended that left something for the relay. */
  readonly onLeft?: () => void;
}

/**
 * A pool whose connections give up early: a statement after 4 s, a lock after 2 s, a forgotten transaction after 5 s, the wait for a
 * connection after 2 s. Make one for browsing and a small one for checkout, so that neither starves the other.
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
    // What is read is written so that one plan serves all values: planning a list costs more than reading it.
    options: '-c plan_cache_mode=force_generic_plan',
    lock_timeout: 2_000,
    idle_in_transaction_session_timeout: 5_000,
    types,
  };
  const pool = new CarefulPool(config);
  pool.on('error', onError);
  // One that breaks while it is lent out and not asking anything would otherwise end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** What `pg` wants to hear of a target. */
export function connectionOf(target: Target): pg.ClientConfig {
  return typeof target === 'string' ? { connectionString: target } : { ...target };
}

/** Throws a connection away whose last trouble was not the statement's own. */
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

// Every count and amount of ours is below 2^53, so numbers may be numbers. A calendar day has no zone and stays text.
const parsers = new Map<number, (text: string) => unknown>([
  [INT8, Number],
  [NUMERIC, Number],
  [DATE, String],
  [INT8_LIST, numbers],
  [NUMERIC_LIST, numbers],
]);

type ParserOf = (oid: number, format?: 'text' | 'binary') => (text: string) => unknown;
const usual = pg.types.getTypeParser as ParserOf;

/** How values of the wire become JavaScript; other connections than the pool's may use it too. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => (format !== 'binary' && parsers.get(oid)) || usual(oid, format),
};

/** `{1,2,NULL}` */
function numbers(text: string): (number | null)[] {
  const list = text.slice(1, -1);
  return list === '' ? [] : list.split(',').map((each) => (each === 'NULL' ? null : Number(each)));
}
