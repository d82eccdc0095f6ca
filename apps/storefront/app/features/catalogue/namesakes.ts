import { groupedBy } from '../../platform/grouped-by.ts';
import type { ItemCard } from '@bozor/contract/shop/catalogue/item-card.ts';

/** Ids of the items of a list that share their name with an item of another store: only the store's name tells them apart. */
export function namesakesIn(items: readonly Pick<ItemCard, 'id' | 'name' | 'store_id'>[]): ReadonlySet<number> {
  const storesOf = groupedBy(items, ({ name }) => name);
  return new Set(
    items.filter(({ name, store_id }) => storesOf.get(name)!.some((other) => other.store_id !== store_id)).map(({ id }) => id),
  );
}
