import { REPORT_REASONS } from '@bozor/domain/stores/review-answers.ts';
import Type, { type Static } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { CLAMPED, DateTime, Exact, Id, Nullable, OneOf, requiredText, Stars, Text, Url, Written } from '../fields.ts';
import { reviewNotFound } from '../refusals.ts';
import { store } from './access.ts';

const reviewFields = {
  id: Id,
  store: Text,
  rating: Stars,
  comment: Text,
  /** First name and an initial. */
  customer_name: Text,
  item_name: Text,
  images_full_url: Type.Array(Url),
  created_at: DateTime,
  reply: Nullable(Text),
};
const Report = { reason: OneOf(...REPORT_REASONS), note: Nullable(Text), at: DateTime };

const StoreReview = Exact({
  ...reviewFields,
  /** Until when the reply may be changed; null: there is none, or it is final. */
  reply_changes_until: Nullable(DateTime),
  /** The store's report; `kept` with the operator's reason. */
  report: Nullable(Exact({ ...Report, is_kept: Type.Boolean(), answer: Nullable(Text) })),
});
export type StoreReview = Static<typeof StoreReview>;

/** A review that a store reported, as the operator sees it. */
export const ReportedReview = Exact({ ...reviewFields, report: Exact(Report) });
export type ReportedReview = Static<typeof ReportedReview>;

export const REVIEWS_A_PAGE = 20;
const act = {
  tag: 'Reviews',
  rate: 'write',
  method: 'POST',
  dependsOn: 'language',
  access: store('reviews.answer'),
  params: Exact({ review: Id }),
  reply: StoreReview,
} as const;

/** Reviews of a store's items, and what its people do with them. */
export const reviews = {
  list: endpoint({
    method: 'GET',
    path: '/store/reviews',
    summary: 'Reviews of the store, the newest first, twenty at a time',
    tag: 'Reviews',
    access: store('reviews.see'),
    rate: 'browse',
    dependsOn: 'language',
    query: Exact({
      show: Type.Optional(OneOf('unanswered')),
      stars: Type.Optional(Type.Unsafe<1 | 2 | 3 | 4 | 5>({ type: 'integer', minimum: 1, maximum: 5, ...CLAMPED })),
      before: Type.Optional(Type.Unsafe<number>({ ...Id, description: 'The last review of the page before.' })),
    }),
    reply: Exact({ reviews: Type.Array(StoreReview), next: Nullable(Id) }),
  }),
  answer: endpoint({
    ...act,
    path: '/store/reviews/{review}/reply',
    summary: 'Reply once, for everybody to read; it may be changed for a quarter of an hour',
    body: Exact({ reply: requiredText(Written(1000)) }),
    problems: {
      ...reviewNotFound,
      'reply-required': { status: 422, message: 'Write a reply.' },
      'reply-final': { status: 409, message: 'A reply can be changed for 15 minutes. This one is final.' },
    },
  }),
  report: endpoint({
    ...act,
    path: '/store/reviews/{review}/report',
    summary: 'Report a review to the operator, once',
    body: Exact({ reason: OneOf(...REPORT_REASONS), note: Type.Optional(Written(500, 'Words for the operator.')) }),
    problems: reviewNotFound,
  }),
};
