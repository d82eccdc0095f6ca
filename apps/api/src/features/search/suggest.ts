import { sql } from 'kysely';
import type { ReplyOf } from '@bozor/contract/endpoint.ts';
import type { API } from '@bozor/contract/routes.ts';
import type { ItemCard } from '@bozor/contract/item-card.ts';
import type { StoreCard } from '@bozor/contract/store-card.ts';
import type { Api } from '../../platform/api.ts';
import type { Scope } from '../../platform/http/scope.ts';
import { readWords } from '../../platform/search/word-query.ts';
import { itemsById, modulesOf } from '../items/list-items.ts';
import { storesById } from '../stores/list-stores.ts';
import { findFittingNames, findStores } from './store.ts';

type Suggestions = ReplyOf<typeof API.search.suggestions>;

const MOST_ITEMS = 7;
const MOST_STORES = 4;

/** What is being typed may be the name of: different items and stores of these names, the best fitting and most ordered first. */
export async function suggest(api: Api, scope: Scope, typed: string): Promise<Suggestions> {
  const words = await readWords(api.db, typed);
  if (!words) return { items: [], stores: [] };
  const shelf = { zoneIds: scope.zoneIds, moduleIds: await modulesOf(api, scope), offset: 1 };
  const item = sql`i.search`;
  const store = sql`s.search`;
  const [items, stores] = await Promise.all([
    findFittingNames(api.db, { ...shelf, limit: MOST_ITEMS, where: words.finds(item), fit: words.fit(item) }, api.adapters.clock.now()),
    findStores(api.db, {
      ...shelf,
      limit: MOST_STORES,
      where: words.names(store),
      order: sql`${words.fit(store)} desc, s.order_count desc, s.id`,
    }),
  ]);
  const [cards, storeCards] = await Promise.all([itemsById(api, scope, items.ids), storesById(api, scope, stores.ids)]);
  return { items: items.ids.flatMap((id) => cards.get(id) ?? []).map(itemSuggestion), stores: storeCards.map(storeSuggestion) };
}

function itemSuggestion(item: ItemCard): Suggestions['items'][number] {
  const {
    id,
    slug,
    name,
    store_id,
    store_name,
    module_id,
    module_type,
    price,
    discounted_price,
    has_variations,
    image_full_url,
    tile_hue,
  } = item;
  return {
    id,
    slug,
    name,
    store_id,
    store_name,
    module_id,
    module_type,
    price,
    discounted_price,
    has_variations,
    image_full_url,
    tile_hue,
  };
}

function storeSuggestion(store: StoreCard): Suggestions['stores'][number] {
  const { id, slug, name, module_id, module_type, zone_id, logo_full_url, avg_rating, rating_count, open } = store;
  return { id, slug, name, module_id, module_type, zone_id, logo_full_url, avg_rating, rating_count, open };
}
