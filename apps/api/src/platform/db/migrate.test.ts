import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { asAdministrator, onDatabase } from '../../../test/start-test-database.ts';
import '../../../test/global-setup.ts';
import { migrate } from './migrate.ts';
import { connectionOf, type Target } from './pool.ts';
import { MIGRATIONS } from './read-migrations.ts';

const { server, template } = inject('testServer');
const name = `${template}_migrate`;
const target: Target = onDatabase(server, name);
let folder: string;
let client: pg.Client;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bozor-migrations-'));
});
afterAll(async () => {
  await client.end();
  await asAdministrator(server, `drop database if exists ${name} with (force)`);
  await rm(folder, { recursive: true });
});

beforeEach(async () => {
  await client?.end();
  await asAdministrator(server, `drop database if exists ${name} with (force)`);
  await asAdministrator(server, `create database ${name} template template0 encoding 'UTF8'`);
  client = new pg.Client(connectionOf(target));
  await client.connect();
  for (const file of await readdir(folder)) await rm(join(folder, file));
});

const write = (file: string, sql: string) => writeFile(join(folder, file), sql);

describe('migrate', () => {
  test('applies every file of the shop, and nothing the second time', async () => {
    const files = (await readdir(MIGRATIONS)).filter((file) => file.endsWith('.sql'));
    expect(await migrate(target)).toEqual(files.toSorted());
    expect(await migrate(target)).toEqual([]);
  });

  test('has one file of a number, so that two that were written side by side are noticed', async () => {
    const files = (await readdir(MIGRATIONS)).filter((file) => file.endsWith('.sql'));
    // These two share a number. They are applied in every installation under these names, so they keep them.
    const known = new Set(['0043_items_of_categories.sql', '0043_prescriptions_of_orders.sql']);
    const numbers = files.filter((file) => !known.has(file)).map((file) => file.slice(0, 4));
    expect(numbers.filter((number, at) => number === '0043' || numbers.indexOf(number) !== at)).toEqual([]);
  });

  test('applies each file once when several processes start together', async () => {
    await write('0001_one.sql', 'create table one (id int); select pg_sleep(0.2)');
    await write('0002_two.sql', 'create table two (id int)');
    const answers = await Promise.all(Array.from({ length: 5 }, () => migrate(target, { folder })));
    expect(answers.flat().toSorted()).toEqual(['0001_one.sql', '0002_two.sql']);
  });

  test('applies a file as a whole or not at all, and goes on after the mistake is mended', async () => {
    await write('0001_one.sql', 'create table one (id int)');
    await write('0002_two.sql', 'create table two (id int); create table two (id int)');
    await expect(migrate(target, { folder })).rejects.toThrow('The migration 0002_two.sql failed');
    const { rows } = await client.query(`select to_regclass('one') is not null as one, to_regclass('two') is not null as two`);
    expect(rows).toEqual([{ one: true, two: false }]);
    await write('0002_two.sql', 'create table two (id int)');
    expect(await migrate(target, { folder })).toEqual(['0002_two.sql']);
  });

  test('refuses a file that was edited after it had been applied', async () => {
    await write('0001_one.sql', 'create table one (id int)');
    await migrate(target, { folder });
    await write('0001_one.sql', 'create table one (id bigint)');
    await expect(migrate(target, { folder })).rejects.toThrow('0001_one.sql was edited');
  });

  test('refuses a new file that sorts before an applied one', async () => {
    await write('0002_two.sql', 'create table two (id int)');
    await migrate(target, { folder });
    await write('0001_one.sql', 'create table one (id int)');
    await expect(migrate(target, { folder })).rejects.toThrow('Give it a later number');
  });

  test('lets an older release run on a newer database', async () => {
    await write('0001_one.sql', 'create table one (id int)');
    await write('0002_two.sql', 'create table two (id int)');
    await migrate(target, { folder });
    await rm(join(folder, '0002_two.sql'));
    const told: string[] = [];
    expect(await migrate(target, { folder, log: (message) => told.push(message) })).toEqual([]);
    expect(told).toEqual(['The database is ahead of this release: 0002_two.sql.']);
  });

  test('yields to a table in use and retries, so that no query waits behind it', async () => {
    await write('0001_one.sql', 'create table one (id int)');
    await migrate(target, { folder });
    await write('0002_two.sql', 'alter table one add column name text');
    await client.query('begin; lock table one in access share mode');
    const told: string[] = [];
    const migrated = migrate(target, { folder, log: (message) => told.push(message) });
    await expect.poll(() => told, { timeout: 5_000 }).toContain('0002_two.sql waits for a table that is in use.');
    await client.query('commit');
    expect(await migrated).toEqual(['0002_two.sql']);
  });

  test('reads the same checksum whatever the line ends are', async () => {
    await cp(join(MIGRATIONS, '0001_base.sql'), join(folder, '0001_base.sql'));
    await migrate(target, { folder });
    await write('0001_base.sql', (await readFile(join(MIGRATIONS, '0001_base.sql'), 'utf8')).replaceAll('\n', '\r\n'));
    expect(await migrate(target, { folder })).toEqual([]);
  });
});
