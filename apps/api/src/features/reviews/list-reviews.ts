import type { ReplyOf } from '@bozor/contract/endpoint.ts';
import type { API } from '@bozor/contract/shop/routes.ts';
import type { Api } from '../../platform/api.ts';
import type { Scope } from '../../platform/http/scope.ts';
import { presentReview, summaryOf } from './present.ts';
import { readReviews, readStars, type Reviewed } from './store.ts';

interface Page {
  readonly limit: number;
  readonly offset: number;
}

/**
 * A page of the reviews of an item or of a store's items, newest first, with the distribution of stars. Undefined for an unknown item or
 * store.
 */
export async function listReviews(
  api: Api,
  { locale }: Scope,
  of: Reviewed,
  { limit, offset }: Page,
): Promise<ReplyOf<typeof API.reviews.ofItem> | undefined> {
  const stars = await readStars(api.db, of);
  if (!stars) return undefined;
  const summary = summaryOf(stars);
  const total = summary.rating_count;
  const rows = await readReviews(api.db, of, { total, limit, offset }, locale);
  const nobody = api.words.translate(locale, 'Former customer');
  return { total_size: total, limit, offset, reviews: rows.map((row) => presentReview(row, nobody)), summary };
}
