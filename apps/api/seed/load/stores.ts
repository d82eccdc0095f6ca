import type { PoolClient } from 'pg';
import { tallyOf, type Tally } from '../history/tally.ts';
import { categories } from '../products/categories.ts';
import type { LocalizedText } from '../products/product-seed.ts';
import { DEMO_SETTINGS } from '../settings/settings.ts';
import { WEEKLY_HOURS } from '../stores/hours.ts';
import { storeAddress, storePoint } from '../stores/location.ts';
import { signFile } from '../stores/signs.ts';
import { STORES } from '../stores/stores.ts';
import type { StoreSeed } from '../stores/store-seed.ts';
import { demoFile, demoPicture } from './demo-media.ts';
import { daysFrom } from './days.ts';
import { idOf, insertKeyed, insertRows } from './insert.ts';
import type { CityIds } from './places.ts';
import { searchTexts, SEARCH_VECTOR, spelled } from './spelling.ts';

const OLDEST_STORE_DAYS = 420;
const MOST_CATEGORIES_NAMED = 4;

/** +998 71 000 xx xx, which is not assigned to anyone. */
const FIRST_STORE_PHONE = 998_710_001_000;

export async function loadStores(
  client: PoolClient,
  city: CityIds,
  tallies: ReadonlyMap<string, Tally>,
  now: Date,
): Promise<Map<string, number>> {
  const ids = await insertKeyed(
    client,
    'stores',
    STORES.map((store, at) => ({ key: store.key, ...storeRow(store, at, city, now), ...counters(tallyOf(tallies, store.key)) })),
    SEARCH_VECTOR,
  );
  await insertRows(
    client,
    'store_hours',
    STORES.flatMap((store) =>
      WEEKLY_HOURS[store.hours].map(({ weekday, opensAtMinute, closesAtMinute }) => ({
        store_id: idOf(ids, store.key),
        weekday,
        opens_at_minute: opensAtMinute,
        closes_at_minute: closesAtMinute,
      })),
    ),
  );
  await insertRows(
    client,
    'store_discounts',
    STORES.flatMap(({ key, discount }) =>
      discount
        ? {
            store_id: idOf(ids, key),
            percent: discount.percent,
            min_purchase_minor: discount.minimumPurchase,
            max_discount_minor: discount.cap,
            starts_at: daysFrom(now, -20),
            ends_at: daysFrom(now, 60),
          }
        : [],
    ),
  );
  return ids;
}

function counters({ orderCount, ratingSum, ratingCount }: Tally): Record<string, number> {
  return { order_count: orderCount, rating_sum: ratingSum, rating_count: ratingCount };
}

function storeRow(store: StoreSeed, at: number, city: CityIds, now: Date): Record<string, unknown> {
  const { lat, lng } = storePoint(store);
  const isFood = store.module === 'food';
  return {
    module_id: idOf(city.modules, store.module),
    zone_id: idOf(city.zones, store.zone),
    slug: store.key,
    name: spelled(store.name),
    description: spelled(whatItSells(store)),
    announcement: store.announcement ? spelled(store.announcement) : null,
    address: spelled(storeAddress(store)),
    phone: `+${FIRST_STORE_PHONE + at}`,
    email: `${store.key}@bozor.example`,
    logo: demoFile(signFile(store)),
    cover: demoPicture(store.cover),
    hue: store.hue,
    lat,
    lng,
    timezone: DEMO_SETTINGS.timezone,
    tax_percent: store.tax?.percent ?? 0,
    tax_included: store.tax?.included ?? false,
    minimum_order_minor: store.minimumOrder ?? 0,
    delivers: store.serves !== 'take_away',
    take_away: store.serves !== 'delivery',
    free_delivery: store.freeDelivery ?? false,
    prescription_order: store.module === 'pharmacy',
    cutlery: isFood,
    reviews_enabled: !store.reviewsOff,
    halal_tag: isFood,
    non_veg: isFood && !store.onlyVeg,
    featured: store.featured ?? false,
    prep_minutes_min: store.prep[0],
    prep_minutes_max: store.prep[1],
    created_at: daysFrom(now, -(store.joinedDaysAgo ?? OLDEST_STORE_DAYS - at)),
    ...searchTexts({ names: [store.name], tags: categoryNamesOf(store), descriptions: [storeAddress(store)] }),
  };
}

function categoryNamesOf(store: StoreSeed): LocalizedText[] {
  return store.categories.flatMap((category) => categories.find(({ key }) => key === category)?.name ?? []);
}

/** 'Plov · Soups and noodles · Samsa and manti': its first categories. */
function whatItSells(store: StoreSeed): LocalizedText {
  const names = categoryNamesOf(store).slice(0, MOST_CATEGORIES_NAMED);
  const inLanguage = (language: keyof LocalizedText): string => names.map((name) => name[language]).join(' · ');
  return { en: inLanguage('en'), uz: inLanguage('uz'), ru: inLanguage('ru'), ar: inLanguage('ar') };
}
