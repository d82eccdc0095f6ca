import { afterAll, expect, test } from 'vitest';
import { freshDatabase } from '../../../test/database.ts';
import { createPool } from '../db/pool.ts';
import { persistent } from './persistent.ts';

const { target } = await freshDatabase();
const pool = persistent(createPool(target, { name: 'jobs', size: 2, onError: () => {} }));
afterAll(() => pool.end());

test('a connection that is lost under a job is worth another try', async () => {
  const client = await pool.connect();
  await expect(client.query('select pg_terminate_backend(pg_backend_pid())')).rejects.toMatchObject({ code: '40001' });
  client.release();
  const { rows } = await pool.query<{ here: number }>('select 1 as here');
  expect(rows).toEqual([{ here: 1 }]);
});

test('a database that is away is worth another try', async () => {
  const away = persistent(createPool('postgresql://127.0.0.1:9/shop', { name: 'jobs', size: 1, onError: () => {} }));
  await expect(away.connect()).rejects.toMatchObject({ code: '40001' });
  await away.end();
});

test('a mistake stays one', async () => {
  const client = await pool.connect();
  await expect(client.query('select 1 / 0')).rejects.toMatchObject({ code: '22012' });
  client.release();
});
