import { describe, expect, test } from 'vitest';
import { API } from '@bozor/contract/shop/routes.ts';
import { testApi } from '../../../test/api.ts';
import { buildCategory, buildItem, buildStore, headersFor } from '../../../test/fixtures.ts';

const { db, api, call } = await testApi();
const ids = (list: readonly { id: number }[]) => list.map(({ id }) => id);

async function shelves() {
  const store = await buildStore(db);
  const module = { id: store.moduleId };
  const dairy = await buildCategory(db, {
    module,
    position: 2,
    slug: `dairy-${store.id}`,
    name: { en: 'Dairy' },
    featured: true,
    image: 'demo/dairy.webp',
    hue: 251,
  });
  const milk = await buildCategory(db, { parent: dairy, name: { en: 'Milk' } });
  const bread = await buildCategory(db, { module, position: 1, name: { en: 'Bread' } });
  const carton = await buildItem(db, { store, category: milk, popularity: 3 });
  const cheese = await buildItem(db, { store, category: dairy, popularity: 7 });
  const loaf = await buildItem(db, { store, category: bread });
  return { store, dairy, milk, bread, carton, cheese, loaf, headers: headersFor(store) };
}

describe('the categories of a module', () => {
  test('come in their order with those under them and how much is in them [entity-30] [api-80]', async () => {
    const { store, dairy, milk, bread, headers } = await shelves();
    const { body } = await call(API.categories.list, { headers });
    expect(ids(body.data)).toEqual([bread.id, dairy.id]);
    expect(body.data[1]).toEqual({
      id: dairy.id,
      name: 'Dairy',
      slug: `dairy-${store.id}`,
      image: '/media/demo/dairy.webp',
      image_full_url: '/media/demo/dairy.webp',
      tile_hue: 250,
      featured: 1,
      module_id: store.moduleId,
      products_count: 2,
      stores_count: 1,
      childes: [expect.objectContaining({ id: milk.id, parent_id: dairy.id, products_count: 1 })],
    });
  });

  test('are paged on request, until a page is empty [const-01] [api-62]', async () => {
    const { dairy, bread, headers } = await shelves();
    const pages = [];
    for (const offset of [1, 2, 3]) {
      const { body } = await call(API.categories.list, { headers, query: { limit: 1, offset } });
      pages.push([body.total_size, body.limit, body.offset, ids(body.data)]);
    }
    expect(pages).toEqual([
      [2, 1, 1, [bread.id]],
      [2, 1, 2, [dairy.id]],
      [2, 1, 3, []],
    ]);
  });

  test('are cached for five minutes, featured ones for eight [const-03] [const-04]', async () => {
    const { dairy, headers } = await shelves();
    const all = await call(API.categories.list, { headers });
    const featured = await call(API.categories.featured, { headers });
    expect(all.headers['cache-control']).toBe('public, max-age=300');
    expect(featured.headers['cache-control']).toBe('public, max-age=480');
    expect(ids(featured.body.data)).toEqual([dairy.id]);
  });

  test('exclude categories without items in the zone, and inactive ones', async () => {
    const { store, headers } = await shelves();
    const off = await buildCategory(db, { module: { id: store.moduleId }, is_active: false });
    const empty = await buildCategory(db, { module: { id: store.moduleId } });
    await buildItem(db, { store, category: off });
    const { body } = await call(API.categories.list, { headers });
    expect(ids(body.data)).not.toContain(off.id);
    expect(ids(body.data)).not.toContain(empty.id);
  });
});

test('stored counts follow items that are deactivated, deleted or moved', async () => {
  const { store, cheese, carton, dairy, headers } = await shelves();
  const counts = async () => {
    api.replies.drop();
    const { body } = await call(API.categories.list, { headers });
    const found = body.data.find(({ id }) => id === dairy.id);
    return [found?.products_count, found?.stores_count];
  };
  expect(await counts()).toEqual([2, 1]);
  await db.updateTable('items').set({ is_active: false }).where('id', '=', cheese.id).execute();
  expect(await counts()).toEqual([1, 1]);
  await db.deleteFrom('items').where('id', '=', carton.id).execute();
  expect(await counts()).toEqual([undefined, undefined]);
  await db.updateTable('items').set({ is_active: true }).where('id', '=', cheese.id).execute();
  await db.updateTable('stores').set({ is_active: false }).where('id', '=', store.id).execute();
  expect(await counts()).toEqual([undefined, undefined]);
  await db.updateTable('stores').set({ is_active: true }).where('id', '=', store.id).execute();
  expect(await counts()).toEqual([1, 1]);
});

describe('a category', () => {
  test('names those under it', async () => {
    const { dairy, milk, headers } = await shelves();
    const { body } = await call(API.categories.childes, { params: { idOrSlug: dairy.id }, headers });
    expect(body).toMatchObject({ parent: { id: dairy.id, name: 'Dairy', module_id: dairy.moduleId }, data: [{ id: milk.id }] });
  });

  test('contains the items of its subcategories, of its own module whatever the headers, by id or slug', async () => {
    const { store, dairy, milk, carton, cheese } = await shelves();
    const headers = { zoneid: `[${store.zoneId}]`, moduleid: '999' };
    const { body } = await call(API.items.ofCategory, { params: { idOrSlug: dairy.slug }, headers });
    expect(body).toMatchObject({ total_size: 2, limit: 10, category: { id: dairy.id, name: 'Dairy', slug: dairy.slug } });
    expect(ids(body.products)).toEqual([cheese.id, carton.id]);
    const narrowed = await call(API.items.ofCategory, { params: { idOrSlug: dairy.id }, query: { category_id: milk.id }, headers });
    expect(ids(narrowed.body.products)).toEqual([carton.id]);
  });

  test('knows the stores that sell something of it', async () => {
    const { store, bread, dairy, headers } = await shelves();
    const other = await buildStore(db, {
      zone: { id: store.zoneId, lat: store.lat, lng: store.lng },
      module: { id: store.moduleId, moduleType: 'grocery' },
    });
    await buildItem(db, { store: other, category: bread });
    const inBread = await call(API.stores.ofCategory, { params: { idOrSlug: bread.id }, headers });
    expect(new Set(ids(inBread.body.stores))).toEqual(new Set([store.id, other.id]));
    const inDairy = await call(API.stores.ofCategory, { params: { idOrSlug: dairy.id }, headers });
    expect(ids(inDairy.body.stores)).toEqual([store.id]);
  });

  test.each([API.items.ofCategory, API.stores.ofCategory, API.categories.childes])(
    'that does not exist is not found: %#',
    async (endpoint) => {
      const { status, body } = await call(endpoint, { params: { idOrSlug: 'nothing-here' } });
      expect([status, body.errors?.[0]?.code]).toEqual([404, 'category-not-found']);
    },
  );
});

test('items of the featured categories come 20 a page, or as page_limit says', async () => {
  const { cheese, carton, loaf, dairy, headers } = await shelves();
  const all = await call(API.items.ofFeaturedCategories, { headers });
  expect(all.body).toMatchObject({ total_size: 2, limit: 20, categories: [{ id: dairy.id }] });
  expect(ids(all.body.products)).toEqual([cheese.id, carton.id]);
  const some = await call(API.items.ofFeaturedCategories, { query: { page_limit: 1 }, headers });
  expect(some.body).toMatchObject({ limit: 1, products: [{ id: cheese.id }] });
  expect(ids(all.body.products)).not.toContain(loaf.id);
});
