import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { freshDatabase } from '../../../test/database.ts';
import { compileOnce } from './compile-once.ts';

const { db } = await freshDatabase();

test('sends each value to its place, whatever stands in the parts, and builds the text once', async () => {
  let built = 0;
  const read = compileOnce<{ readonly word: string; readonly most: number }, { readonly told: string }>(({ word, most }, from, also) => {
    built += 1;
    return sql`select ${word}::text || n || ${word}::text || ${also} as told from (${from}) numbers (n) where n <= ${most}::int order by n`;
  });
  const upTo = (last: number) => sql`select * from generate_series(${1}::int, ${last}::int)`;
  const told = async (word: string, most: number, last: number, also: string) =>
    (await read(db, { word, most }, upTo(last), sql`${also}::text`)).map((row) => row.told);
  expect(await told('a', 2, 5, '!')).toEqual(['a1a!', 'a2a!']);
  expect(await told('b', 9, 3, '?')).toEqual(['b1b?', 'b2b?', 'b3b?']);
  expect((await read(db, { word: 'c', most: 7 }, sql`select ${7}::int`, sql`'.'`)).map((row) => row.told)).toEqual(['c7c.']);
  expect(built).toBe(1);
});

test('refuses a value that would be the same for every call', async () => {
  const read = compileOnce<{ readonly word: string }, object>(({ word }) => sql`select ${word}::text, ${'once'}::text`);
  await expect(read(db, { word: 'a' })).rejects.toThrow('once');
});
