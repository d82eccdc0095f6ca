import type { PoolClient } from 'pg';
import { addOns } from '../products/add-ons.ts';
import { storePrice } from '../stores/menu.ts';
import { idOf, insertKeyed, insertRows } from './insert.ts';
import type { ItemToLoad, ReferenceIds } from './item-to-load.ts';
import { spelled } from './spelling.ts';

export interface ChoiceIds {
  /** By `slug type`. */
  readonly variations: ReadonlyMap<string, number>;
  /** By `store add-on`, both as keys. */
  readonly addOns: ReadonlyMap<string, number>;
}

/** Inserts the options of items: variations and their stock, groups of options, add-ons. */
export async function loadChoices(
  client: PoolClient,
  references: ReferenceIds,
  ids: ReadonlyMap<string, number>,
  items: readonly ItemToLoad[],
): Promise<ChoiceIds> {
  const variations = await loadVariations(client, ids, items);
  await loadFoodVariations(client, ids, items);
  return { variations, addOns: await loadAddOns(client, references, ids, items) };
}

async function loadVariations(
  client: PoolClient,
  ids: ReadonlyMap<string, number>,
  items: readonly ItemToLoad[],
): Promise<Map<string, number>> {
  const rows = items.flatMap(({ slug, variations }) =>
    variations.map(({ type, priceMinor, stock }, position) => ({
      key: `${slug} ${type}`,
      item_id: idOf(ids, slug),
      type,
      price_minor: priceMinor,
      position,
      stock,
    })),
  );
  const variationIds = await insertKeyed(client, 'item_variations', rows, { raw: ['stock'] });
  const ofItems = items.flatMap(({ slug, stock, variations }) =>
    variations.length === 0 ? { item_id: idOf(ids, slug), variation_id: 0, stock } : [],
  );
  const ofVariations = rows.map(({ key, item_id, stock }) => ({ item_id, variation_id: idOf(variationIds, key), stock }));
  await insertRows(client, 'item_stock', [...ofItems, ...ofVariations]);
  return variationIds;
}

/** In a required single group the first option is preselected. */
async function loadFoodVariations(client: PoolClient, ids: ReadonlyMap<string, number>, items: readonly ItemToLoad[]): Promise<void> {
  const groups = items.flatMap(({ slug, store, product }) =>
    (product.foodVariations ?? []).map((group, position) => ({
      row: {
        key: `${slug} ${group.name.en}`,
        item_id: idOf(ids, slug),
        name: spelled(group.name),
        type: group.type,
        required: group.required,
        min: group.min,
        max: group.max,
        position,
      },
      values: group.values.map(({ label, price, allergens = null }, at) => ({
        label: spelled(label),
        option_price_minor: price > 0 ? storePrice(store, price) : 0,
        allergens,
        is_selected: group.required && group.type === 'single' && at === 0,
        position: at,
      })),
    })),
  );
  const groupIds = await insertKeyed(
    client,
    'food_variation_groups',
    groups.map(({ row }) => row),
  );
  await insertRows(
    client,
    'food_variation_values',
    groups.flatMap(({ row, values }) => values.map((value) => ({ group_id: idOf(groupIds, row.key), ...value }))),
  );
}

/** A store has one copy of an add-on for all its dishes. */
async function loadAddOns(
  client: PoolClient,
  { stores }: ReferenceIds,
  ids: ReadonlyMap<string, number>,
  items: readonly ItemToLoad[],
): Promise<Map<string, number>> {
  const wanted = items.flatMap((item) =>
    (item.product.addOns ?? []).map((addOn, position) => ({ item, addOn, position, key: `${item.store.key} ${addOn}` })),
  );
  const first = new Map(wanted.toReversed().map((each) => [each.key, each]));
  const addOnIds = await insertKeyed(
    client,
    'add_ons',
    [...first.values()].reverse().map(({ key, item, addOn }) => {
      const seed = addOnByKey(addOn);
      const price_minor = storePrice(item.store, seed.price);
      const { name, allergens = [] } = seed;
      return { key, store_id: idOf(stores, item.store.key), name: spelled(name), price_minor, allergens, position: addOns.indexOf(seed) };
    }),
  );
  await insertRows(
    client,
    'item_add_ons',
    wanted.map(({ key, item, position }) => ({
      item_id: idOf(ids, item.slug),
      add_on_id: idOf(addOnIds, key),
      store_id: idOf(stores, item.store.key),
      position,
    })),
  );
  return addOnIds;
}

export function addOnByKey(key: string): (typeof addOns)[number] {
  const addOn = addOns.find((candidate) => candidate.key === key);
  if (!addOn) throw new Error(`No add-on is called ${key}`);
  return addOn;
}
