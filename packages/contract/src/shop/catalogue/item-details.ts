import Type, { type Static } from 'typebox';
import { Count, DateTime, Day, Exact, Flag, Id, Latitude, Longitude, Money, Nullable, OneOf, Slug, Text, Url } from '../../fields.ts';
import { itemFields } from './item-card.ts';
import { DeliveryTerms, StoreDiscount } from './store-card.ts';

/** A combination of choice options: `type` joins the chosen labels with '-', `price` replaces the base price. `Black-128 GB` */
export const Variation = Exact({ type: Text, price: Money, stock: Nullable(Count) });

/** A choice of an item outside food: its question and the answers. */
export const ChoiceOption = Exact({ name: Text, title: Text, options: Type.Array(Text) });

/** A group of options of a food item; option prices add to the base price. */
export const FoodVariation = Exact({
  name: Text,
  type: OneOf('single', 'multi'),
  required: OneOf('on', 'off'),
  min: Count,
  max: Count,
  values: Type.Array(Exact({ label: Text, optionPrice: Money, isSelected: Type.Boolean() })),
});

/** An add-on of an item; its price × quantity is never discounted. */
export const AddOn = Exact({ id: Id, store_id: Id, name: Text, price: Money, quantity: Count });

/** Options of an item, for the detail screens and the cart line's dialog. */
export const optionFields = {
  variations: Type.Array(Variation),
  choice_options: Type.Array(ChoiceOption),
  food_variations: Type.Array(FoodVariation),
  add_ons: Type.Array(AddOn),
  addons: Type.Array(AddOn),
  generic_name: Type.Array(Text),
  /** The store's whole discount, of which a card has only the percentage. The basket may be below its minimum. */
  store_discount_terms: Nullable(StoreDiscount),
  utc_offset_minutes: Type.Integer(),
};

/** Price of one piece of an item on one day, after its best discount. */
export const PricePoint = Exact({ day: Day, price: Money });

/** An item with everything that its screen shows. */
export const ItemDetails = Exact({
  ...itemFields,
  ...optionFields,
  quantity: Count,
  zone_name: Text,
  images_full_url: Type.Array(Url),
  nutritions_name: Type.Array(Text),
  allergies_name: Type.Array(Text),
  tags: Type.Array(Text),
  wishlist_count: Count,
  is_new: Type.Boolean({ description: 'Sold for less than two months.' }),
  brand: Nullable(Exact({ id: Id, name: Text, slug: Slug })),
  conditions: Type.Array(Exact({ id: Id, name: Text })),
  price_history: Type.Array(PricePoint),
  store: Exact({
    id: Id,
    slug: Slug,
    name: Text,
    logo_full_url: Nullable(Url),
    zone_id: Id,
    latitude: Latitude,
    longitude: Longitude,
    open: Type.Boolean(),
    closing_at: Nullable(DateTime),
    next_opening_at: Nullable(DateTime),
    minimum_order: Money,
    delivery_time: Text,
    delivery: Type.Boolean(),
    take_away: Type.Boolean(),
    delivery_terms: DeliveryTerms,
    reviews_on: Flag,
  }),
});
export type ItemDetails = Static<typeof ItemDetails>;
