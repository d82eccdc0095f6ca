import { expect, test } from 'vitest';
import { API } from '@bozor/contract/shop/routes.ts';
import { testApi } from '../../../test/api.ts';
import { buildModule, buildZone, offerModule } from '../../../test/fixtures.ts';

const { db, call } = await testApi();

test("lists categories at their own rate, else at the zone's", async () => {
  const zone = await buildZone(db);
  const module = await buildModule(db, { module_type: 'parcel' });
  await offerModule(db, zone.id, module.id, { per_km_minor: 3000, minimum_minor: 15_000 });
  const category = { module_id: module.id, name: { en: 'Documents' }, description: { en: 'Flat and dry' }, image: 'demo/document.webp' };
  await db
    .insertInto('parcel_categories')
    .values([
      { ...category, slug: 'documents', hue: 221, per_km_minor: 2000, minimum_minor: 12_000, position: 1 },
      { ...category, slug: 'boxes', position: 2 },
      { ...category, slug: 'off', is_active: false },
    ])
    .execute();
  const { body } = await call(API.parcel.categories, { headers: { zoneid: `[${zone.id}]` } });
  expect(body).toMatchObject([
    {
      slug: 'documents',
      name: 'Documents',
      description: 'Flat and dry',
      image_full_url: '/media/demo/document.webp',
      tile_hue: 220,
      parcel_per_km_shipping_charge: 2000,
      parcel_minimum_shipping_charge: 12_000,
    },
    { slug: 'boxes', parcel_per_km_shipping_charge: 3000, parcel_minimum_shipping_charge: 15_000 },
  ]);
});
