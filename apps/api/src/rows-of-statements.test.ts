import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { freshDatabase } from '../test/database.ts';
import { buildItem, buildStore } from '../test/fixtures.ts';
import { byIds as itemsByIds, readItemRows } from './features/items/store.ts';
import { byIds as storesByIds, readStoreRows } from './features/stores/store.ts';

const { db } = await freshDatabase();
const reading = { locale: 'en', now: new Date() } as const;

/** Fields that a row's type promises. Its statement is text, so the compiler cannot compare the two. */
function fieldsOf(file: string, type: string): string[] {
  const [, body] = new RegExp(`export interface ${type} \\{\\n([^]*?)\\n\\}`).exec(readFileSync(join(import.meta.dirname, file), 'utf8'))!;
  return [...body!.matchAll(/^ {2}readonly (\w+)\??:/gm)].map(([, name]) => name!);
}

test('the statement of items selects every field of its row, and no other', async () => {
  const item = await buildItem(db, {});
  const [row] = await readItemRows(db, itemsByIds([item.id]), reading);
  expect(Object.keys(row!).toSorted()).toEqual(fieldsOf('features/items/item-row.ts', 'ItemRow').toSorted());
});

test('the statement of stores selects every field of its row, and no other', async () => {
  const store = await buildStore(db);
  const [row] = await readStoreRows(db, storesByIds([store.id]), reading);
  expect(Object.keys(row!).toSorted()).toEqual(fieldsOf('features/stores/store-row.ts', 'StoreRow').toSorted());
});
