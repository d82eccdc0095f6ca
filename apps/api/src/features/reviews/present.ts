import type { Static } from 'typebox';
import type { RatingSummary, Review } from '@bozor/contract/shop/catalogue/store-details.ts';
import { mediaUrl } from '../../platform/media/media-url.ts';
import type { ReviewRow, Stars } from './store.ts';

/** Presents a review to the public. The author is a first name and an initial, or `nobody` once the account is deleted. */
export function presentReview(row: ReviewRow, nobody: string): Review {
  return {
    id: row.id,
    rating: row.rating,
    comment: row.comment,
    customer_name: [row.f_name, row.l_name && `${String.fromCodePoint(row.l_name.codePointAt(0)!)}.`].filter(Boolean).join(' ') || nobody,
    item_id: row.item_id,
    item_name: row.item_name,
    images_full_url: row.images.map((image) => mediaUrl(image)),
    reply: row.reply,
    created_at: row.created_at.toISOString(),
  };
}

/** Distribution of the stars, five first, and their average to two digits. */
export function summaryOf(spread: Stars): Static<typeof RatingSummary> {
  const stars = ([5, 4, 3, 2, 1] as const).map((rating) => ({ rating, count: spread[rating - 1] ?? 0 }));
  const count = stars.reduce((sum, each) => sum + each.count, 0);
  const sum = stars.reduce((total, each) => total + each.rating * each.count, 0);
  return { avg_rating: count === 0 ? 0 : Math.round((sum * 100) / count) / 100, rating_count: count, stars };
}
