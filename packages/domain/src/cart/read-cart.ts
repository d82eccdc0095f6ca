import { availabilityOf, isOrderable } from '../catalogue/availability.ts';
import type { Minor } from '../money/minor.ts';
import type { TimeZone } from '../time/local-time.ts';
import type { CartLine } from './cart-line.ts';
import { increased, limitQuantity } from './limit-quantity.ts';
import type { QuantityProblem } from './limit-quantity.ts';
import { dearerWithOneMore } from './next-piece.ts';
import { priceLines } from './price-line.ts';
import type { PricedLine } from './price-line.ts';
import { resolveLine } from './resolve-line.ts';
import type { LineProblem, ResolvedLine } from './resolve-line.ts';

/** Reason why a line of a cart cannot be ordered. */
export type UnavailableReason =
  | (LineProblem | QuantityProblem)['problem']
  | 'not-available-now'
  | 'campaign-not-started'
  | 'campaign-over'
  | 'withdrawn';

/** A cart line re-priced now. Lines that cannot be ordered are shown, but count in no sum. */
export interface ReadLine {
  readonly line: CartLine;
  /** Missing when the line cannot be priced any more (an option or the item is gone). */
  readonly priced?: PricedLine | undefined;
  readonly available: boolean;
  readonly reason?: UnavailableReason | undefined;
  /** Pieces that could be ordered. Set with the reasons 'out-of-stock' and 'out-of-limits'. */
  readonly largestQuantity?: number | undefined;
  /** Price of one piece that the customer saw last, when the current price differs. */
  readonly priceChangedFromMinor?: Minor | undefined;
  /** Lines that cost more per piece if this line gets one piece more, with that price; empty where no piece can be added. */
  readonly dearerWithOneMore: readonly { readonly line: CartLine; readonly pieceMinor: Minor }[];
}

/** Clock for prices and hours. `isWithdrawn` returns true for items that are no longer sold (switched off, deleted). */
export interface ReadingMoment {
  readonly nowMs: number;
  readonly timezone: TimeZone;
  readonly isWithdrawn?: (line: CartLine) => boolean;
}

/**
 * Re-prices one store's cart and returns each line with its price, its availability and its price change, in the given order.
 * Only lines that can be ordered count towards the minimum and the cap of a store discount.
 * @example readCart(lines, { nowMs, timezone: 'Asia/Tashkent' })[0] // { line, priced, available: true, priceChangedFromMinor: 14000 }
 */
export function readCart(lines: readonly CartLine[], moment: ReadingMoment): ReadLine[] {
  const checked = lines.map((line) => ({ line, ...check(line, moment) }));
  const orderable = checked.filter((each) => each.resolved && !each.reason);
  const basket = orderable.map((each) => each.resolved!);
  const prices = priceLines(basket, moment.nowMs);
  const dearer = (index: number) =>
    index >= 0 && increased(basket[index]!.quantity, basket[index]!).ok
      ? dearerWithOneMore(basket, prices, index, moment.nowMs).map(({ index: at, pieceMinor }) => ({
          line: orderable[at]!.line,
          pieceMinor,
        }))
      : [];
  return checked.map((each) => {
    const index = orderable.indexOf(each);
    const priced = index >= 0 ? prices[index] : each.resolved && priceLines([each.resolved], moment.nowMs)[0];
    const seenMinor = each.line.seenPriceMinor;
    const hasChanged = priced !== undefined && seenMinor !== undefined && seenMinor !== priced.pieceMinor;
    return {
      line: each.line,
      priced,
      available: each.reason === undefined,
      reason: each.reason,
      largestQuantity: each.largestQuantity,
      priceChangedFromMinor: hasChanged ? seenMinor : undefined,
      dearerWithOneMore: dearer(index),
    };
  });
}

/**
 * Returns the prices of the lines that can be ordered: the input of a summary and a bill.
 * @example orderableLines(readCart(lines, moment)).length // 2
 */
export function orderableLines(lines: readonly ReadLine[]): PricedLine[] {
  return lines.flatMap(({ priced, available }) => (available && priced ? [priced] : []));
}

interface Checked {
  readonly resolved?: ResolvedLine;
  readonly reason?: UnavailableReason;
  readonly largestQuantity?: number;
}

function check(line: CartLine, { nowMs, timezone, isWithdrawn }: ReadingMoment): Checked {
  if (isWithdrawn?.(line)) return { reason: 'withdrawn' };
  const resolved = resolveLine(line);
  if (!resolved.ok) return { reason: resolved.problem };
  const limited = limitQuantity(line.quantity, resolved.value);
  if (!limited.ok) {
    const largest = limited.problem === 'out-of-stock' ? limited.stock : limited.maximum;
    return { resolved: resolved.value, reason: limited.problem, largestQuantity: largest };
  }
  const availability = availabilityOf(line.item, { nowMs, timezone });
  if (isOrderable(availability)) return { resolved: resolved.value };
  switch (availability.state) {
    case 'available':
    case 'outside-hours':
      return { resolved: resolved.value, reason: 'not-available-now' };
    case 'not-started':
      return { resolved: resolved.value, reason: 'campaign-not-started' };
    case 'over':
      return { resolved: resolved.value, reason: 'campaign-over' };
  }
}
