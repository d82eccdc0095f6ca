import { describe, expect, test } from 'vitest';
import type { InsertObject } from 'kysely';
import { API } from '@bozor/contract/shop/routes.ts';
import type { Tables } from '../../platform/db/database.ts';
import { testApi } from '../../../test/api.ts';
import { buildItem, buildReview, buildStore, headersFor, type BuiltStore } from '../../../test/fixtures.ts';

const { db, call } = await testApi();

const addBanner = (store: BuiltStore, fields: Partial<InsertObject<Tables, 'banners'>>) =>
  db
    .insertInto('banners')
    .values({ module_id: store.moduleId, type: 'default', title: { en: 'Banner' }, image: 'demo/banner.webp', ...fields })
    .execute();

describe('banners', () => {
  test('lead to a link, a store or an item [entity-32]', async () => {
    const store = await buildStore(db, { module_type: 'food' });
    const item = await buildItem(db, { store, image: 'demo/plov.webp', name: { en: 'Plov' } });
    await addBanner(store, { link: '/flash-sales', title: { en: 'Sale' }, subtitle: { en: 'Today' }, position: 1, hue: 141 });
    await addBanner(store, { type: 'store_wise', store_id: store.id, position: 2 });
    await addBanner(store, { type: 'item_wise', item_id: item.id, position: 3 });
    const { body, headers } = await call(API.promotions.banners, { headers: headersFor(store) });
    expect(body.banners).toMatchObject([
      {
        type: 'default',
        title: 'Sale',
        subtitle: 'Today',
        image_full_url: '/media/demo/banner.webp',
        tile_hue: 140,
        link: '/flash-sales',
        store: null,
        item: null,
      },
      { type: 'store_wise', store: { id: store.id, slug: store.slug, zone_id: store.zoneId }, link: null },
      {
        type: 'item_wise',
        item: { id: item.id, slug: item.slug, name: 'Plov', image: '/media/demo/plov.webp', module_type: 'food', storage: [] },
      },
    ]);
    expect(headers['cache-control']).toBe('public, max-age=300');
  });

  test('without a target now are not shown', async () => {
    const store = await buildStore(db);
    const closed = await buildStore(db, {
      zone: { id: store.zoneId, lat: store.lat, lng: store.lng },
      module: { id: store.moduleId, moduleType: 'grocery' },
      is_active: false,
    });
    const elsewhere = await buildStore(db, { module: { id: store.moduleId, moduleType: 'grocery' } });
    await addBanner(store, { is_active: false });
    await addBanner(store, { ends_at: new Date('2026-11-20T06:59:00Z') });
    await addBanner(store, { starts_at: new Date('2026-11-20T07:01:00Z') });
    await addBanner(store, { zone_id: elsewhere.zoneId });
    await addBanner(store, { type: 'store_wise', store_id: closed.id });
    await addBanner(store, { type: 'item_wise', item_id: (await buildItem(db, { store: closed })).id });
    await addBanner(store, { type: 'store_wise', store_id: elsewhere.id });
    const { body } = await call(API.promotions.banners, { headers: headersFor(store) });
    expect(body.banners).toEqual([]);
  });
});

test('each section has one picture, the slider several', async () => {
  const store = await buildStore(db);
  await db
    .insertInto('section_banners')
    .values([
      { module_id: store.moduleId, section: 'best_reviewed', image: 'demo/loved.webp' },
      {
        module_id: store.moduleId,
        section: 'promotional',
        image: 'demo/one.webp',
        title: { en: 'One' },
        link: '/home',
        position: 1,
        hue: 65,
      },
      { module_id: store.moduleId, section: 'promotional', image: 'demo/two.webp', position: 2 },
      { module_id: store.moduleId, section: 'bottom', image: 'demo/off.webp', is_active: false },
    ])
    .execute();
  const { body } = await call(API.promotions.promoBanners, { headers: headersFor(store) });
  expect(body).toMatchObject({
    best_reviewed_section_banner: 'demo/loved.webp',
    best_reviewed_section_banner_full_url: '/media/demo/loved.webp',
    new_arrival_section_banner: null,
    new_arrival_section_banner_full_url: null,
    bottom_section_banner: null,
    promotional_banner_url: '/media/demo/one.webp',
    promotional_banners: [
      { title: 'One', image_full_url: '/media/demo/one.webp', link: '/home', tile_hue: 65 },
      { title: null, link: null },
    ],
  });
});

test('the parcel page has its reasons and its three steps [entity-41]', async () => {
  const store = await buildStore(db);
  const headers = headersFor(store);
  expect((await call(API.promotions.videoContent, { headers })).status).toBe(404);
  await db
    .insertInto('why_choose_banners')
    .values({ module_id: store.moduleId, title: { en: 'Fast' }, short_description: { en: 'In an hour' }, image: 'demo/fast.webp' })
    .execute();
  const contents = [1, 2, 3].map((step) => ({ title: { en: `Step ${step}`, ru: `Шаг ${step}` }, description: { en: 'Do it' } }));
  await db
    .insertInto('video_sections')
    .values({ module_id: store.moduleId, banner_type: 'image', image: 'demo/steps.webp', contents: JSON.stringify(contents) })
    .execute();
  const reasons = await call(API.promotions.whyChoose, { headers });
  expect(reasons.body).toMatchObject({
    total_size: 1,
    banners: [{ title: 'Fast', short_description: 'In an hour', image_full_url: '/media/demo/fast.webp' }],
  });
  const steps = await call(API.promotions.videoContent, { headers: { ...headers, 'x-localization': 'ru' } });
  expect(steps.body).toMatchObject({ banner_type: 'image', banner_image_full_url: '/media/demo/steps.webp' });
  expect(steps.body.banner_contents).toHaveLength(6);
  expect(steps.body.banner_contents.slice(0, 2)).toEqual([
    { type: 'title', value: 'Шаг 1' },
    { type: 'description', value: 'Do it' },
  ]);
});

test('ads that run show their store, its true rating and how far it is [api-78]', async () => {
  const store = await buildStore(db, { name: { en: 'Choyxona' } });
  await buildReview(db, await buildItem(db, { store }), { rating: 5, comment: '' });
  await buildReview(db, await buildItem(db, { store }), { rating: 4, comment: 'Good' });
  const ad = {
    store_id: store.id,
    add_type: 'store_promotion' as const,
    title: { en: 'Try us' },
    description: { en: 'Plov' },
    cover_image: 'demo/cover.webp',
  };
  const always = { starts_at: new Date('2026-01-01'), ends_at: new Date('2027-01-01') };
  await db
    .insertInto('advertisements')
    .values([
      { ...ad, ...always },
      { ...ad, ...always, status: 'paused' },
      { ...ad, starts_at: new Date('2025-01-01'), ends_at: new Date('2026-01-01') },
    ])
    .execute();
  const at = { latitude: String(store.lat), longitude: String(store.lng) };
  const { body } = await call(API.promotions.advertisements, { headers: { ...headersFor(store), ...at } });
  expect(body).toMatchObject({
    total_size: 1,
    ads: [
      {
        title: 'Try us',
        is_rating_active: 1,
        average_rating: 4.5,
        reviews_comments_count: 1,
        store: { id: store.id, name: 'Choyxona', distance: 0 },
      },
    ],
  });
});

test('ads are pictures and films [ads-01]', async () => {
  const store = await buildStore(db);
  const ad = {
    store_id: store.id,
    title: { en: 'Try us' },
    description: { en: 'Plov' },
    starts_at: new Date('2026-01-01'),
    ends_at: new Date('2027-01-01'),
  };
  await db
    .insertInto('advertisements')
    .values([
      { ...ad, add_type: 'store_promotion', cover_image: 'demo/cover.webp', position: 1 },
      { ...ad, add_type: 'video_promotion', video: 'demo/plov-film.mp4', position: 2 },
    ])
    .execute();
  const { body } = await call(API.promotions.advertisements, { headers: headersFor(store) });
  expect(body.ads).toMatchObject([
    { add_type: 'store_promotion', cover_image_full_url: '/media/demo/cover.webp', video_attachment_full_url: null },
    { add_type: 'video_promotion', video_attachment_full_url: '/media/demo/plov-film.mp4' },
  ]);
});

test('cashback offers are those that run [cash-03]', async () => {
  const offer = { title: { en: 'Five back' }, cashback_type: 'percentage' as const, cashback_amount: 5, min_purchase_minor: 50_000 };
  await db
    .insertInto('cashback_offers')
    .values([
      { ...offer, starts_at: new Date('2026-01-01'), ends_at: new Date('2027-01-01') },
      { ...offer, starts_at: new Date('2025-01-01'), ends_at: new Date('2026-01-01') },
    ])
    .execute();
  const { body } = await call(API.promotions.cashback);
  expect(body).toMatchObject({
    total_size: 1,
    offers: [{ title: 'Five back', cashback_type: 'percentage', cashback_amount: 5, min_purchase: 50_000, max_discount: null }],
  });
});
