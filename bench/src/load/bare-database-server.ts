import { createPool } from '@bozor/api/platform/db/pool.ts';
import Fastify from 'fastify';

/**
 * A bare Fastify with the shop's pool: `GET /row/:n` answers one row by its key, `GET /transaction/:n` runs the transaction of pgbench (TPC-B).
 * It is started with the address of the database and sends its port to the parent process.
 */
const pool = createPool(JSON.parse(process.argv[2]!) as Parameters<typeof createPool>[0], { name: 'bare', size: 10, onError: () => {} });
const BRANCHES = 10;
const TELLERS = 100;
const ACCOUNTS = 10_000;

await pool.query(`
  create schema if not exists bare;
  create table if not exists bare.branches (id int primary key, balance int not null, filler char(88)) with (fillfactor = 50);
  create table if not exists bare.tellers (id int primary key, branch_id int not null, balance int not null, filler char(84)) with (fillfactor = 50);
  create table if not exists bare.accounts (id int primary key, branch_id int not null, balance int not null, filler char(84));
  create table if not exists bare.history (teller_id int, branch_id int, account_id int, delta int, at timestamptz, filler char(22));
  insert into bare.branches select n, 0 from generate_series(1, ${BRANCHES}) n on conflict do nothing;
  insert into bare.tellers select n, n % ${BRANCHES} + 1, 0 from generate_series(1, ${TELLERS}) n on conflict do nothing;
  insert into bare.accounts select n, n % ${BRANCHES} + 1, 0 from generate_series(1, ${ACCOUNTS}) n on conflict do nothing`);

const app = Fastify();
app.get<{ Params: { number: string } }>('/row/:number', async ({ params }) => {
  const { rows } = await pool.query<object>('select id, branch_id, balance, filler from bare.accounts where id = $1', [
    (Number(params.number) % ACCOUNTS) + 1,
  ]);
  return rows[0]!;
});
app.get<{ Params: { number: string } }>('/transaction/:number', async ({ params }) => transfer(Number(params.number)));
process.once('disconnect', () => process.exit());
process.send!(await app.listen({ host: '127.0.0.1', port: 0 }));

async function transfer(number: number): Promise<object> {
  const [account, teller, branch, delta] = [
    ((number * 7919) % ACCOUNTS) + 1,
    (number % TELLERS) + 1,
    (number % BRANCHES) + 1,
    (number % 1_000) - 500,
  ];
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('update bare.accounts set balance = balance + $1 where id = $2', [delta, account]);
    const { rows } = await client.query<object>('select balance from bare.accounts where id = $1', [account]);
    await client.query('update bare.tellers set balance = balance + $1 where id = $2', [delta, teller]);
    await client.query('update bare.branches set balance = balance + $1 where id = $2', [delta, branch]);
    await client.query('insert into bare.history (teller_id, branch_id, account_id, delta, at) values ($1, $2, $3, $4, now())', [
      teller,
      branch,
      account,
      delta,
    ]);
    await client.query('commit');
    return rows[0]!;
  } finally {
    client.release();
  }
}
