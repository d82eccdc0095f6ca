import { LOCALES } from '@bozor/domain/words/locale.ts';
import { expect, test } from 'vitest';
import { freshDatabase } from '../../../test/database.ts';

const { pool } = await freshDatabase();

/** Indexes of lists by name in a language, with the language replaced by English. */
async function indexesOf(locale: string): Promise<string[]> {
  const { rows } = await pool.query<{ definition: string }>(
    `select replace(indexdef, quote_literal($1::text), quote_literal('en')) as definition from pg_indexes
    where indexname = any($2) order by 1`,
    [locale, ['items', 'stores'].map((table) => `${table}_by_name_${locale.toLowerCase().replace('-', '_')}`)],
  );
  return rows.map(({ definition }) => definition.replace(/_by_name_\w+/, ''));
}

test.each(LOCALES)('lists of things and of stores by name have an index in %s', async (locale) => {
  expect(await indexesOf(locale)).toHaveLength(2);
  expect(await indexesOf(locale)).toEqual(await indexesOf('en'));
});

test('a language that is added gets the same indexes, once', async () => {
  await pool.query(`select add_language('kk'), add_language('kk')`);
  expect(await indexesOf('kk')).toEqual(await indexesOf('en'));
});
