import { describe, expect, it } from 'vitest';
import { highlightsReducer, shownFigures, NO_HIGHLIGHTS, type Highlights, type HighlightsEvent } from './highlights.ts';

const film = (id: number) => ({ id, add_type: 'video_promotion' as const });
const picture = (id: number) => ({ id, add_type: 'store_promotion' as const });
const shown = (...ads: readonly ReturnType<typeof film | typeof picture>[]): HighlightsEvent => ({ type: 'shown', ads, mayStart: true });
const after = (...events: readonly HighlightsEvent[]): Highlights => events.reduce(highlightsReducer, NO_HIGHLIGHTS);

describe('the films among the highlights', () => {
  it('begin when they come into sight [ads-03]', () => {
    expect(after(shown(picture(1), picture(2))).playing).toBeUndefined();
    expect(after(shown(picture(1), film(2))).playing).toBe(2);
  });

  it('run one at a time: a second takes the place of the first [ads-02]', () => {
    expect(after(shown(film(1), film(2))).playing).toBe(1);
    expect(after(shown(film(1), film(2)), { type: 'played', id: 2 }).playing).toBe(2);
  });

  it('are not begun again while they stay in sight [ads-03]', () => {
    const done = [shown(film(1), picture(2)), { type: 'ended' }] as const;
    expect(after(...done)).toEqual({ playing: undefined, ended: 1 });
    expect(after(...done, shown(film(1), picture(3))).playing).toBeUndefined();
    expect(after(...done, shown(picture(2)), shown(film(1))).playing).toBe(1);
  });

  it('give way to the next one in sight [ads-02]', () => {
    expect(after(shown(film(1), film(2)), { type: 'ended' }, shown(film(1), film(2))).playing).toBe(2);
  });

  it('run on while they are seen, and stop when they are not', () => {
    expect(after(shown(picture(1), film(2)), shown(film(2), film(3))).playing).toBe(2);
    expect(after(shown(film(2)), shown(picture(3))).playing).toBeUndefined();
  });

  it('wait for a hand when the reader paused or wants less motion', () => {
    const still: HighlightsEvent = { type: 'shown', ads: [film(1)], mayStart: false };
    expect(after(still).playing).toBeUndefined();
    expect(after(still, { type: 'played', id: 1 }).playing).toBe(1);
    expect(after(shown(film(1)), { type: 'paused' }, shown(film(1))).playing).toBeUndefined();
  });
});

describe('the figures of an ad', () => {
  const loved = { average_rating: 4.5, reviews_comments_count: 12 };

  it.each([
    [1, 1, { rating: 4.5, reviews: 12 }],
    [1, 0, { rating: 4.5, reviews: undefined }],
    [0, 1, { rating: undefined, reviews: 12 }],
    [0, 0, { rating: undefined, reviews: undefined }],
  ] as const)('are shown where their switches are on: stars %i, reviews %i [ads-04]', (is_rating_active, is_review_active, shown) => {
    expect(shownFigures({ ...loved, is_rating_active, is_review_active })).toEqual(shown);
  });

  it('show no reviews where there are none', () => {
    expect(
      shownFigures({ average_rating: 0, reviews_comments_count: 0, is_rating_active: 1, is_review_active: 1 }).reviews,
    ).toBeUndefined();
  });
});
