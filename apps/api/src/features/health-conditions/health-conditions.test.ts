import { expect, test } from 'vitest';
import { API } from '@bozor/contract/shop/routes.ts';
import { testApi } from '../../../test/api.ts';
import { buildItem, buildStore, headersFor } from '../../../test/fixtures.ts';

const { db, call } = await testApi();

test('lists conditions with items in the zone, and their items, 20 at a time', async () => {
  const store = await buildStore(db, { module_type: 'pharmacy' });
  const [cold, cough] = await db
    .insertInto('common_conditions')
    .values(['cold', 'cough'].map((slug) => ({ slug, name: { en: slug } })))
    .returning('id')
    .execute();
  const syrup = await buildItem(db, { store });
  await buildItem(db, { store });
  await db.insertInto('item_conditions').values({ item_id: syrup.id, condition_id: cold!.id }).execute();
  const headers = headersFor(store);

  const list = await call(API.conditions.list, { headers });
  expect(list.body.data).toEqual([{ id: cold!.id, name: 'cold', image_full_url: null, items_count: 1 }]);
  const items = await call(API.conditions.items, { params: { id: cold!.id }, headers });
  expect(items.body).toMatchObject({ total_size: 1, limit: 20, products: [{ id: syrup.id }] });
  expect((await call(API.conditions.items, { params: { id: cough!.id }, headers })).body.total_size).toBe(0);
  expect((await call(API.conditions.items, { params: { id: 99_999 }, headers })).body.errors?.[0]?.code).toBe('condition-not-found');
});
