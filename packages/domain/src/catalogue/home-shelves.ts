import type { ModuleType } from './module-type.ts';

/** Sections of home pages that list items; `flash` is the panel of the running sale. */
export type ItemShelf = 'flash' | 'popular' | 'discounted' | 'best-reviewed' | 'recommended' | 'new' | 'featured' | 'condition';

/** Sections of home pages that list stores. `stores` is the list of all that are left. */
export type StoreShelf = 'top-offers' | 'featured' | 'latest' | 'stores';

/** Item sections of each module's home page from top to bottom, each with the number of items it shows. */
export const ITEM_SHELVES: Readonly<Record<ModuleType, readonly (readonly [ItemShelf, number])[]>> = {
  food: [
    ['discounted', 15],
    ['best-reviewed', 12],
    ['featured', 20],
  ],
  grocery: [
    ['flash', 15],
    ['popular', 18],
    ['discounted', 15],
    ['best-reviewed', 12],
    ['recommended', 15],
    ['new', 10],
    ['featured', 20],
  ],
  pharmacy: [
    ['best-reviewed', 12],
    ['condition', 20],
  ],
  ecommerce: [
    ['flash', 15],
    ['popular', 18],
    ['discounted', 15],
    ['best-reviewed', 12],
    ['new', 10],
    ['featured', 20],
  ],
  parcel: [],
};

/** Store sections of each module's home page from top to bottom. */
export const STORE_SHELVES: Readonly<Record<ModuleType, readonly StoreShelf[]>> = {
  food: ['top-offers', 'latest', 'stores'],
  grocery: ['stores'],
  pharmacy: ['top-offers', 'featured', 'stores'],
  ecommerce: [],
  parcel: [],
};

/** Stores in a row of the home page: few, since the list of all stores has those that no row shows. */
export const STORES_IN_A_ROW = 4;

/** A section with fewer items is left out. */
export const LEAST_ON_SHELF = 4;

/** Products and stores that the sections above already show. A product of the same name in another store counts as shown. */
export interface Shown {
  readonly ids: ReadonlySet<number>;
  readonly names: ReadonlySet<string>;
}

export const NOTHING_SHOWN: Shown = { ids: new Set(), names: new Set() };

/**
 * Returns the first `limit` candidates that are not shown yet, each name once; none where fewer than `least` are left.
 * @example unshown([milk, bread], { shown: { ids: new Set([milk.id]), names: new Set() }, limit: 2, least: 1 }) // [bread]
 */
export function unshown<Row extends { readonly id: number; readonly name: string }>(
  candidates: readonly Row[],
  { shown, limit, least = LEAST_ON_SHELF }: { readonly shown: Shown; readonly limit: number; readonly least?: number },
): readonly Row[] {
  const names = new Set(shown.names);
  const fresh = candidates.filter(({ id, name }) => {
    const isFresh = !shown.ids.has(id) && !names.has(name);
    names.add(name);
    return isFresh;
  });
  return fresh.length < least ? [] : fresh.slice(0, limit);
}

/** Adds the rows of a section to what is shown. */
export function alsoShown({ ids, names }: Shown, rows: readonly { readonly id: number; readonly name: string }[]): Shown {
  return { ids: new Set([...ids, ...rows.map(({ id }) => id)]), names: new Set([...names, ...rows.map(({ name }) => name)]) };
}
