/** Bounds and smallest width of the price range, in whole units of the currency (list-20). */
export const PRICE_FILTER_BOUNDS = { from: 0, to: 100_000_000, gap: 1 } as const;

/**
 * Normalises a price range: whole units within the bounds, the ends at least `gap` apart (list-20). Where the ends are the wrong way round,
 * the one that was just `changed` holds and the other one opens; without one they are swapped.
 * @example readPriceFilter(5000, 5000) // { from: 5000, to: 5001 }
 * @example readPriceFilter(9000, 5000, 'from') // { from: 9000, to: 100_000_000 }
 */
export function readPriceFilter(from: number, to: number, changed?: 'from' | 'to'): { readonly from: number; readonly to: number } {
  if (from > to && changed === 'from') return readPriceFilter(from, PRICE_FILTER_BOUNDS.to);
  if (from > to && changed === 'to') return readPriceFilter(PRICE_FILTER_BOUNDS.from, to);
  const least = clamp(Math.floor(Math.min(from, to)), PRICE_FILTER_BOUNDS.from, PRICE_FILTER_BOUNDS.to - PRICE_FILTER_BOUNDS.gap);
  return { from: least, to: clamp(Math.ceil(Math.max(from, to)), least + PRICE_FILTER_BOUNDS.gap, PRICE_FILTER_BOUNDS.to) };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, Number.isFinite(value) ? value : least));
}
