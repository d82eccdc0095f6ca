/** Freshness of data in milliseconds, from the specification (part 1). */
export const STALE_MS = {
  categories: 5 * 60_000,
  featuredCategories: 8 * 60_000,
  banners: 5 * 60_000,
  search: 300_000,
  popularItems: 300_000,
  commonConditions: 480_000,
  cashback: 10_000,
} as const;
