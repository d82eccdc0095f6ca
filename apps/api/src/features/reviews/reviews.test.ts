import { expect, test } from 'vitest';
import { API } from '@bozor/contract/shop/routes.ts';
import { testApi } from '../../../test/api.ts';
import { buildItem, buildReview, buildStore } from '../../../test/fixtures.ts';

const { db, call } = await testApi();

test('an item’s reviews come newest first under how the stars are spread, without surnames', async () => {
  const item = await buildItem(db, { name: { en: 'Bread' } });
  await buildReview(db, item, { rating: 4, comment: 'Warm' });
  const last = await buildReview(db, item, { rating: 5, comment: 'Crisp', reply: 'Thanks' });
  await buildReview(db, item, { rating: 1, is_visible: false });
  const { body } = await call(API.reviews.ofItem, { params: { id: item.id } });
  expect(body).toMatchObject({ total_size: 2, summary: { avg_rating: 4.5, rating_count: 2 } });
  expect(body.summary.stars).toEqual([5, 4, 3, 2, 1].map((rating) => ({ rating, count: rating >= 4 ? 1 : 0 })));
  expect(body.reviews[0]).toMatchObject({
    id: last.id,
    rating: 5,
    comment: 'Crisp',
    reply: 'Thanks',
    customer_name: 'Aziza K.',
    item_id: item.id,
    item_name: 'Bread',
  });
  const second = await call(API.reviews.ofItem, { params: { id: item.id }, query: { limit: 1, offset: 2 } });
  expect(second.body.reviews).toMatchObject([{ comment: 'Warm' }]);
  expect((await call(API.reviews.ofItem, { params: { id: 999_999 } })).body.errors?.[0]?.code).toBe('item-not-found');
});

test('a review outlives the account that wrote it, without its name', async () => {
  const item = await buildItem(db);
  await buildReview(db, item, { rating: 4 });
  await db.updateTable('customers').set({ f_name: '', l_name: '' }).execute();
  const named = async (language: string) =>
    (await call(API.reviews.ofItem, { params: { id: item.id }, headers: { 'x-localization': language } })).body.reviews[0]?.customer_name;
  expect([await named('en'), await named('ru')]).toEqual(['Former customer', 'Бывший клиент']);
});

test('a store has the reviews of everything it sells, unless it wants none [store-07]', async () => {
  const store = await buildStore(db);
  await buildReview(db, await buildItem(db, { store }), { rating: 3 });
  await buildReview(db, await buildItem(db, { store }), { rating: 5 });
  const { body } = await call(API.stores.reviews, { params: { idOrSlug: store.slug } });
  expect(body).toMatchObject({ total_size: 2, summary: { avg_rating: 4 } });
  const silent = await buildStore(db, { reviews_enabled: false });
  const refused = await call(API.stores.reviews, { params: { idOrSlug: silent.id } });
  expect(refused.body.errors).toEqual([
    expect.objectContaining({ code: 'reviews-off', message: 'this store is not having any review plan' }),
  ]);
});
