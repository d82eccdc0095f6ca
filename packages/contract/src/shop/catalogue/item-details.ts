import Type, { type Static } from 'typebox';
import {
  Count,
  DateTime,
  Day,
  Exact,
  Flag,
  Id,
  Latitude,
  Longitude,
  Money,
  Nullable,
  Slug,
  Text,
  Untranslated,
  Url,
} from '../../fields.ts';
import { itemFields } from './item-card.ts';
import { AddOn, ChoiceOption, FoodVariation, Variation } from './item-options.ts';
import { DeliveryTerms, StoreDiscount } from './store-card.ts';

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
  timezone: Text,
};

/** Price of one piece of an item on one day, after its best discount. */
export const PricePoint = Exact({ day: Day, price: Money });

/** An item with everything that its screen shows. */
export const ItemDetails = Exact({
  ...itemFields,
  ...optionFields,
  untranslated: Untranslated('name', 'description'),
  quantity: Count,
  zone_name: Text,
  images_full_url: Type.Array(Url),
  nutritions_name: Type.Array(Text),
  allergies_name: Type.Array(Text),
  /** Options and add-ons that contain allergens; null where the store states none of an add-on. `allergies_name` is of the dish itself. */
  option_allergies: Type.Array(Exact({ name: Text, allergies_name: Nullable(Type.Array(Text)) })),
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
    tax_percent: Type.Number({ minimum: 0, maximum: 100 }),
    tax_included: Type.Boolean({ description: 'Whether prices contain the tax; if not, it is added to the order.' }),
    reviews_on: Flag,
  }),
});
export type ItemDetails = Static<typeof ItemDetails>;
