import type { ReplyOf } from '@bozor/contract/endpoint.ts';
import type { API } from '@bozor/contract/shop/routes.ts';
import type { Api } from '../../platform/api.ts';
import type { Scope } from '../../platform/http/scope.ts';
import { presentReview, summaryOf } from './present.ts';
import { readReviews, readStars, type Reviewed } from './store.ts';

type Query = Reviewed & { readonly limit: number; readonly offset: number };

/** One page of what people said of an item or of a store's items, newest first, under how the stars are spread. */
export async function listReviews(api: Api, { locale }: Scope, query: Query): Promise<ReplyOf<typeof API.reviews.ofItem>> {
  const [rows, stars] = await Promise.all([readReviews(api.db, query, locale), readStars(api.db, query)]);
  const summary = summaryOf(stars);
  const nobody = api.words.say(locale, 'Former customer');
  const reviews = rows.map((row) => presentReview(row, nobody));
  return { total_size: summary.rating_count, limit: query.limit, offset: query.offset, reviews, summary };
}
