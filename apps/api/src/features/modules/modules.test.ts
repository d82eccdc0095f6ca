import { expect, test } from 'vitest';
import { API } from '@bozor/contract/shop/routes.ts';
import { testApi } from '../../../test/api.ts';
import { buildItem, buildModule, buildStore, buildZone, offerModule } from '../../../test/fixtures.ts';

const { db, call } = await testApi();
const listIn = async (...zones: readonly number[]) =>
  (await call(API.modules.list, { headers: { zoneid: JSON.stringify(zones) } })).body.modules;

test('lists the modules of a zone, each with all its zones [entity-28]', async () => {
  const zone = await buildZone(db);
  const food = await buildModule(db, {
    module_type: 'food',
    position: 1,
    name: { en: 'Food' },
    hero_title: { en: 'Hungry?' },
    hero_text: { en: 'It is on the stove.' },
    icon: 'demo/food.webp',
    thumbnail: 'demo/hero.webp',
  });
  const parcel = await buildModule(db, { module_type: 'parcel', position: 2, name: { en: 'Parcel' } });
  await buildItem(db, { store: await buildStore(db, { zone, module: food }) });
  await offerModule(db, zone.id, parcel.id);
  const other = await buildZone(db);
  await offerModule(db, other.id, parcel.id);
  await offerModule(db, zone.id, (await buildModule(db, { is_active: false })).id);

  const modules = await listIn(zone.id);
  expect(modules.map(({ id }) => id)).toEqual([food.id, parcel.id]);
  expect(modules[0]).toEqual({
    id: food.id,
    module_type: 'food',
    module_name: 'Food',
    description: '',
    hero_title: 'Hungry?',
    hero_sub_title: 'It is on the stove.',
    icon_full_url: '/media/demo/food.webp',
    thumbnail_full_url: '/media/demo/hero.webp',
    stores_count: 1,
    items_count: 1,
    zones: [{ id: zone.id }],
  });
  expect(modules[1]?.zones).toEqual([{ id: zone.id }, { id: other.id }]);
  expect((await listIn(other.id)).map(({ id }) => id)).toEqual([parcel.id]);
});

test('heads a home page with the module’s name when nothing better was written', async () => {
  const zone = await buildZone(db);
  const module = await buildModule(db, { name: { en: 'Pharmacy' } });
  await offerModule(db, zone.id, module.id);
  expect(await listIn(zone.id)).toMatchObject([{ hero_title: 'Pharmacy', hero_sub_title: '' }]);
});
