import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { unreadColumns } from './columns.ts';

test('every column is read by something, or stands for a reason', () => {
  expect(unreadColumns(dirname(import.meta.dirname))).toEqual([]);
});

const TYPES = `export interface Stores {
  id: number;
  chat_enabled: boolean;
}

export interface DB {
  stores: Stores;
}
`;

/** Findings about a column `stores.chat_enabled`, in a tree with these files. */
function saidBeside(files: Readonly<Record<string, string>>, kept: Readonly<Record<string, string>> = {}): string[] {
  const root = mkdtempSync(join(tmpdir(), 'bozor-columns-'));
  for (const [path, text] of Object.entries({ 'apps/api/src/platform/db/tables.gen.ts': TYPES, 'apps/api/src/id.ts': 'id', ...files })) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const said = unreadColumns(root, kept);
  rmSync(root, { recursive: true });
  return said;
}

test.each([
  ['nothing', {}],
  ['the statement that made it', { 'apps/api/migrations/1.sql': 'create table stores (chat_enabled boolean)' }],
  ['a comment', { 'apps/api/src/a.ts': '// chat_enabled\n/** chat_enabled */' }],
  ['a test', { 'apps/api/src/a.test.ts': 'chat_enabled' }],
  ['the seed', { 'apps/api/seed/a.ts': 'chat_enabled' }],
])('a column that only %s names is reported', (_name, files) => {
  expect(saidBeside(files as Record<string, string>)).toEqual([expect.stringContaining('stores.chat_enabled: is read by nothing')]);
});

test.each([
  ['code', { 'apps/api/src/a.ts': `db.selectFrom('stores').select('chat_enabled')` }],
  [
    'a function of the database',
    { 'apps/api/migrations/1.sql': 'create function f() returns void as $$ select chat_enabled from stores $$' },
  ],
])('a column that %s reads is not', (_name, files) => {
  expect(saidBeside(files as Record<string, string>)).toEqual([]);
});

test('a reason counts, and an unnecessary one is reported', () => {
  const kept = { 'stores.chat_enabled': 'later' };
  expect(saidBeside({}, kept)).toEqual([]);
  expect(saidBeside({ 'apps/api/src/a.ts': 'chat_enabled' }, kept)).toEqual([expect.stringContaining('needs no reason')]);
});
