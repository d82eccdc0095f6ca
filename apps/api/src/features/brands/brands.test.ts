import { expect, test } from 'vitest';
import { API } from '@bozor/contract/shop/routes.ts';
import { testApi } from '../../../test/api.ts';
import { buildBrand, buildItem, buildStore, headersFor } from '../../../test/fixtures.ts';

const { db, call } = await testApi();

test('lists brands that have items here, with how many [entity-31]', async () => {
  const store = await buildStore(db, { module_type: 'ecommerce' });
  const module = { id: store.moduleId };
  const zilol = await buildBrand(db, { module, name: { en: 'Zilol' }, image: 'demo/zilol.webp', position: 1 });
  const asal = await buildBrand(db, { module, name: { en: 'Asal' }, position: 2 });
  await buildBrand(db, { module });
  await buildItem(db, { store, brand_id: zilol.id, hue: 221 });
  await buildItem(db, { store, brand_id: zilol.id });
  await buildItem(db, { store, brand_id: asal.id });
  const headers = headersFor(store);
  const { body } = await call(API.brands.list, { headers });
  expect(body).toMatchObject({ total_size: 2, brands: [{ id: zilol.id }, { id: asal.id }] });
  expect(body.brands[0]).toEqual({
    id: zilol.id,
    slug: zilol.slug,
    name: 'Zilol',
    image_full_url: '/media/demo/zilol.webp',
    tile_hue: 220,
    items_count: 2,
  });
  const sorted = await call(API.brands.list, { query: { sort_by: 'a_to_z', limit: 1 }, headers });
  expect(sorted.body).toMatchObject({ total_size: 2, brands: [{ name: 'Asal' }] });
  const reversed = await call(API.brands.list, { query: { sort_by: 'z_to_a' }, headers });
  expect(reversed.body.brands[0]?.name).toBe('Zilol');
});

test('opens one by number or slug, and knows which do not exist', async () => {
  const store = await buildStore(db, { module_type: 'ecommerce' });
  const brand = await buildBrand(db, { module: { id: store.moduleId } });
  const item = await buildItem(db, { store, brand_id: brand.id });
  await buildItem(db, { store });
  for (const idOrSlug of [brand.id, brand.slug]) {
    const { body } = await call(API.brands.items, { params: { idOrSlug }, headers: headersFor(store) });
    expect(body).toMatchObject({ total_size: 1, brand: { id: brand.id, items_count: 1 }, products: [{ id: item.id }] });
  }
  expect((await call(API.brands.items, { params: { idOrSlug: 'nobody' } })).body.errors?.[0]?.code).toBe('brand-not-found');
});
