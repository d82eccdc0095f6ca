import { randomFrom, type Random } from '../random.ts';
import { commentsFor, COURIER_COMMENTS, STORE_REPLIES } from './comments.ts';
import type { PastOrder } from './past-order.ts';

interface PastReview {
  readonly order: PastOrder;
  readonly slug: string;
  readonly rating: number;
  readonly comment: string;
  readonly reply: string | null;
  readonly writtenAtMs: number;
}

interface PastCourierReview {
  readonly order: PastOrder;
  readonly rating: number;
  readonly comment: string;
  readonly writtenAtMs: number;
}

export interface PastReviews {
  readonly ofItems: readonly PastReview[];
  readonly ofCouriers: readonly PastCourierReview[];
}

const HOUR_MS = 3_600_000;
const SHARE_THAT_REVIEWS = 0.5;
const SHARE_LET_DOWN = 0.025;
const COURIERS_QUALITY = 4.6;

/** Reviews by customers whose order was delivered. The last order of each customer is not reviewed yet. */
export function writeReviews(orders: readonly PastOrder[]): PastReviews {
  const random = randomFrom('reviews');
  const delivered = orders.filter(({ buyer, outcome }) => buyer.kind === 'customer' && outcome === 'delivered');
  const lastOf = new Map(delivered.map((order) => [order.buyer.at, order.id]));
  const reviewed = delivered.filter((order) => lastOf.get(order.buyer.at) !== order.id && random.chance(SHARE_THAT_REVIEWS));
  return {
    ofItems: reviewed.filter(({ store }) => !store.reviewsOff).flatMap((order) => itemReviews(random, order)),
    ofCouriers: reviewed
      .filter(({ transitions }) => transitions.some(({ to }) => to === 'picked_up') && random.chance(0.5))
      .map((order) => {
        const rating = drawRating(random, COURIERS_QUALITY);
        const comment = rating >= 4 && random.chance(0.5) ? random.one(COURIER_COMMENTS) : '';
        return { order, rating, comment, writtenAtMs: arrivedAtMs(order) + HOUR_MS };
      }),
  };
}

function itemReviews(random: Random, order: PastOrder): PastReview[] {
  return random.some(order.lines, random.chance(0.3) ? 2 : 1).map(({ offered }) => {
    const rating = drawRating(random, order.store.quality);
    return {
      order,
      slug: offered.item.slug,
      rating,
      comment: random.chance(0.8) ? random.one(commentsFor(rating, order.store.module)) : '',
      reply: random.chance(0.12) ? random.one(STORE_REPLIES) : null,
      writtenAtMs: arrivedAtMs(order) + random.whole(1, 28) * HOUR_MS,
    };
  });
}

function arrivedAtMs({ transitions, placedAtMs }: PastOrder): number {
  return transitions.find(({ to }) => to === 'delivered')?.atMs ?? placedAtMs;
}

/** Varies around the quality: 4.8 gets mostly fives, 4.1 gets every number of stars. */
function drawRating(random: Random, quality: number): number {
  if (random.chance(SHARE_LET_DOWN)) return random.whole(1, 2);
  const spread = 5.3 - quality;
  return Math.max(1, Math.min(5, Math.round(quality + 0.25 + (random.next() + random.next() - 1) * spread * 1.9)));
}
