import type { ReplyOf } from '@bozor/contract/endpoint.ts';
import type { API } from '@bozor/contract/shop/routes.ts';

export type Ad = ReplyOf<API['promotions']['advertisements']>['ads'][number];

/** The film that is playing and the one that has just ended, at most one of each. The slider stands still while a film plays. */
export interface Highlights {
  readonly playing: number | undefined;
  readonly ended: number | undefined;
}

export const NO_HIGHLIGHTS: Highlights = { playing: undefined, ended: undefined };

export type HighlightsEvent =
  /** The slider settled on these ads. `mayStart` is false when the customer paused it or prefers reduced motion. */
  | { readonly type: 'shown'; readonly ads: readonly Pick<Ad, 'id' | 'add_type'>[]; readonly mayStart: boolean }
  | { readonly type: 'played'; readonly id: number }
  | { readonly type: 'paused' }
  | { readonly type: 'ended' };

/**
 * Next state of the films. A film that comes into view starts once, one started by hand replaces the current one, one that leaves the view
 * stops.
 */
export function highlightsReducer(now: Highlights, event: HighlightsEvent): Highlights {
  switch (event.type) {
    case 'shown': {
      const isShown = (id: number | undefined) => event.ads.some((ad) => ad.id === id);
      const ended = isShown(now.ended) ? now.ended : undefined;
      if (isShown(now.playing)) return { playing: now.playing, ended };
      const next = event.ads.find((ad) => ad.add_type === 'video_promotion' && ad.id !== ended);
      return { playing: event.mayStart ? next?.id : undefined, ended };
    }
    case 'played':
      return { playing: event.id, ended: undefined };
    case 'paused':
      return { playing: undefined, ended: now.playing };
    case 'ended':
      return { playing: undefined, ended: now.playing };
  }
}

/** Rating and review count of an ad, each only where the store enables it. */
export function shownFigures(ad: Pick<Ad, 'is_rating_active' | 'is_review_active' | 'average_rating' | 'reviews_comments_count'>): {
  readonly rating: number | undefined;
  readonly reviews: number | undefined;
} {
  return {
    rating: ad.is_rating_active === 1 ? ad.average_rating : undefined,
    reviews: ad.is_review_active === 1 && ad.reviews_comments_count > 0 ? ad.reviews_comments_count : undefined,
  };
}
