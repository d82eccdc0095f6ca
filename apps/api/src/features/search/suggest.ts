import { sql } from 'kysely';
import type { ReplyOf } from '@bozor/contract/endpoint.ts';
import type { API } from '@bozor/contract/shop/routes.ts';
import type { Api } from '../../platform/api.ts';
import type { CatalogueScope } from '../../platform/db/zone-page.ts';
import type { Scope } from '../../platform/http/scope.ts';
import { readWords, type WordQuery } from '../../platform/search/word-query.ts';
import { itemsById, modulesOf } from '../items/list-items.ts';
import { storesById } from '../stores/list-stores.ts';
import { matchingWords } from './item-words.ts';
import { suggestCategories } from './suggest-categories.ts';
import { findCommonNames, findFittingNames, findStores, type Found } from './store.ts';

type Suggestions = ReplyOf<typeof API.search.suggestions>;

const MOST_ITEMS = 7;
const MOST_STORES = 4;

/** Suggestions for typed text: categories, items and stores with distinct matching names, best match first, then by popularity. */
export async function suggest(api: Api, scope: Scope, typed: string): Promise<Suggestions> {
  const catalogue = { zoneIds: scope.zoneIds, moduleIds: await modulesOf(api, scope) };
  const [words, categories] = await Promise.all([
    readWords(api.db, typed, catalogue.moduleIds),
    suggestCategories(api, scope, catalogue, typed),
  ]);
  if (!words) return { items: [], stores: [], categories };
  const [items, stores] = await Promise.all([
    suggestedItems(api, catalogue, typed, words),
    findStores(api.db, {
      ...catalogue,
      limit: MOST_STORES,
      offset: 1,
      where: words.names('s', catalogue),
      order: sql`${words.fit('s')} desc, s.order_count desc, s.id`,
    }),
  ]);
  const [cards, storeCards] = await Promise.all([itemsById(api, scope, items.ids), storesById(api, scope, stores.ids)]);
  return {
    items: items.ids.flatMap((id) => cards.get(id) ?? []).map((card) => part(card, OF_ITEM)),
    stores: storeCards.map((card) => part(card, OF_STORE)),
    categories,
  };
}

async function suggestedItems(api: Api, catalogue: CatalogueScope, typed: string, words: WordQuery): Promise<Found> {
  const search = {
    ...catalogue,
    limit: MOST_ITEMS,
    offset: 1,
    where: matchingWords(words, catalogue),
    fit: words.fit('i'),
    typed,
    now: api.adapters.clock.now(),
  };
  const common = words.initials !== undefined ? await findCommonNames(api.db, search) : undefined;
  return common?.ids.length === MOST_ITEMS ? common : findFittingNames(api.db, search);
}

/** Fields of a card that a suggestion shows. */
const OF_ITEM = [
  'id',
  'slug',
  'name',
  'store_id',
  'store_name',
  'module_id',
  'module_type',
  'price',
  'discounted_price',
  'has_variations',
  'image_full_url',
  'tile_hue',
] as const;
const OF_STORE = [
  'id',
  'slug',
  'name',
  'module_id',
  'module_type',
  'zone_id',
  'logo_full_url',
  'avg_rating',
  'rating_count',
  'open',
] as const;

function part<Card extends object, Name extends keyof Card>(card: Card, names: readonly Name[]): Pick<Card, Name> {
  return Object.fromEntries(names.map((name) => [name, card[name]])) as Pick<Card, Name>;
}
