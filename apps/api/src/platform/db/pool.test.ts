import { sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import { freshDatabase } from '../../../test/database.ts';
import { createPool } from './pool.ts';

const { db, pool, target } = await freshDatabase();

describe('the pool', () => {
  test('prepares every statement that has parameters, once a connection, and none without', async () => {
    const client = await pool.connect();
    await client.query('select $1::int as one', [1]);
    await client.query({ text: 'select $1::int as one', values: [2] });
    await client.query('select $1::int as one, $2::text as two', [3, 'x']);
    await client.query('select 4 as four');
    const { rows } = await client.query<{ statement: string }>('select statement from pg_prepared_statements order by prepare_time');
    client.release();
    expect(rows.map((row) => row.statement)).toEqual(['select $1::int as one', 'select $1::int as one, $2::text as two']);
  });

  test("prepares the query builder's statements", async () => {
    await db.connection().execute(async (connection) => {
      await connection.selectFrom('zones').select('id').where('priority', '=', 1).execute();
      const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(connection);
      expect(rows.map((row) => row.statement)).toContain('select "id" from "zones" where "priority" = $1');
    });
  });

  test('leaves statements unnamed once a pool has met too many texts, and no other pool for it', async () => {
    const [full, other] = [1, 2].map(() => createPool(target, { name: 'small', size: 1, onError: () => {} }));
    const texts = Array.from({ length: 501 }, (_, index) => `select $1::int as n${index}`);
    const prepared = async (which: typeof pool) =>
      (await which.query<{ count: number }>('select count(*) from pg_prepared_statements')).rows[0]!.count;
    for (const text of texts) await full!.query(text, [1]);
    await other!.query(texts.at(-1)!, [1]);
    expect([await prepared(full!), await prepared(other!)]).toEqual([500, 1]);
    await Promise.all([full!.end(), other!.end()]);
  });

  test('keeps the configured idle connections, and closes the others', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const quiet = createPool(target, { name: 'quiet', size: 3, keep: 1, onError: () => {} });
      await Promise.all(Array.from({ length: 3 }, () => quiet.query('select pg_sleep(0.01)')));
      expect(quiet.totalCount).toBe(3);
      vi.advanceTimersByTime(31_000);
      expect(quiet.totalCount).toBe(1);
      await quiet.end();
    } finally {
      vi.useRealTimers();
    }
  });

  test('reads whole and decimal numbers as numbers, days as text and moments as dates', async () => {
    const { rows } =
      await pool.query(`select 9007199254740991::int8 as whole, 12.5::numeric as part, count(*), array[1, null]::int8[] as list,
      '{}'::int8[] as none, array[0.5]::numeric[] as parts, '2026-03-21'::date as day, '2026-03-21T10:00:00Z'::timestamptz as moment`);
    expect(rows).toEqual([
      {
        whole: 9007199254740991,
        part: 12.5,
        count: 1,
        list: [1, null],
        none: [],
        parts: [0.5],
        day: '2026-03-21',
        moment: new Date('2026-03-21T10:00:00Z'),
      },
    ]);
  });

  test('gives up early: statements, locks and forgotten transactions have their time', async () => {
    const { rows } = await pool.query(`select name, setting from pg_settings
      where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout') order by name`);
    expect(rows).toEqual([
      { name: 'idle_in_transaction_session_timeout', setting: '5000' },
      { name: 'lock_timeout', setting: '2000' },
      { name: 'statement_timeout', setting: '4000' },
    ]);
  });

  // The query builder passes `false` when there was no error.
  test.each([undefined, false])('keeps a connection whose statement was refused, and throws one away that broke (%s)', async (broken) => {
    const small = createPool(target, { name: 'small', size: 1, onError: () => {} });
    const backend = async () => (await small.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]!.pid;
    const first = await backend();
    const client = await small.connect();
    await expect(client.query('select 1 / $1::int', [0])).rejects.toThrow('division by zero');
    client.release(broken);
    expect(await backend()).toBe(first);

    const doomed = await small.connect();
    await pool.query('select pg_terminate_backend($1)', [first]);
    await expect(doomed.query('select $1::int', [1])).rejects.toThrow();
    doomed.release(broken);
    expect(await backend()).not.toBe(first);
    await small.end();
  });

  test('plans a statement once per connection, whatever its values', async () => {
    const client = await pool.connect();
    for (const wanted of [1, 50, 1_000])
      await client.query('select 1 from generate_series(1, 1000) n where n <= $1::int /* once */', [wanted]);
    const { rows } = await client.query(
      "select generic_plans::int, custom_plans::int from pg_prepared_statements where statement like '%/* once */%'",
    );
    client.release();
    expect(rows).toEqual([{ generic_plans: 3, custom_plans: 0 }]);
  });

  test('waits two seconds for a connection and then says so', { timeout: 10_000 }, async () => {
    const small = createPool(target, { name: 'small', size: 1, onError: () => {} });
    const client = await small.connect();
    await expect(small.connect()).rejects.toThrow('timeout exceeded when trying to connect');
    client.release();
    await small.end();
  });
});
