import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES } from '@bozor/domain/words/locale.ts';
import { verify } from '@node-rs/argon2';
import type pg from 'pg';
import { beforeAll, describe, expect, test } from 'vitest';
import { freshDatabase } from '../test/database.ts';
import { DEMO_ACCOUNTS } from './demo-accounts.ts';
import { seedDemoCity } from './seed.ts';

const NOW = new Date('2026-11-20T10:00:00Z');
const SEEDING_MS = 180_000;
const IMAGES = join(import.meta.dirname, 'images');

const { pool } = await freshDatabase();

async function rowsOf<Row extends pg.QueryResultRow>(sql: string, values: unknown[] = []): Promise<Row[]> {
  const { rows } = await pool.query<Row>(sql, values);
  return rows;
}

const daysBefore = (moment: Date, days: number) => new Date(moment.getTime() - days * 86_400_000);

async function countOf(sql: string): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(`select count(*) as count from ${sql}`);
  return row?.count ?? 0;
}

describe('the demo city', () => {
  beforeAll(async () => {
    expect(await seedDemoCity(pool, { now: NOW })).toBe(true);
  }, SEEDING_MS);

  test('has at least 5 zones, 60 stores and 1,500 items over five modules, and 10,000 past orders [app-11]', async () => {
    expect(await countOf('zones')).toBeGreaterThanOrEqual(5);
    expect(await countOf('stores')).toBeGreaterThanOrEqual(60);
    expect(await countOf('items where campaign_id is null')).toBeGreaterThanOrEqual(1_500);
    expect(await rowsOf('select module_type from modules order by position')).toEqual(
      ['food', 'grocery', 'pharmacy', 'ecommerce', 'parcel'].map((module_type) => ({ module_type })),
    );
    expect(await countOf('orders')).toBe(10_000);
  });

  test('has one store that adds its tax to its prices, so that the bill of such a store can be tried', async () => {
    const taxed = await rowsOf<{ slug: string }>('select slug from stores where tax_percent > 0 and not tax_included');
    expect(taxed.map(({ slug }) => slug)).toEqual(['sakura-yoli']);
  });

  test('has some of everything that a home page shows [app-11]', async () => {
    for (const table of [
      'categories',
      'brands',
      'banners',
      'section_banners',
      'why_choose_banners',
      'campaign_stores',
      'flash_sale_items',
      'coupons',
      'cashback_offers',
      'wallet_bonuses',
      'common_conditions',
      'item_conditions',
      'parcel_categories',
      'parcel_instructions',
      'reviews',
      'item_variations',
      'food_variation_values',
      'item_add_ons',
      'cancellation_reasons',
      'refund_reasons',
      'vehicles',
      'pages',
    ])
      expect(await countOf(table), table).toBeGreaterThan(1);
    expect(await rowsOf('select distinct type from banners order by type')).toEqual([
      { type: 'default' },
      { type: 'item_wise' },
      { type: 'store_wise' },
    ]);
    expect(await rowsOf('select distinct add_type from advertisements order by add_type')).toEqual([
      { add_type: 'store_promotion' },
      { add_type: 'video_promotion' },
    ]);
    expect(await countOf('items where campaign_id is not null')).toBeGreaterThan(10);
  });

  test('sells food, groceries and medicine in every zone, other things in some, and takes cash in all but one', async () => {
    const zones = await rowsOf<{ modules: string[]; cash: boolean }>(`
      select z.cash_on_delivery as cash, array_agg(m.module_type order by m.position) as modules
      from zones z join zone_modules on zone_id = z.id join modules m on m.id = module_id group by z.id`);
    for (const { modules } of zones) expect(modules).toEqual(expect.arrayContaining(['food', 'grocery', 'pharmacy']));
    expect(zones.some(({ modules }) => !modules.includes('ecommerce'))).toBe(true);
    expect(zones.some(({ modules }) => !modules.includes('parcel'))).toBe(true);
    expect(zones.filter(({ cash }) => !cash)).toHaveLength(1);
  });

  test('puts every store inside its zone', async () => {
    expect(await rowsOf('select s.slug from stores s join zones z on z.id = s.zone_id where not z.area @> point(s.lng, s.lat)')).toEqual(
      [],
    );
    expect(await rowsOf('select slug from stores s where (select id from zones_at(s.lat, s.lng) limit 1) <> s.zone_id')).toEqual([]);
  });

  test('has stores to order from at every hour, and closed ones to see', async () => {
    const hours = await rowsOf<{ at: Date; fewest: number; closed: number }>(
      `
      select at, min(open) as fewest, sum(stores - open) as closed from (
        select at, zone_id, module_id, count(*) as stores, count(*) filter (where store_open_at(s, at)) as open
        from stores s cross join generate_series($1::timestamptz, $1::timestamptz + interval '167 hours', interval '1 hour') as at
        group by at, zone_id, module_id
      ) as states group by at`,
      [NOW],
    );
    expect(hours).toHaveLength(168);
    for (const { at, fewest, closed } of hours) {
      expect(fewest, at.toISOString()).toBeGreaterThanOrEqual(2);
      expect(closed, at.toISOString()).toBeGreaterThan(0);
    }
  });

  test('serves in its centre at every hour plain dishes now and for later, and has some of a closed kitchen', async () => {
    const hours = await rowsOf<{ at: Date; now: number; later: number; closed: number }>(
      `
      with doors as materialized (
        select s.id as store_id, at, extract(epoch from (at at time zone 'Asia/Tashkent')::time) / 60 as minute, store_open_at(s, at) as is_open
        from stores s join modules m on m.id = s.module_id
          cross join generate_series($1::timestamptz, $1::timestamptz + interval '167 hours 30 minutes', interval '30 minutes') as at
        where m.module_type = 'food' and s.schedule_order and s.zone_id = (select id from zones_at(41.3111, 69.2797) limit 1)
      ), dishes as (
        select store_id, price_minor, coalesce(available_from_minute, 0) as starts, coalesce(available_until_minute, 1440) as ends
        from items where campaign_id is null and food_variation_count = 0
      ), seen as (
        select *, case when starts < ends then minute >= starts and minute < ends else minute >= starts or minute < ends end as is_served
        from doors join dishes using (store_id)
      )
      select at, count(*) filter (where is_open and is_served and price_minor >= 30000) as now,
        count(*) filter (where is_open and not is_served) as later,
        count(*) filter (where not is_open and ends - starts = 1440) as closed
      from seen group by at`,
      [NOW],
    );
    expect(hours).toHaveLength(336);
    expect(hours.filter(({ now, later, closed }) => Math.min(now, later, closed) === 0)).toEqual([]);
  });

  test('gives every item a stock, and every picture that is named a file', async () => {
    expect(await rowsOf('select slug from items i where not exists (select 1 from item_stock s where s.item_id = i.id)')).toEqual([]);
    expect(await rowsOf('select slug from items where image is null')).toEqual([]);
    const named = await rowsOf<{ key: string }>(`
      select distinct key from (
        select image from items union select unnest(images) from items union select logo from stores union select cover from stores
        union select icon from modules union select image from categories union select image from brands union select image from banners
        union select image from section_banners union select image from why_choose_banners union select image from video_sections
        union select image from campaigns union select cover_image from advertisements union select video from advertisements
        union select profile_image from advertisements union select image from parcel_categories union select image from common_conditions
      ) as all_of (key) where key is not null`);
    expect(named.filter(({ key }) => !key.startsWith('demo/') || !existsSync(join(IMAGES, key.slice('demo/'.length))))).toEqual([]);
  });

  test('writes names in every language, and Uzbek in both scripts', async () => {
    expect(
      await rowsOf(
        `select slug from items where exists (select from unnest('{${LOCALES.join(',')}}'::text[]) locale where coalesce(name->>locale, '') = '')`,
      ),
    ).toEqual([]);
    expect(await rowsOf(`select id from tags where not name ?& '{${LOCALES.join(',')}}'`)).toEqual([]);
    expect(await rowsOf(`select name->>'uz-Cyrl' as name from zones order by id limit 1`)).toEqual([{ name: 'Марказ' }]);
  });

  test('knows the words of its catalogue', async () => {
    expect(
      await rowsOf(`select word from search_words where not is_loose and word in ('lagmon', 'lagman', 'pitsa') order by word`),
    ).toHaveLength(3);
    expect(await countOf(`items where search @@ to_tsquery('simple', 'lagmon')`)).toBeGreaterThan(5);
    expect(await countOf(`places where fold_keys like '%chorsu%'`)).toBeGreaterThan(1);
  });

  test('runs one flash sale of a shop now and another later, and has one campaign that is over', async () => {
    const sales = await rowsOf<{ running: number; later: number }>(
      `select count(*) filter (where starts_at <= $1 and ends_at > $1) as running, count(*) filter (where starts_at > $1) as later from flash_sales`,
      [NOW],
    );
    expect(sales[0]?.running).toBeGreaterThanOrEqual(4);
    expect(sales[0]?.later).toBeGreaterThanOrEqual(1);
    expect(await rowsOf('select slug from campaigns where ends_at < $1', [NOW])).toEqual([{ slug: 'maktabga' }]);
    expect(await rowsOf('select code from coupons where ends_at < $1', [NOW])).toEqual([{ code: 'KUZ25' }]);
  });

  test('strikes out of no reduced item more than was charged in the thirty days before', async () => {
    const items = await rowsOf<{ id: number; price: number; store: number; is_cheaper: boolean; discount: number; discount_type: string }>(
      `select id, price_minor as price, store_id as store, is_cheaper, discount, discount_type from items where is_active and (discount > 0 or is_cheaper)`,
    );
    const history = await rowsOf<{ item: number; since: Date; price: number; discount: number; type: string }>(
      `select item_id as item, since, price_minor as price, discount, discount_type as type from price_history order by since`,
    );
    expect(items.length).toBeGreaterThan(200);
    const past = Map.groupBy(history, ({ item }) => item);
    for (const item of items) {
      const changes = past.get(item.id)!;
      const last = changes.at(-1)!;
      if (item.discount === 0) continue;
      const before = changes.filter(({ since }) => since < last.since);
      expect(before.length, 'every reduced item was sold at another price before').toBeGreaterThan(0);
      const lowest = Math.min(
        ...before
          .filter((_, at) => at === before.length - 1 || before[at + 1]!.since > daysBefore(last.since, 30))
          .map(({ price }) => price),
      );
      expect(lowest).toBeGreaterThanOrEqual(item.price);
      expect(item.is_cheaper).toBe(true);
    }
  });

  test('ended every past order before today, and most of them as promised', async () => {
    expect(
      await rowsOf(
        `select id from orders where status not in ('delivered', 'canceled', 'failed', 'refund_requested', 'refunded', 'refund_rejected') or status_at >= $1`,
        [NOW],
      ),
    ).toEqual([]);
    const [kept] = await rowsOf<{ share: number }>(
      'select avg((delivered_at <= latest_by)::int)::float8 as share from orders where delivered_at is not null',
    );
    expect(kept?.share).toBeGreaterThan(0.8);
    expect(kept?.share).toBeLessThan(0.99);
  });

  test('counts orders and ratings of stores from its past', async () => {
    expect(
      await rowsOf(`
      select s.slug from stores s where (s.order_count, s.rating_sum, s.rating_count) is distinct from (
        (select count(*)::int from orders o where o.store_id = s.id and o.status = 'delivered'),
        (select coalesce(sum(rating), 0)::int from reviews r where r.store_id = s.id), (select count(*)::int from reviews r where r.store_id = s.id))`),
    ).toEqual([]);
    expect(await countOf('items where popularity > 0')).toBeGreaterThan(1_500);
    expect(await countOf('stores where rating_count > 0')).toBeGreaterThan(80);
  });

  test('lets the demo accounts in: a regular, one who has ordered, and a new one', async () => {
    const accounts = await rowsOf<{ phone: string; password_hash: string; orders: number }>(`
      select phone, password_hash, (select count(*) from orders o where o.customer_id = c.id) as orders from customers c where password_hash is not null order by id`);
    expect(accounts.map(({ phone }) => phone)).toEqual(DEMO_ACCOUNTS.map(({ phone }) => phone));
    for (const [at, { password_hash }] of accounts.entries()) expect(await verify(password_hash, DEMO_ACCOUNTS[at]!.password)).toBe(true);
    expect(accounts.map(({ orders }) => orders > 0)).toEqual([true, true, false]);
    const [regular] = await rowsOf<{ addresses: number; liked: number; wallet: number; points: number }>(
      `
      select (select count(*) from addresses where customer_id = c.id) as addresses, (select count(*) from wishlist_items where customer_id = c.id) as liked,
        (select balance from ledger_accounts where customer_id = c.id and kind = 'wallet') as wallet,
        (select balance from ledger_accounts where customer_id = c.id and kind = 'loyalty') as points
      from customers c where phone = $1`,
      [DEMO_ACCOUNTS[0]!.phone],
    );
    expect(regular?.addresses).toBeGreaterThan(1);
    expect(regular?.liked).toBeGreaterThan(1);
    expect(regular?.wallet).toBeGreaterThan(100_000);
    expect(regular?.points).toBeGreaterThan(100);
  });

  test('still guards its orders when the past is in', async () => {
    await expect(pool.query(`update orders set status = 'pending' where status = 'delivered'`)).rejects.toThrow(
      'does not go from delivered to pending',
    );
    await expect(pool.query('delete from order_events')).rejects.toThrow('append-only');
  });

  test(
    'changes nothing the second time',
    async () => {
      const before = await fingerprint(pool);
      expect(await seedDemoCity(pool, { now: new Date('2027-01-01T00:00:00Z') })).toBe(false);
      expect(await fingerprint(pool)).toEqual(before);
    },
    SEEDING_MS,
  );
});

describe('two demo cities of the same day', async () => {
  const { pool: one } = await freshDatabase();
  const { pool: other } = await freshDatabase();

  test(
    'are the same to the letter',
    async () => {
      await seedDemoCity(one, { now: NOW, pastOrders: 300 });
      await seedDemoCity(other, { now: NOW, pastOrders: 300 });
      expect(await fingerprint(one)).toEqual(await fingerprint(other));
    },
    SEEDING_MS,
  );
});

/** Returns a digest of every public table, without the times of writing. */
async function fingerprint(of: pg.Pool): Promise<Record<string, string>> {
  const tables = [
    'modules',
    'zones',
    'zone_modules',
    'districts',
    'places',
    'roads',
    'stores',
    'store_hours',
    'store_discounts',
    'categories',
    'brands',
    'items',
    'item_categories',
    'item_variations',
    'item_stock',
    'food_variation_groups',
    'food_variation_values',
    'add_ons',
    'item_add_ons',
    'item_tags',
    'item_conditions',
    'campaigns',
    'campaign_stores',
    'flash_sales',
    'flash_sale_items',
    'banners',
    'section_banners',
    'advertisements',
    'coupons',
    'cashback_offers',
    'settings',
    'pages',
    'orders',
    'order_charges',
    'order_lines',
    'order_events',
    'reviews',
    'search_words',
  ];
  const digests: Record<string, string> = {};
  for (const table of tables) {
    const { rows } = await of.query<{ digest: string }>(
      `select md5(string_agg(line, '' order by line)) as digest from (select (to_jsonb(t) - 'updated_at')::text as line from ${table} t) as lines`,
    );
    digests[table] = rows[0]?.digest ?? '';
  }
  return digests;
}
