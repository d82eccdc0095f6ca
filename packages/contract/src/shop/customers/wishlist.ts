import Type from 'typebox';
import { endpoint } from '../../endpoint.ts';
import { Exact, Id, InEnvelope, ListOf, MessageReply, page } from '../../fields.ts';
import { ItemCard } from '../catalogue/item-card.ts';
import { itemNotFound, storeNotFound } from '../../refusals.ts';
import { StoreCard } from '../catalogue/store-card.ts';

const own = { tag: 'Wishlist', access: 'customer', rate: 'write' } as const;
const oneOfBoth = Exact({ item_id: Type.Optional(Id), store_id: Type.Optional(Id) });
const nothingNamed = { 'wish-nothing-named': { status: 422, message: 'Name an item or a store.' } } as const;

export const wishlist = {
  list: endpoint({
    ...own,
    rate: 'browse',
    method: 'GET',
    path: '/customer/wish-list',
    summary: 'Favourite items and stores',
    reply: InEnvelope(Exact({ items: Type.Array(ItemCard), stores: Type.Array(StoreCard) }), 'items'),
  }),
  add: endpoint({
    ...own,
    method: 'POST',
    path: '/customer/wish-list/add',
    summary: 'Add an item or a store',
    body: oneOfBoth,
    reply: MessageReply,
    problems: { ...itemNotFound, ...storeNotFound, ...nothingNamed },
  }),
  remove: endpoint({
    ...own,
    method: 'DELETE',
    path: '/customer/wish-list/remove',
    summary: 'Remove an item or a store',
    query: oneOfBoth,
    reply: MessageReply,
    problems: nothingNamed,
  }),
  visitAgain: endpoint({
    ...own,
    rate: 'browse',
    method: 'GET',
    path: '/customer/visit-again',
    summary: 'Stores this customer ordered from',
    query: Exact(page(12)),
    reply: ListOf('stores', StoreCard),
  }),
};
