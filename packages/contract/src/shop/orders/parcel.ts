import Type, { type Static } from 'typebox';
import { endpoint } from '../../endpoint.ts';
import { Exact, Hue, Id, ListOf, Money, Nullable, page, Slug, Text, Url } from '../../fields.ts';

/** A category of parcel and its price per kilometre. */
export const ParcelCategory = Exact({
  id: Id,
  slug: Slug,
  name: Text,
  description: Text,
  image_full_url: Nullable(Url),
  tile_hue: Hue,
  parcel_per_km_shipping_charge: Money,
  parcel_minimum_shipping_charge: Money,
});
export type ParcelCategory = Static<typeof ParcelCategory>;

const show = { method: 'GET', tag: 'Parcel', access: 'anyone', rate: 'browse', cacheSeconds: 300, dependsOn: 'language' } as const;

export const parcel = {
  categories: endpoint({
    ...show,
    path: '/parcel-category',
    summary: 'Parcel categories',
    dependsOn: 'zones',
    reply: Type.Array(ParcelCategory),
  }),
  instructions: endpoint({
    ...show,
    path: '/customer/order/parcel-instructions',
    summary: 'Instructions for the courier to choose from',
    query: Exact(page(50)),
    reply: ListOf('instructions', Exact({ id: Id, instruction: Text })),
  }),
};
