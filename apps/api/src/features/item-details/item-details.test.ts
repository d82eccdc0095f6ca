import { expect, test } from 'vitest';
import { API } from '@bozor/contract/shop/routes.ts';
import { testApi } from '../../../test/api.ts';
import { buildItem, headersFor } from '../../../test/fixtures.ts';

const { db, call } = await testApi();

test('tells tags in the language of who reads, else in English', async () => {
  const item = await buildItem(db);
  const names = [{ en: 'pain', ru: 'боль', ar: 'ألم' }, { en: 'first aid' }];
  const tags = await db
    .insertInto('tags')
    .values(names.map((name) => ({ name })))
    .returning('id')
    .execute();
  await db
    .insertInto('item_tags')
    .values(tags.map(({ id }) => ({ item_id: item.id, tag_id: id })))
    .execute();
  const told = async (locale: string) => {
    const { body } = await call(API.items.details, {
      params: { idOrSlug: String(item.id) },
      headers: { ...headersFor(item), 'x-localization': locale },
    });
    return body.tags;
  };
  expect(await told('ru')).toEqual(['first aid', 'боль']);
  expect(await told('ar')).toEqual(['first aid', 'ألم']);
  expect(await told('uz')).toEqual(['first aid', 'pain']);
});
