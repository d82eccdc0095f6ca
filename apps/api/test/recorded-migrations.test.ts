import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findChangedMigrations, recordNewMigrations } from './recorded-migrations.ts';

let folder: string;
const write = (file: string, sql: string) => writeFile(join(folder, file), sql);

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bozor-recorded-'));
  await write('0001_one.sql', 'create table one (id int);\n');
  await write('0002_two.sql', 'create table two (id int);\n');
  await recordNewMigrations(folder);
});
afterEach(() => rm(folder, { recursive: true }));

test('every migration of the shop is as it was recorded when it was added', async () => {
  expect(await findChangedMigrations()).toEqual([]);
});

test.each([
  ['edited', () => write('0001_one.sql', 'create table one (id bigint);\n'), '0001_one.sql was edited'],
  ['of which only a comment changed', () => write('0001_one.sql', '-- One.\ncreate table one (id int);\n'), '0001_one.sql was edited'],
  ['removed', () => rm(join(folder, '0001_one.sql')), '0001_one.sql was removed or renamed'],
  ['renamed', () => rename(join(folder, '0002_two.sql'), join(folder, '0003_two.sql')), '0002_two.sql was removed or renamed'],
])('a migration that is %s is named, and cannot be recorded again', async (_how, change, complaint) => {
  await change();
  for (let round = 0; round < 2; round += 1) {
    const found = await findChangedMigrations(folder);
    expect(found).toContainEqual(expect.stringContaining(complaint));
    expect(found).toContainEqual(expect.stringContaining('add a new migration'));
    await recordNewMigrations(folder);
  }
});

test('a new migration is asked for until it is recorded', async () => {
  await write('0003_three.sql', 'create table three (id int);\n');
  expect(await findChangedMigrations(folder)).toEqual(['0003_three.sql is not recorded yet: npm run tables.']);
  await recordNewMigrations(folder);
  expect(await findChangedMigrations(folder)).toEqual([]);
  expect(await readFile(join(folder, 'checksums.txt'), 'utf8')).toMatch(/^(\w{64} {2}000\d_\w+\.sql\n){3}$/);
});

test('a new migration whose number is not the latest is refused', async () => {
  await write('0001_other.sql', 'create table other (id int);\n');
  await recordNewMigrations(folder);
  expect(await findChangedMigrations(folder)).toEqual(['0001_other.sql comes before 0002_two.sql. Give it a later number.']);
});

test('other line ends are no edit', async () => {
  await write('0001_one.sql', 'create table one (id int);\r\n');
  expect(await findChangedMigrations(folder)).toEqual([]);
});
