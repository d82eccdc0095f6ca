import Type, { type Static } from 'typebox';
import { Clock, Count, DateTime, Exact, Flag, Id, Money, Nullable, Rating, Slug, Stars, Text, Untranslated, Url } from '../../fields.ts';
import { StoreCard } from './store-card.ts';

/** Hours of one day; 1 is Monday, 7 Sunday. A day may have several; a `closing_time` not after the opening is on the next day. */
export const Schedule = Exact({ day: Type.Integer({ minimum: 1, maximum: 7 }), opening_time: Clock, closing_time: Clock });

/** A holiday or other closure, which overrides the opening hours. */
export const Closure = Exact({ starts_at: DateTime, ends_at: DateTime, reason: Nullable(Text) });

/** A section of the store's menu. */
export const StoreCategory = Exact({ id: Id, name: Text, slug: Slug, image_full_url: Nullable(Url), products_count: Count });

/** A store with everything that its page shows (entity-29). */
export const StoreDetails = Exact({
  ...StoreCard.properties,
  description: Text,
  untranslated: Untranslated('name', 'description', 'announcement', 'address'),
  phone: Nullable(Text),
  email: Nullable(Text),
  zone_name: Text,
  schedules: Type.Array(Schedule),
  closures: Type.Array(Closure),
  categories: Type.Array(StoreCategory),
  announcement: Nullable(Text),
  reviews_on: Flag,
  prescription_order: Flag,
  cutlery: Flag,
  tax_percent: Type.Number({ minimum: 0, maximum: 100 }),
  tax_included: Type.Boolean(),
  packaging_charge: Money,
  slot_minutes: Count,
});
export type StoreDetails = Static<typeof StoreDetails>;

/** Distribution of the stars, and the head of the review list. */
export const RatingSummary = Exact({
  avg_rating: Rating,
  rating_count: Count,
  stars: Type.Array(Exact({ rating: Stars, count: Count })),
});

/** A published review of an item or, without one, of the store. */
export const Review = Exact({
  id: Id,
  rating: Stars,
  comment: Text,
  customer_name: Text,
  item_id: Nullable(Id),
  item_name: Nullable(Text),
  images_full_url: Type.Array(Url),
  reply: Nullable(Text),
  created_at: DateTime,
});
export type Review = Static<typeof Review>;
