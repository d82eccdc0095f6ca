import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { API } from '@bozor/contract/shop/routes.ts';
import { testApi } from '../../../test/api.ts';
import { buildItem, buildStore, discountStore, headersFor } from '../../../test/fixtures.ts';

const { api, db, call } = await testApi();

test("returns tags in the reader's language, else in English", async () => {
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
  const conditionsIn = async (locale: string) => {
    const { body } = await call(API.items.details, {
      params: { idOrSlug: String(item.id) },
      headers: { ...headersFor(item), 'x-localization': locale },
    });
    return body.tags;
  };
  expect(await conditionsIn('ru')).toEqual(['first aid', 'боль']);
  expect(await conditionsIn('ar')).toEqual(['first aid', 'ألم']);
  expect(await conditionsIn('uz')).toEqual(['first aid', 'pain']);
});

test('names the texts that are in English, because they are not translated', async () => {
  const item = await buildItem(db, { name: { en: 'Plov', ru: 'Плов' }, description: { en: 'Rice' } });
  const untranslatedIn = async (locale: string) => {
    const headers = { ...headersFor(item), 'x-localization': locale };
    return (await call(API.items.details, { params: { idOrSlug: item.slug }, headers })).body.untranslated;
  };
  expect(await untranslatedIn('en')).toEqual([]);
  expect(await untranslatedIn('ru')).toEqual(['description']);
  expect(await untranslatedIn('ar')).toEqual(['name', 'description']);
});

test("has the badge of its store's discount, else of its own, else none [item-32]", async () => {
  const store = await buildStore(db, { module_type: 'grocery' });
  const item = await buildItem(db, { store, price_minor: 40_000, discount: 4000, discount_type: 'amount' });
  const plain = await buildItem(db, { store, price_minor: 40_000, discount: 0 });
  const badgeOf = async ({ id }: { id: number }) => {
    api.replies.drop();
    const { body } = await call(API.items.details, { params: { idOrSlug: String(id) }, headers: headersFor(store) });
    return body.discount_chip;
  };
  expect(await badgeOf(plain)).toBeNull();
  expect(await badgeOf(item)).toMatchObject({ source: 'item', discount: 4000, discount_type: 'amount' });
  await discountStore(db, store, { percent: 15 });
  expect(await badgeOf(item)).toMatchObject({ source: 'store', discount: 15, discount_type: 'percent' });
  expect(await badgeOf(plain)).toMatchObject({ source: 'store', discount: 15, discount_type: 'percent' });
});

test('names the options and add-ons that contain allergens, and add-ons that do not state them', async () => {
  await db
    .insertInto('allergens')
    .values([
      { code: 'milk', name: { en: 'Milk', ru: 'Молоко' } },
      { code: 'eggs', name: { en: 'Eggs', ru: 'Яйца' }, position: 1 },
    ])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const item = await buildItem(db, {
    module_type: 'food',
    allergens: [],
    groups: [{ name: 'Sauce', values: { Ketchup: 0, Cheese: 3_000 } }],
    addOns: { 'Mayonnaise': 2_000, 'Mystery dip': 2_000, 'Salt': 0 },
  });
  await sql`update food_variation_values set allergens = '{milk}' where label->>'en' = 'Cheese' and group_id in (
    select id from food_variation_groups where item_id = ${item.id})`.execute(db);
  await sql`update add_ons set allergens = case name->>'en' when 'Mayonnaise' then '{eggs,milk}'::text[] when 'Salt' then '{}' end
    where store_id = ${item.storeId}`.execute(db);
  const { body } = await call(API.items.details, {
    params: { idOrSlug: item.slug },
    headers: { ...headersFor(item), 'x-localization': 'ru' },
  });
  expect(body.allergies_name).toEqual([]);
  expect(body.option_allergies).toEqual([
    { name: 'Cheese', allergies_name: ['Молоко'] },
    { name: 'Mayonnaise', allergies_name: ['Молоко', 'Яйца'] },
    { name: 'Mystery dip', allergies_name: null },
  ]);
});
