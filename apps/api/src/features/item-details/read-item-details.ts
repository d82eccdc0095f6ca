import { sql } from 'kysely';
import type { ItemDetails } from '@bozor/contract/shop/catalogue/item-details.ts';
import { API } from '@bozor/contract/shop/routes.ts';
import { toJsonAmount } from '@bozor/domain/money/json-amount.ts';
import type { Minor } from '@bozor/domain/money/minor.ts';
import type { Api } from '../../platform/api.ts';
import { refuse } from '../../platform/http/problem.ts';
import type { Locale } from '@bozor/domain/words/locale.ts';
import type { Scope } from '../../platform/http/scope.ts';
import { mediaUrl } from '../../platform/media/media-url.ts';
import { inLocale, type Localized } from '../../platform/settings/localized.ts';
import { loadStore } from '../stores/load-stores.ts';
import { itemByAddress } from '../items/item-by-address.ts';
import { loadItem } from '../items/load-items.ts';
import { readItemFacts } from './item-facts.ts';

const NEW_FOR_MS = 60 * 24 * 60 * 60_000;

/** Details of one item by id or slug. Items of other zones are found too, so that shared links open. */
export async function readItemDetails(
  api: Api,
  scope: Scope,
  idOrSlug: string,
  { isCampaign }: { isCampaign: boolean },
): Promise<ItemDetails> {
  const page = itemByAddress(idOrSlug, { isCampaign });
  const now = api.adapters.clock.now();
  const settings = await api.settings.read();
  const reading = { locale: scope.locale, now, digits: settings.digit_after_decimal_point, settings, scope };
  const [item, facts, store] = await Promise.all([
    loadItem(api.db, page, reading),
    readItemFacts(api.db, page, reading),
    loadStore(api.db, sql`select store_id as id, 1 as rank from (${page}) item`, reading),
  ]);
  if (!item || !store || !facts) throw refuse(API.items.details, 'item-not-found');
  const images = [...new Set([item.row.image, ...facts.images].filter((image): image is string => image !== null))];
  return {
    ...item.card,
    ...item.choices,
    untranslated: facts.untranslated,
    quantity: item.row.stock ?? 0,
    zone_name: store.row.zone_name,
    images_full_url: images.map((image) => mediaUrl(image)),
    nutritions_name: words(facts.nutrition, scope.locale),
    allergies_name: facts.allergens ?? [],
    option_allergies: facts.option_allergens.map(({ name, allergens }) => ({ name, allergies_name: allergens })),
    tags: facts.tags,
    wishlist_count: facts.wishlist_count,
    is_new: now.getTime() - facts.created_at.getTime() < NEW_FOR_MS,
    brand: facts.brand,
    conditions: facts.conditions,
    price_history: facts.prices.map(({ day, price_minor }) => ({
      day,
      price: toJsonAmount(price_minor as Minor, reading.digits),
    })),
    store: {
      id: store.card.id,
      slug: store.card.slug,
      name: store.card.name,
      logo_full_url: store.card.logo_full_url,
      zone_id: store.card.zone_id,
      latitude: store.card.latitude,
      longitude: store.card.longitude,
      open: store.card.open,
      closing_at: store.card.closing_at,
      next_opening_at: store.card.next_opening_at,
      minimum_order: store.card.minimum_order,
      delivery_time: store.card.delivery_time,
      delivery: store.card.delivery,
      take_away: store.card.take_away,
      delivery_terms: store.card.delivery_terms,
      tax_percent: store.row.tax_percent,
      tax_included: store.row.tax_included,
      reviews_on: store.row.reviews_enabled ? 1 : 0,
    },
  };
}

function words(list: readonly Localized[], locale: Locale): string[] {
  return list.map((word) => inLocale(word, locale));
}
