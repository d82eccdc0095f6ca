import Type, { type Static } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { Count, DateTime, Exact, Hue, Id, Nullable, OneOf, Text, Url, Written } from '../fields.ts';
import { itemNotFound } from '../refusals.ts';
import { store } from './access.ts';

/** An item of the store as its people see it. `withdrawn` was taken out by the operator or by whoever keeps the catalogue. */
const MenuItem = Exact({
  id: Id,
  name: Text,
  store: Text,
  image_full_url: Nullable(Url),
  tile_hue: Hue,
  state: OneOf('on', 'off', 'withdrawn'),
  /** When it comes back; null: when somebody puts it back. */
  off_until: Nullable(DateTime),
});
export type MenuItem = Static<typeof MenuItem>;

const act = {
  tag: 'Menu',
  rate: 'write',
  method: 'POST',
  access: store('items.pause'),
  params: Exact({ item: Id }),
  reply: MenuItem,
  problems: itemNotFound,
} as const;

/** Items that a store sells now. Its people take an item off, and it comes back by itself. */
export const menu = {
  list: endpoint({
    method: 'GET',
    path: '/store/items',
    summary: 'Items of the store by name, those that are off first',
    tag: 'Menu',
    access: store('items.see'),
    rate: 'search',
    dependsOn: 'language',
    query: Exact({
      name: Type.Optional(Written(100, 'A part of the name, in any language.')),
      state: Type.Optional(OneOf('off')),
    }),
    reply: Exact({
      now: DateTime,
      items: Type.Array(MenuItem),
      /** Of all that fit; at most a hundred are in the list. */
      total: Count,
    }),
  }),
  takeOff: endpoint({
    ...act,
    path: '/store/items/{item}/off',
    summary: 'Take an item off: for today (until the store opens on a later day), until a time, or for good',
    body: Exact({ lasts: OneOf('today', 'until', 'for_good'), until: Type.Optional(DateTime) }),
    problems: {
      ...itemNotFound,
      'item-withdrawn': { status: 409, message: 'This item is not sold at all.' },
      'time-passed': { status: 422, message: 'Choose a later time.' },
    },
  }),
  putBack: endpoint({ ...act, path: '/store/items/{item}/on', summary: 'Put an item back that was taken off' }),
};
