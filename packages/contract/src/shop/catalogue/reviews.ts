import Type from 'typebox';
import { endpoint } from '../../endpoint.ts';
import { Exact, Id, ListOf, MessageReply, Nullable, OrderId, page, Stars, Text, Url, Written } from '../../fields.ts';
import { REVIEW_PICTURES } from '../../files.ts';
import { itemNotFound, orderNotFound, pictureRefused } from '../../refusals.ts';
import { RatingSummary, Review } from './store-details.ts';

const reviewRefused = {
  ...orderNotFound,
  'not-delivered-yet': { status: 409, message: 'You can review after the order is delivered.' },
  'already-reviewed': { status: 409, message: 'You have already reviewed this.' },
  'reviews-off': { status: 404, message: 'this store is not having any review plan' },
} as const;

const own = { tag: 'Reviews', access: 'customer', rate: 'write' } as const;

export const reviews = {
  ofItem: endpoint({
    method: 'GET',
    path: '/items/reviews/{id}',
    summary: 'Reviews of an item, newest first',
    tag: 'Reviews',
    access: 'anyone',
    rate: 'browse',
    params: Exact({ id: Id }),
    query: Exact(page()),
    reply: ListOf('reviews', Review, { summary: RatingSummary }),
    problems: itemNotFound,
    cacheSeconds: 30,
    dependsOn: 'language',
  }),
  submit: endpoint({
    ...own,
    method: 'POST',
    path: '/items/reviews/submit',
    summary: 'Review an item of a delivered order',
    bodyType: 'multipart',
    files: { 'attachment[]': REVIEW_PICTURES },
    body: Exact({ order_id: OrderId, item_id: Id, rating: Stars, comment: Type.Optional(Written(1000)) }),
    reply: MessageReply,
    problems: { ...reviewRefused, ...itemNotFound, ...pictureRefused },
  }),
  submitCourier: endpoint({
    ...own,
    method: 'POST',
    path: '/delivery-man/reviews/submit',
    summary: 'Review who delivered an order',
    body: Exact({ order_id: OrderId, delivery_man_id: Id, rating: Stars, comment: Type.Optional(Written(1000)) }),
    reply: MessageReply,
    problems: { ...reviewRefused, 'courier-not-of-order': { status: 404, message: 'This person did not deliver the order.' } },
  }),
  reminder: endpoint({
    ...own,
    rate: 'browse',
    method: 'GET',
    path: '/customer/review-reminder',
    summary: 'The last delivered order that waits for a review',
    dependsOn: 'language',
    reply: Exact({ order_id: Nullable(OrderId), images: Type.Array(Url), store_name: Nullable(Text) }),
  }),
  cancelReminder: endpoint({
    ...own,
    method: 'GET',
    path: '/customer/review-reminder-cancel',
    summary: 'Do not ask again about an order',
    query: Exact({ order_id: OrderId }),
    reply: MessageReply,
    problems: orderNotFound,
  }),
};
