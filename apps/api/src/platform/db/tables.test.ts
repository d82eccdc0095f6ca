import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { freshDatabase } from '../../../test/database.ts';
import { describeTables } from '../../../test/describe-tables.ts';

const { db } = await freshDatabase();

test('the types of the tables are those of the migrations (npm run tables)', async () => {
  expect(await readFile(join(import.meta.dirname, 'tables.gen.ts'), 'utf8')).toBe(await describeTables(db));
});
