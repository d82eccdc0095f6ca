import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { freshDatabase } from '../../../test/database.ts';
import { inOneStatement, inTransaction, UnknownCommit } from './transaction.ts';

const { db } = await freshDatabase();
await sql`create table counters (id int primary key, count int not null)`.execute(db);
await sql`insert into counters values (1, 0), (2, 0)`.execute(db);

const failWith = (code: string) => Object.assign(new Error(`failed with ${code}`), { code });
const count = async (id: number) => (await sql<{ count: number }>`select count from counters where id = ${id}`.execute(db)).rows[0]!.count;

describe('a transaction', () => {
  test('keeps everything or nothing', async () => {
    await inTransaction(db, (transaction) => sql`update counters set count = 1 where id = 1`.execute(transaction));
    const failing = inTransaction(db, async (transaction) => {
      await sql`update counters set count = 2 where id = 1`.execute(transaction);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await count(1)).toBe(1);
  });

  for (const code of ['40001', '40P01', '08006', '57P01', 'ECONNRESET']) {
    test(`runs all of it again after ${code}`, async () => {
      let runs = 0;
      const answer = await inTransaction(db, async (transaction) => {
        runs++;
        await sql`select 1`.execute(transaction);
        if (runs < 3) throw failWith(code);
        return 'done';
      });
      expect({ answer, runs }).toEqual({ answer: 'done', runs: 3 });
    });
  }

  for (const code of ['23505', '23514', '55P03', '57014', 'P0001']) {
    test(`does not retry after ${code}`, async () => {
      let runs = 0;
      const failing = inTransaction(db, async () => {
        runs++;
        throw failWith(code);
      });
      await expect(failing).rejects.toThrow(code);
      expect(runs).toBe(1);
    });
  }

  test('gives up after three times', async () => {
    let runs = 0;
    const failing = inTransaction(db, async () => {
      runs++;
      throw failWith('40001');
    });
    await expect(failing).rejects.toThrow('40001');
    expect(runs).toBe(3);
  });

  test('lets neither of two that lock each other lose its work', async () => {
    await sql`update counters set count = 0`.execute(db);
    const both = (first: number, second: number) =>
      inTransaction(db, async (transaction) => {
        await sql`update counters set count = count + 1 where id = ${first}`.execute(transaction);
        await sql`select pg_sleep(0.1)`.execute(transaction);
        await sql`update counters set count = count + 1 where id = ${second}`.execute(transaction);
      });
    await Promise.all([both(1, 2), both(2, 1)]);
    expect([await count(1), await count(2)]).toEqual([2, 2]);
  });

  test('counts right under the strictest isolation too', async () => {
    await sql`update counters set count = 0`.execute(db);
    const add = () =>
      inTransaction(
        db,
        async (transaction) => {
          const { rows } = await sql<{ count: number }>`select count from counters where id = 1`.execute(transaction);
          await sql`update counters set count = ${rows[0]!.count + 1} where id = 1`.execute(transaction);
        },
        { isolation: 'serializable' },
      );
    await Promise.all([add(), add()]);
    expect(await count(1)).toBe(2);
  });

  test('reports an unknown commit when the connection breaks, and retries only repeatable work', async () => {
    await sql`create function end_connection() returns trigger language plpgsql as $$ begin
      if new.count = 100 then perform pg_terminate_backend(pg_backend_pid()); end if; return null; end $$`.execute(db);
    await sql`create constraint trigger counters_end after update on counters deferrable initially deferred for each row execute function end_connection()`.execute(
      db,
    );
    let runs = 0;
    const work = (isRepeatable: boolean) => {
      runs = 0;
      return inTransaction(
        db,
        async (transaction) => {
          runs++;
          await sql`update counters set count = ${runs === 1 ? 100 : 7} where id = 1`.execute(transaction);
        },
        { isRepeatable },
      );
    };
    await expect(work(false)).rejects.toBeInstanceOf(UnknownCommit);
    expect(runs).toBe(1);
    await work(true);
    expect({ runs, count: await count(1) }).toEqual({ runs: 2, count: 7 });
  });
});

describe('one statement', () => {
  const failing = (codes: readonly string[]) => {
    const left = [...codes];
    let runs = 0;
    const statement = async () => {
      runs++;
      const code = left.shift();
      if (code !== undefined) throw failWith(code);
      return 'done';
    };
    return { statement, runs: () => runs };
  };

  test('runs again after a lost race', async () => {
    const { statement, runs } = failing(['40P01', '40001']);
    expect(await inOneStatement(statement)).toBe('done');
    expect(runs()).toBe(3);
  });

  test.each(['40P01', '08006', '23505'])('fails with %s at last, and is not repeated where it may have succeeded', async (code) => {
    const { statement, runs } = failing([code, code, code]);
    await expect(inOneStatement(statement)).rejects.toThrow(code);
    expect(runs()).toBe(code === '40P01' ? 3 : 1);
  });
});
