import Type, { type Static, type TProperties } from 'typebox';
import {
  Clock,
  Count,
  DateTime,
  DiscountType,
  Exact,
  Flag,
  Hue,
  Id,
  ModuleType,
  Money,
  Nullable,
  OneOf,
  Rating,
  Slug,
  Text,
  Url,
} from '../../fields.ts';
import { AddOn, ChoiceOption, FoodVariation, Variation } from './item-options.ts';

/** Chip of a card: how much less one piece really costs. The pricing rule chooses the discount: the best one for the customer. */
export const DiscountChip = Exact({
  source: OneOf('flash_sale', 'restaurant', 'store', 'item'),
  discount: Money,
  discount_type: DiscountType,
});

/** Price of one kilogram, litre or piece. `{ amount: 14900, per: 'l' }` */
export const UnitPrice = Exact({ amount: Money, per: OneOf('kg', 'l', 'pcs') });

/** Net content of one piece, which cards show as "900 g". `{ amount: 0.9, per: 'kg' }` */
export const Measure = Exact({ amount: Type.Number({ minimum: 0 }), per: OneOf('kg', 'l', 'pcs') });

/** Flash sale of an item; progress is sold / stock × 100. */
export const FlashState = Exact({
  flash_sale_id: Id,
  start_date: DateTime,
  end_date: DateTime,
  discount: Money,
  discount_type: DiscountType,
  sold: Count,
  stock: Count,
  available_stock: Count,
});

/** Availability of an item. `available` refers to now; outside its hours `schedule_order` still admits it to the cart. */
const availability = {
  available: Type.Boolean(),
  available_time_starts: Nullable(Clock),
  available_time_ends: Nullable(Clock),
  next_available_at: Nullable(DateTime),
  schedule_order: Type.Boolean(),
  available_date_starts: Nullable(DateTime),
  available_date_ends: Nullable(DateTime),
};

/** Fields of an item in every form: cards, details, cart lines. `price` is the base price before any discount. */
export const itemFields = {
  id: Id,
  slug: Slug,
  name: Text,
  description: Text,
  store_id: Id,
  store_name: Text,
  store_slug: Slug,
  module_id: Id,
  module_type: ModuleType,
  module: Exact({ id: Id, module_type: ModuleType }),
  zone_id: Id,
  price: Money,
  discount: Money,
  discount_type: DiscountType,
  store_discount: Type.Number({ minimum: 0, maximum: 100, description: 'Percent that the store takes off now; 0 when none.' }),
  restaurant_discount: Type.Number({ minimum: 0, maximum: 100, description: 'The same, as the food module names it.' }),
  discounted_price: Money,
  /** The struck-out price: the lowest of the thirty days before the reduction began, at most `price`; null where nothing fell. */
  reference_price: Nullable(Money),
  discount_chip: Nullable(DiscountChip),
  price_range: Nullable(Exact({ min: Money, max: Money })),
  unit_type: Nullable(Text),
  /** Goods that are sold by weight cost what they weigh; `price` is for `measure`. */
  sold_by: OneOf('piece', 'weight'),
  measure: Nullable(Measure),
  unit_price: Nullable(UnitPrice),
  /** Lowest price in the thirty days before the current reduction began; null without one, and where the item was not sold before. */
  lowest_price_30_days: Nullable(Money),
  stock: Nullable(Count),
  available_stock: Nullable(Count),
  maximum_cart_quantity: Nullable(Count),
  has_variations: Type.Boolean(),
  ...availability,
  organic: Flag,
  recommended: Flag,
  veg: Nullable(Flag),
  is_halal: Flag,
  halal_tag_status: Flag,
  is_prescription_required: Flag,
  /** False means that the store did not state them, which is not the same as none. */
  allergens_stated: Type.Boolean(),
  is_campaign: Type.Boolean(),
  flash: Nullable(FlashState),
  avg_rating: Rating,
  rating_count: Count,
  category_ids: Type.Array(Exact({ id: Id, name: Text, slug: Slug })),
  image_full_url: Nullable(Url),
  image: Nullable(Url),
  tile_hue: Hue,
};

/** The fields of an item that its card does not show (entity-04). */
const wholeFields = Exact({
  variations: Type.Array(Variation),
  choice_options: Type.Array(ChoiceOption),
  food_variations: Type.Array(FoodVariation),
  add_ons: Type.Array(AddOn),
  addons: Type.Array(AddOn),
  generic_name: Type.Array(Text),
  quantity: Count,
  zone_name: Text,
  images_full_url: Type.Array(Url),
  nutritions_name: Type.Array(Text),
  allergies_name: Type.Array(Text),
  tags: Type.Array(Text),
  wishlist_count: Count,
});
export type WholeItemFields = Static<typeof wholeFields>;

/** An item of a reply with these fields. Whole replies fill in the other fields of an item, which the shop's own pages go without. */
export function withWholeFields<const P extends TProperties>(fields: P) {
  const others = Type.Partial(wholeFields).properties;
  const all = { ...others, ...fields } as Omit<typeof others, keyof P> & P;
  return Type.Object(all, { 'additionalProperties': false, 'x-whole-item': true });
}

/**
 * An item in lists and rows. `stock` is null where it does not count (food), `veg` where it does not apply. The shop's own pages ask for
 * cards (`X-reply-shape: page`), which lack the fields of `wholeFields`.
 */
export const ItemCard = withWholeFields(itemFields);
export type ItemCard = Static<typeof ItemCard>;
