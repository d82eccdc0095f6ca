/** Tabs of the stores section: popular first, by rating, by date of opening (store-01). */
export const STORE_TABS = ['popular', 'top_rated', 'new'] as const;
export type StoreTab = (typeof STORE_TABS)[number];

/** How a store hands over (store-02). The canonical values; others are read by `parseDeliveryType`. */
export const DELIVERY_TYPES = ['all', 'delivery', 'take_away'] as const;
export type DeliveryType = (typeof DELIVERY_TYPES)[number];

/** Kinds of stores to look for (store-03). */
export const STORE_KINDS = ['all', 'newly_joined', 'popular', 'top_rated'] as const;
export type StoreKind = (typeof STORE_KINDS)[number];

/** Page sizes (store-05). */
export const STORE_PAGE_SIZE = 12;
export const FEATURED_STORE_PAGE_SIZE = 20;

/** What a tab compares; `createdAtMs` in ms since 1970. */
export interface RankedStore {
  readonly id: number;
  readonly avgRating: number;
  readonly orderCount: number;
  readonly createdAtMs: number;
}

/**
 * Reads a delivery type by any of its names: `home` is delivery, `takeaway` is take_away (store-10).
 * @example parseDeliveryType('home') // 'delivery'
 */
export function parseDeliveryType(value: unknown): DeliveryType | undefined {
  if (value === 'home') return 'delivery';
  if (value === 'takeaway') return 'take_away';
  return DELIVERY_TYPES.find((type) => type === value);
}

/**
 * The order of stores in a tab: by orders, by rating, by opening, always the greatest first; equals by id (store-01).
 * @example stores.toSorted(byTab('top_rated'))
 */
export function byTab(tab: StoreTab): (one: RankedStore, other: RankedStore) => number {
  const rank = rankOf(tab);
  return (one, other) => rank(other) - rank(one) || one.id - other.id;
}

function rankOf(tab: StoreTab): (store: RankedStore) => number {
  switch (tab) {
    case 'popular':
      return (store) => store.orderCount;
    case 'top_rated':
      return (store) => store.avgRating;
    case 'new':
      return (store) => store.createdAtMs;
  }
}
