import { expect, test } from 'vitest';
import type { InsertObject } from 'kysely';
import { API } from '@bozor/contract/shop/routes.ts';
import type { Tables } from '../../platform/db/database.ts';
import { testApi } from '../../../test/api.ts';
import { buildItem, buildStore, headersFor, type BuiltStore } from '../../../test/fixtures.ts';

const { db, call, customer } = await testApi();
const dates = { starts_at: new Date('2026-11-01'), ends_at: new Date('2026-12-01') };
let made = 0;

async function buildCampaign(store: BuiltStore, fields: Partial<InsertObject<Tables, 'campaigns'>> = {}) {
  const row = {
    module_id: store.moduleId,
    kind: 'basic' as const,
    slug: `campaign-${(made += 1)}`,
    title: { en: 'Kebab evenings' },
    ...dates,
    ...fields,
  };
  const campaign = await db.insertInto('campaigns').values(row).returning(['id', 'slug', 'kind']).executeTakeFirstOrThrow();
  if (campaign.kind === 'basic') await db.insertInto('campaign_stores').values({ campaign_id: campaign.id, store_id: store.id }).execute();
  return campaign;
}

test('lists running campaigns with stores in the zone, and whether they are open now', async () => {
  const store = await buildStore(db, { module_type: 'food' });
  const open = await buildCampaign(store, { position: 1, starts_at_minute: 660, ends_at_minute: 1320 });
  const closed = await buildCampaign(store, { position: 2, starts_at_minute: 1020, ends_at_minute: 1320 });
  await buildCampaign(store, { starts_at: new Date('2025-01-01'), ends_at: new Date('2026-01-01') });
  await buildCampaign(await buildStore(db, { module: { id: store.moduleId, moduleType: 'food' } }));
  const { body } = await call(API.promotions.campaigns, { headers: headersFor(store) });
  expect(body).toMatchObject({
    total_size: 2,
    campaigns: [
      { id: open.id, open_now: true, start_time: '11:00', end_time: '22:00' },
      { id: closed.id, open_now: false, start_time: '17:00' },
    ],
  });
  const beside = await call(API.promotions.banners, { headers: headersFor(store) });
  expect(beside.body.campaigns.map(({ id }) => id)).toEqual([open.id, closed.id]);
});

test('a campaign of items is listed in the zones of its items alone', async () => {
  const [here, elsewhere] = [await buildStore(db, { module_type: 'food' }), await buildStore(db)];
  const special = await buildCampaign(here, { kind: 'item' });
  await buildItem(db, { store: here, campaign_id: special.id, available_from: dates.starts_at, available_until: dates.ends_at });
  const listed = async (zoneId: number) =>
    (await call(API.promotions.campaigns, { headers: headersFor({ ...here, zoneId }) })).body.campaigns.map(({ id }) => id);
  expect(await listed(here.zoneId)).toEqual([special.id]);
  expect(await listed(elsewhere.zoneId)).toEqual([]);
});

test('opens one with its stores or its items, by number or slug', async () => {
  const store = await buildStore(db, { module_type: 'food' });
  const basic = await buildCampaign(store);
  const special = await buildCampaign(store, { kind: 'item' });
  const dish = await buildItem(db, { store, campaign_id: special.id, available_from: dates.starts_at, available_until: dates.ends_at });
  const headers = headersFor(store);
  const withStores = await call(API.promotions.campaign, { params: { idOrSlug: basic.slug }, headers });
  expect(withStores.body).toMatchObject({ id: basic.id, kind: 'basic', stores: [{ id: store.id }], items: [] });
  const withItems = await call(API.promotions.campaign, { params: { idOrSlug: special.id }, headers });
  expect(withItems.body).toMatchObject({ kind: 'item', stores: [], items: [{ id: dish.id, is_campaign: true }] });
  const list = await call(API.promotions.campaignItems, { headers });
  expect(list.body).toMatchObject({ total_size: 1, products: [{ id: dish.id }] });
  const { status, body } = await call(API.promotions.campaign, { params: { idOrSlug: 'never-was' }, headers });
  expect([status, body.errors?.[0]?.code]).toEqual([404, 'campaign-not-found']);
});

test('returns an ended campaign without its items, and none that has not begun', async () => {
  const store = await buildStore(db, { module_type: 'food' });
  const past = await buildCampaign(store, { starts_at: new Date('2025-01-01'), ends_at: new Date('2026-01-01') });
  const coming = await buildCampaign(store, { starts_at: new Date('2027-01-01'), ends_at: new Date('2027-02-01') });
  const headers = headersFor(store);
  const { body } = await call(API.promotions.campaign, { params: { idOrSlug: past.slug }, headers });
  expect(body).toMatchObject({ end_date: '2026-01-01T00:00:00.000Z', stores: [], items: [] });
  expect((await call(API.promotions.campaign, { params: { idOrSlug: coming.slug }, headers })).status).toBe(404);
});

/** Builds an item that a campaign sells all November, at a store that accepts scheduled orders. */
async function buildSold(fields: Partial<InsertObject<Tables, 'campaigns'>> = {}) {
  const store = await buildStore(db, { module_type: 'food', schedule_order: true });
  const campaign = await buildCampaign(store, { kind: 'item', ...fields });
  const item = await buildItem(db, { store, campaign_id: campaign.id, available_from: dates.starts_at, available_until: dates.ends_at });
  const read = async () => (await call(API.items.details, { params: { idOrSlug: item.slug }, headers: headersFor(store) })).body;
  return { store, campaign, item, read };
}

test.each([
  ['that is open now [checkout-01]', { starts_at_minute: 660, ends_at_minute: 960 }, undefined],
  ['that was ended before its items were', { ends_at: new Date('2026-11-20T06:00:00Z') }, 'campaign-over'],
  ['that begins after its items do', { starts_at: new Date('2026-11-20T08:00:00Z') }, 'campaign-not-started'],
  ['outside its hours, not even for later [camp-03]', { starts_at_minute: 1020, ends_at_minute: 1320 }, 'not-available-now'],
  ['that was switched off', { is_active: false }, 'item-not-found'],
])('sells an item of a campaign %s or refuses it', async (_, fields, refusal) => {
  const { store, item } = await buildSold(fields);
  const answer = await call(API.checkout.quote, {
    as: await customer(),
    headers: headersFor(store),
    body: { page: 'campaign', item: { item_id: item.id, quantity: 1 }, order_type: 'take_away' },
  });
  expect(answer.body.errors?.[0]?.code).toBe(refusal);
});

test('says of an item of a campaign its dates to the minute, its hours and when it is there again [camp-04]', async () => {
  const hours = { starts_at_minute: 1020, ends_at_minute: 1320 };
  const runs = await buildSold({ ends_at: new Date('2026-11-25T10:30:00Z'), ...hours });
  expect(await runs.read()).toMatchObject({
    available: false,
    available_time_starts: '17:00',
    available_time_ends: '22:00',
    available_date_starts: '2026-11-01T00:00:00.000Z',
    available_date_ends: '2026-11-25T10:30:00.000Z',
    next_available_at: '2026-11-20T12:00:00.000Z',
  });
  const endsBefore = await buildSold({ ends_at: new Date('2026-11-20T11:00:00Z'), ...hours });
  expect(await endsBefore.read()).toMatchObject({ available: false, next_available_at: null });
});
