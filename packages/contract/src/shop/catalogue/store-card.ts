import Type, { type Static } from 'typebox';
import {
  Count,
  DateTime,
  Exact,
  Flag,
  Hue,
  Id,
  Kilometres,
  Latitude,
  Longitude,
  ModuleType,
  Money,
  Nullable,
  OneOf,
  Rating,
  Slug,
  Text,
  Url,
} from '../../fields.ts';
import { DistanceSource } from '../place.ts';

/**
 * Input of delivery price and time. Screens predict with `deliveryFee` and `etaWindow` the values of the quote.
 * `charge_rounding` is the step that the fee is rounded to, half up. `load` holds the quantiles of real ÷ planned duration at this store.
 */
export const DeliveryTerms = Exact({
  base_charge: Money,
  per_km_charge: Money,
  minimum_charge: Money,
  maximum_charge: Nullable(Money),
  surge: Type.Number({ minimum: 1, maximum: 10, description: 'Factor while the zone is busy; 1 is calm.' }),
  surge_reason: Nullable(Text),
  free_delivery: Type.Boolean({ description: 'The store pays for delivery.' }),
  free_delivery_over: Nullable(Money),
  charge_rounding: Money,
  preparation_minutes: Count,
  load: Exact({ early: Type.Number(), late: Type.Number(), latest: Type.Number() }),
});

/** A store's discount on everything it sells; `discount` is in percent. */
export const StoreDiscount = Exact({
  discount: Type.Number({ minimum: 0, maximum: 100 }),
  discount_type: OneOf('percent'),
  min_purchase: Money,
  max_discount: Nullable(Money),
  start_date: DateTime,
  end_date: DateTime,
});

/** Fields of a store on cards and pages. `distance` is in kilometres, as a delivery is charged, and null while no point is known. */
const storeFields = {
  id: Id,
  slug: Slug,
  name: Text,
  address: Text,
  logo_full_url: Nullable(Url),
  cover_photo_full_url: Nullable(Url),
  tile_hue: Hue,
  module_id: Id,
  module_type: ModuleType,
  zone_id: Id,
  latitude: Latitude,
  longitude: Longitude,
  lat: Latitude,
  lng: Longitude,
  total_items: Count,
  featured: Flag,
  veg: Flag,
  non_veg: Flag,
  avg_rating: Rating,
  rating_count: Count,
  distance: Nullable(Kilometres),
  distance_source: Nullable(DistanceSource),
  delivery_time: Text,
  free_delivery: Type.Boolean(),
  delivery: Type.Boolean(),
  take_away: Type.Boolean(),
  schedule_order: Type.Boolean(),
  active: Type.Boolean({ description: 'Taking orders at all; false while the store paused itself.' }),
  timezone: Text,
  open: Type.Boolean({ description: 'Active and inside its hours now.' }),
  closing_at: Nullable(DateTime),
  next_opening_at: Nullable(DateTime),
  minimum_order: Money,
  delivery_terms: DeliveryTerms,
  on_time_percent: Nullable(Type.Number({ minimum: 0, maximum: 100 })),
  discount: Nullable(StoreDiscount),
  has_coupon: Type.Boolean(),
  created_at: DateTime,
};

/** Preview of a store's items on its card. */
export const StoreItemPreview = Exact({
  id: Id,
  slug: Slug,
  name: Text,
  price: Money,
  discounted_price: Money,
  image_full_url: Nullable(Url),
  tile_hue: Hue,
});

/** A store in lists (entity-29). */
export const StoreCard = Exact({ ...storeFields, items: Type.Array(StoreItemPreview) });
export type StoreCard = Static<typeof StoreCard>;

/** A store's name and picture, for cart, orders and chat. */
export const StoreSummary = Exact({
  id: Id,
  slug: Slug,
  name: Text,
  logo_full_url: Nullable(Url),
  module_id: Id,
  module_type: ModuleType,
  zone_id: Id,
});
export type StoreSummary = Static<typeof StoreSummary>;
