import type { Minor } from '../money/minor.ts';
import { priceLines } from './price-line.ts';
import type { PricedLine } from './price-line.ts';
import type { ResolvedLine } from './resolve-line.ts';

/** A line whose pieces cost more after one piece is added somewhere in the basket. */
export interface DearerLine {
  /** Position of the line in the basket. */
  readonly index: number;
  /** Price of each of its pieces then. */
  readonly pieceMinor: Minor;
}

/**
 * Returns the lines that get dearer per piece if the line at `index` gets one piece more: where the cap of the store's discount or the
 * pieces of a flash sale end. Empty almost always. It is said before the piece is added.
 * `priced` is what `priceLines` returns for the lines.
 * @example dearerWithOneMore([fiveOfAFlashSale], priced, 0, nowMs) // [{ index: 0, pieceMinor: 12000 }]
 */
export function dearerWithOneMore(
  lines: readonly ResolvedLine[],
  priced: readonly PricedLine[],
  index: number,
  nowMs: number,
): DearerLine[] {
  if (!priced.some(({ discount }) => discount?.source === 'flash_sale' || discount?.source === 'store')) return [];
  const more = lines.map((line, at) => (at === index ? { ...line, quantity: line.quantity + 1 } : line));
  return priceLines(more, nowMs).flatMap(({ discountedPieceMinor }, at) =>
    discountedPieceMinor > priced[at]!.discountedPieceMinor ? [{ index: at, pieceMinor: discountedPieceMinor }] : [],
  );
}
