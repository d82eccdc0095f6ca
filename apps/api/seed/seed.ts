import type pg from 'pg';
import { updateOrderTimes } from '../src/features/stores/update-order-times.ts';
import { createDatabase } from '../src/platform/db/database.ts';
import { writeReviews } from './history/past-review.ts';
import { tallyHistory, tallyOf } from './history/tally.ts';
import { writeHistory } from './history/write-history.ts';
import { sellableOf } from './history/sellable.ts';
import { loadCatalogue } from './load/catalogue.ts';
import { daysFrom } from './load/days.ts';
import { loadDemoAccounts } from './load/demo-account.ts';
import { loadHistory } from './load/history.ts';
import { loadItems } from './load/items.ts';
import { loadCampaigns, loadCoupons, loadFlashSales } from './load/offers.ts';
import { loadCustomers, loadGuests, loadCouriers } from './load/people.ts';
import { withoutTriggers } from './load/past-events.ts';
import { loadPastPrices } from './load/past-prices.ts';
import { loadPlaces } from './load/places.ts';
import { loadPromotions } from './load/promotions.ts';
import { loadReviews } from './load/reviews.ts';
import { loadSettings } from './load/settings.ts';
import { loadStores } from './load/stores.ts';
import { seededCustomers } from './people/customers.ts';
import { categories } from './products/categories.ts';
import { products } from './products/products.ts';
import { menuOf, type MenuItem } from './stores/menu.ts';
import { STORES } from './stores/stores.ts';
import type { Offered } from './history/basket.ts';

const PAST_ORDERS = 10_000;

export interface SeedOptions {
  /** Reference time of every date in the city. */
  readonly now: Date;
  /** Number of past orders; tests that need no history request fewer. */
  readonly pastOrders?: number;
  readonly log?: (message: string) => void;
}

/**
 * Seeds an empty, migrated database with the demo city; the same `now` gives the same city. Does nothing where zones exist, and rolls
 * everything back when it fails.
 */
export async function seedDemoCity(pool: pg.Pool, { now, pastOrders = PAST_ORDERS, log = () => {} }: SeedOptions): Promise<boolean> {
  const isFilled = await fillOnce(pool, { now, pastOrders, log });
  if (isFilled) await updateOrderTimes(createDatabase(pool), now);
  return isFilled;
}

async function fillOnce(pool: pg.Pool, { now, pastOrders, log }: Required<SeedOptions>): Promise<boolean> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('set local statement_timeout = 0; set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0');
    await client.query('lock table zones in share row exclusive mode');
    const { rows } = await client.query<{ exists: boolean }>('select exists (select 1 from zones)');
    const isEmpty = !rows[0]?.exists;
    if (isEmpty) await build(client, { now, pastOrders, log });
    if (isEmpty) await client.query('analyze');
    await client.query('commit');
    return isEmpty;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

async function build(client: pg.PoolClient, { now, pastOrders, log }: Required<SeedOptions>): Promise<void> {
  log(`Imagining ${STORES.length} stores and ${pastOrders.toLocaleString('en')} orders of the last ninety days.`);
  const menu = STORES.flatMap((store) => menuOf(store, products, categories));
  const customers = seededCustomers();
  const history = writeHistory({ now, count: pastOrders, customers, menus: menusOf(menu, now) });
  const reviews = writeReviews(history.orders);
  const tallies = tallyHistory(history.orders, reviews, now);

  log('Filling the catalogue.');
  await loadSettings(client);
  const city = await loadPlaces(client, now);
  const catalogue = await loadCatalogue(client, city, now);
  const stores = await loadStores(client, city, tallies.stores, now);
  const references = { city, catalogue, stores };
  const forCampaigns = await loadCampaigns(client, references, menu, now);
  const items = [...menu, ...forCampaigns].map((item) => ({ ...item, tally: tallyOf(tallies.items, item.slug) }));
  const ids = await loadItems(client, references, items, now);
  await loadPastPrices(client, items, ids.items, now);
  await loadFlashSales(client, references, menu, ids.items, now);
  await loadPromotions(client, references, menu, ids.items, now);
  await client.query('select refresh_search_words()');

  log('Remembering the past.');
  const people = {
    coupons: await loadCoupons(client, references, now),
    customers: await loadCustomers(client, customers, now),
    guests: await loadGuests(client, history.guestCount),
    couriers: await loadCouriers(client, city, tallies.couriers, now),
  };
  const past = { ...ids, ...people, city, stores, parcelCategories: catalogue.parcelCategories };
  await withoutTriggers(client, async () => {
    await loadHistory(client, past, history.orders, history.parcels);
    await loadReviews(client, past, reviews);
  });
  await client.query('select recount_histories(), recount_orders(), recount_wishes()');
  await loadDemoAccounts(client, past, customers, history.orders, now);
}

/** Returns the items that each store could have sold, in the form of the pricing rules, without prescription items. */
function menusOf(menu: readonly MenuItem[], now: Date): Map<string, Offered[]> {
  const discountsSince = daysFrom(now, -20);
  const offered = menu
    .filter(({ product }) => !product.prescription)
    .map((item): Offered => ({ item, sellable: sellableOf(item, discountsSince) }));
  return Map.groupBy(offered, ({ item }) => item.store.key);
}
