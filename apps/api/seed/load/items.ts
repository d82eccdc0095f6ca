import type { PoolClient } from 'pg';
import type { ProductSeed } from '../products/product-seed.ts';
import { tags } from '../products/tags.ts';
import { minuteOf } from '../stores/hours.ts';
import { daysFrom } from './days.ts';
import { demoPicture } from './demo-media.ts';
import { idOf, insertKeyed, insertRows } from './insert.ts';
import { loadChoices, type ChoiceIds } from './item-choices.ts';
import type { ItemToLoad, ReferenceIds } from './item-to-load.ts';
import { searchTexts, SEARCH_VECTOR, spelled, spelledName } from './spelling.ts';

export interface ItemIds extends ChoiceIds {
  /** By slug. */
  readonly items: ReadonlyMap<string, number>;
}

/** Inserts all items at once, so that rows shared within a store (add-ons, tags) are inserted once. */
export async function loadItems(client: PoolClient, references: ReferenceIds, items: readonly ItemToLoad[], now: Date): Promise<ItemIds> {
  const ids = await insertKeyed(
    client,
    'items',
    items.map((item) => ({ key: item.slug, ...itemRow(item, references, now) })),
    SEARCH_VECTOR,
  );
  const choices = await loadChoices(client, references, ids, items);
  await loadTags(client, ids, items);
  await insertRows(
    client,
    'item_conditions',
    items.flatMap(({ slug, product }) =>
      (product.conditions ?? []).map((condition) => ({
        item_id: idOf(ids, slug),
        condition_id: idOf(references.catalogue.conditions, condition),
      })),
    ),
  );
  return { ...choices, items: ids };
}

function itemRow(item: ItemToLoad, { city, catalogue, stores }: ReferenceIds, now: Date): Record<string, unknown> {
  const { product, store, campaign } = item;
  return {
    store_id: idOf(stores, store.key),
    zone_id: idOf(city.zones, store.zone),
    module_id: idOf(city.modules, store.module),
    category_id: idOf(catalogue.categories, product.category),
    brand_id: product.brand ? idOf(catalogue.brands, product.brand) : null,
    slug: item.slug,
    name: spelled(product.name),
    description: spelled(product.description),
    price_minor: item.priceMinor,
    discount: item.discount,
    discount_type: item.discountType,
    unit: product.unit,
    sold_by: product.soldBy ?? 'piece',
    measure_amount: product.measure?.amount ?? null,
    measure_per: product.measure?.per ?? null,
    maximum_cart_quantity: product.maximumCartQuantity ?? null,
    available_from_minute: product.window ? minuteOf(product.window.from) : null,
    available_until_minute: product.window ? minuteOf(product.window.to) : null,
    campaign_id: campaign?.id ?? null,
    available_from: campaign?.from ?? null,
    available_until: campaign?.until ?? null,
    organic: product.organic ?? false,
    recommended: item.recommended,
    veg: product.veg ?? null,
    is_halal: product.halal ?? false,
    is_prescription_required: product.prescription ?? false,
    nutrition: (product.nutrition ?? []).map(spelled),
    allergens: Array.isArray(product.allergens) ? product.allergens : null,
    generic_names: product.genericNames ?? [],
    choice_options: choiceOptions(product),
    image: demoPicture(product.picture),
    images: (product.morePictures ?? []).map(demoPicture),
    hue: product.hue,
    position: item.position,
    order_count: item.tally.orderCount,
    popularity: item.tally.popularity,
    rating_sum: item.tally.ratingSum,
    rating_count: item.tally.ratingCount,
    created_at: daysFrom(now, -item.addedDaysAgo),
    ...searchTextsOf(product),
  };
}

/** Ten stores sell one product, so its search keys are computed once. */
const searchTextsBefore = new WeakMap<ProductSeed, ReturnType<typeof searchTexts>>();

function searchTextsOf(product: ProductSeed): ReturnType<typeof searchTexts> {
  const known = searchTextsBefore.get(product);
  if (known) return known;
  const fresh = searchTexts({
    names: [product.name, ...(product.genericNames ?? [])],
    tags: product.tags.flatMap((tag) => tags[tag] ?? tag),
    descriptions: [product.description],
  });
  searchTextsBefore.set(product, fresh);
  return fresh;
}

function choiceOptions(product: ProductSeed): object[] {
  return (product.choiceOptions ?? []).map(({ title, options }) => ({
    title: spelled(title),
    options: options.map((option) => (typeof option === 'string' ? spelledName(option) : spelled(option))),
  }));
}

async function loadTags(client: PoolClient, ids: ReadonlyMap<string, number>, items: readonly ItemToLoad[]): Promise<void> {
  const used = [...new Set(items.flatMap((item) => item.product.tags))].sort();
  const tagIds = await insertKeyed(
    client,
    'tags',
    used.map((tag) => ({ key: tag, name: tags[tag] ? spelled(tags[tag]) : spelledName(tag) })),
  );
  await insertRows(
    client,
    'item_tags',
    items.flatMap(({ slug, product }) => product.tags.map((tag) => ({ item_id: idOf(ids, slug), tag_id: idOf(tagIds, tag) }))),
  );
}
