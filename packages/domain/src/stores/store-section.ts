/** Tabs of the stores section and their order: popularity, rating, opening date (store-01). */
export const STORE_TABS = ['popular', 'top_rated', 'new'] as const;
export type StoreTab = (typeof STORE_TABS)[number];

/** Canonical delivery types of a store (store-02). `parseDeliveryType` accepts their aliases. */
export const DELIVERY_TYPES = ['all', 'delivery', 'take_away'] as const;
export type DeliveryType = (typeof DELIVERY_TYPES)[number];

/** Kinds of store to filter by (store-03). */
export const STORE_KINDS = ['all', 'newly_joined', 'popular', 'top_rated'] as const;
export type StoreKind = (typeof STORE_KINDS)[number];

/**
 * Parses a delivery type, including its aliases: `home` is delivery, `takeaway` is take_away (store-10). `undefined` for anything else.
 * @example parseDeliveryType('home') // 'delivery'
 */
export function parseDeliveryType(value: unknown): DeliveryType | undefined {
  if (value === 'home') return 'delivery';
  if (value === 'takeaway') return 'take_away';
  return DELIVERY_TYPES.find((type) => type === value);
}
