import type { Filter, Sort } from '@bozor/domain/catalogue/listing.ts';
import { text } from '@bozor/web/i18n/text.ts';
import type { DietaryLabel } from './listing-state.ts';

export const FILTER_WORDS: Readonly<Record<Filter, string>> = {
  currently_open: text('Open now'),
  top_rated: text('Top Rated'),
  discounted: text('Discounted'),
  popular: text('Popular'),
  free_delivery: text('Free delivery'),
  coupon: text('Coupon'),
};

export const SORT_WORDS: Readonly<Record<Sort, string>> = {
  default: text('Default'),
  fast_delivery: text('Fast delivery'),
  nearby: text('Nearby'),
  high: text('Price: high to low'),
  low: text('Price: low to high'),
  unit_price: text('Price per kg or litre'),
  a_to_z: text('A to Z'),
  z_to_a: text('Z to A'),
};

export const DIETARY_LABEL_TEXTS: Readonly<Record<DietaryLabel, string>> = { halal: text('Halal'), veg: text('Vegetarian') };

/** Minimum rating in stars; 0 for any. */
export const STAR_STEPS = [0, 3, 4, 4.5] as const;
