/** Tabs of the stores section: popular first, by rating, by date of opening (store-01). */
export const STORE_TABS = ['popular', 'top_rated', 'new'] as const;
export type StoreTab = (typeof STORE_TABS)[number];

/** How a store hands over (store-02). The canonical values; others are read by `parseDeliveryType`. */
export const DELIVERY_TYPES = ['all', 'delivery', 'take_away'] as const;
export type DeliveryType = (typeof DELIVERY_TYPES)[number];

/** Kinds of stores to look for (store-03). */
export const STORE_KINDS = ['all', 'newly_joined', 'popular', 'top_rated'] as const;
export type StoreKind = (typeof STORE_KINDS)[number];

/**
 * Reads a delivery type by any of its names: `home` is delivery, `takeaway` is take_away (store-10).
 * @example parseDeliveryType('home') // 'delivery'
 */
export function parseDeliveryType(value: unknown): DeliveryType | undefined {
  if (value === 'home') return 'delivery';
  if (value === 'takeaway') return 'take_away';
  return DELIVERY_TYPES.find((type) => type === value);
}
