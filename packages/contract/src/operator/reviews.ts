import Type from 'typebox';
import { endpoint } from '../endpoint.ts';
import { Count, Exact, Id, requiredText, Written } from '../fields.ts';
import { reviewNotFound } from '../refusals.ts';
import { ReportedReview } from '../store/reviews.ts';
import { operator } from './access.ts';

/** Reviews that stores reported. */
export const reviews = {
  reported: endpoint({
    method: 'GET',
    path: '/operator/reviews/reported',
    summary: 'Reported reviews that wait for an answer, the oldest first; at most fifty',
    tag: 'Reviews',
    access: operator('reviews.hide'),
    rate: 'browse',
    dependsOn: 'language',
    reply: Exact({ total: Count, reviews: Type.Array(ReportedReview) }),
  }),
  decide: endpoint({
    method: 'POST',
    path: '/operator/reviews/{review}/decide',
    summary: 'Keep a reported review, or take it out of sight, with a reason; the first answer counts',
    tag: 'Reviews',
    access: operator('reviews.hide'),
    rate: 'write',
    params: Exact({ review: Id }),
    body: Exact({ is_hidden: Type.Boolean(), note: requiredText(Written(500)) }),
    reply: Exact({ is_hidden: Type.Boolean() }),
    problems: { ...reviewNotFound, 'note-required': { status: 422, message: 'Write a note.' } },
  }),
};
