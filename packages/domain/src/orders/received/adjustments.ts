import { taxOf } from '../../checkout/bill.ts';
import { amountsOf, listCharges, totalOf, type Charge } from '../../checkout/charges.ts';
import { add, larger, negate, smaller, subtract, sum, ZERO, type Minor } from '../../money/minor.ts';
import { ratioOf } from '../../money/ratio-of.ts';
import { done, refused, type Outcome } from '../../outcome.ts';
import type { SoldOutPlan } from './sold-out-plan.ts';

/** Kinds of changes beside the amounts of a placed order: some pieces replaced, all of a line taken out, fewer pieces, the real weight. */
export const ADJUSTMENT_KINDS = ['line_swapped', 'line_removed', 'line_reduced', 'line_weighed'] as const;
export type AdjustmentKind = (typeof ADJUSTMENT_KINDS)[number];

/** A line as it was ordered, with its shares of coupon and welcome offer. */
export interface OrderedLine {
  readonly id: number;
  readonly quantity: number;
  /** (base + options) × quantity. */
  readonly goodsMinor: Minor;
  readonly discountMinor: Minor;
  readonly addOnsMinor: Minor;
  readonly couponShareMinor: Minor;
  readonly welcomeShareMinor: Minor;
  /** Grams that one piece was priced for; missing or null where it is not sold by weight. */
  readonly pieceGrams?: number | null | undefined;
  /** By how much the real weight may differ, in percent. */
  readonly weightTolerance?: number | null | undefined;
}

/** A change of one line that is done. */
export interface Adjustment {
  readonly lineId: number;
  readonly kind: AdjustmentKind;
  /** Ordered pieces that are missing; none where they were weighed. */
  readonly pieces: number;
  /** Price of all pieces that came instead; missing where none did. */
  readonly replacementMinor?: Minor | undefined;
  /** Weight that the pieces were ordered at, and the part of the real one that is paid; of weighed pieces alone. */
  readonly orderedGrams?: number | undefined;
  readonly chargedGrams?: number | undefined;
}

/** An order's bill as it was placed. */
export interface OrderedBill {
  readonly charges: readonly Charge[];
  readonly lines: readonly OrderedLine[];
  readonly taxPercent: number;
}

/** A line as the customer receives it. */
interface ReceivedLine {
  readonly id: number;
  /** Ordered pieces that were there. */
  readonly kept: number;
  /** After the discount, with add-ons and replacements, before coupon and welcome offer. */
  readonly totalMinor: Minor;
}

/** The bill of what was received. Only weighed goods that are paid in cash bring its total above the ordered one. */
export interface AdjustedBill {
  readonly charges: readonly Charge[];
  readonly lines: readonly ReceivedLine[];
  readonly totalMinor: Minor;
}

/**
 * Returns the bill of what is received. Every line keeps its share of discount, coupon and welcome offer, and the tax follows. Delivery,
 * packaging, service charge and tip stay as they were agreed, and delivery that was free stays free.
 * @example adjustedBill(order, [{ lineId: 7, kind: 'line_removed', pieces: 2 }]).totalMinor // 8000
 */
export function adjustedBill({ charges, lines, taxPercent }: OrderedBill, adjustments: readonly Adjustment[]): AdjustedBill {
  const received = lines.map((line) => receivedAmounts(line, adjustments));
  if (adjustments.length === 0) return { charges, lines: received, totalMinor: totalOf(charges) };
  const before = amountsOf(charges);
  const isTaxIncluded = charges.some(({ kind, isIncluded }) => kind === 'tax' && isIncluded);
  const [coupon, welcome] = [sum(received.map((line) => line.couponMinor)), sum(received.map((line) => line.welcomeMinor))];
  const payableMinor = subtract(subtract(sum(received.map((line) => line.totalMinor)), coupon), welcome);
  const orderedMinor = subtract(
    subtract(sum(lines.map((line) => amountsAt(line, line.quantity).totalMinor)), before.coupon),
    before.welcome,
  );
  const taxMinor = taxOf(payableMinor, { percent: taxPercent, isInclusive: isTaxIncluded });
  const adjusted = listCharges(
    {
      ...before,
      items: sum(received.map((line) => line.goodsMinor)),
      discount: sum(received.map((line) => line.discountMinor)),
      coupon,
      welcome,
      // A rate that was rounded for storing takes no more than was agreed, and not less of what became dearer.
      tax: (payableMinor > orderedMinor ? larger : smaller)(before.tax, taxMinor),
    },
    { isTaxIncluded, names: Object.fromEntries(charges.map(({ kind, name }) => [kind, name])) },
  );
  return { charges: adjusted, lines: received, totalMinor: totalOf(adjusted) };
}

/**
 * Returns the amount of one more adjustment: the bill with it less the bill before it. All of them sum to the difference between ordered and
 * received. Only a weight has an amount above 0.
 * @example amountOfAdjustment(order, [], { lineId: 7, kind: 'line_removed', pieces: 2 }) // -20000
 */
export function amountOfAdjustment(order: OrderedBill, earlier: readonly Adjustment[], next: Adjustment): Minor {
  return subtract(adjustedBill(order, [...earlier, next]).totalMinor, adjustedBill(order, earlier).totalMinor);
}

/**
 * Returns how many pieces of a line the customer receives: those that were there, and those that were replaced.
 * @example receivedPieces({ id: 7, quantity: 3 }, [{ lineId: 7, kind: 'line_reduced', pieces: 1 }]) // 2
 */
export function receivedPieces(line: Pick<OrderedLine, 'id' | 'quantity'>, adjustments: readonly Adjustment[]): number {
  const gone = adjustments.filter(({ lineId, kind }) => lineId === line.id && kind !== 'line_swapped');
  return line.quantity - gone.reduce((pieces, each) => pieces + each.pieces, 0);
}

/**
 * Returns what some of the line's pieces cost, before coupon and welcome offer: the ceiling of their replacement. Pieces that were weighed cost
 * at most what they were ordered for.
 * @example ceilingOf(line, [], 1) // 10000
 */
export function ceilingOf(line: OrderedLine, adjustments: readonly Adjustment[], pieces: number): Minor {
  const kept = keptPieces(line, adjustments);
  const costOf = (weight?: Weight) => subtract(amountsAt(line, kept, weight).totalMinor, amountsAt(line, kept - pieces, weight).totalMinor);
  return smaller(costOf(), costOf(weightOf(line, adjustments)));
}

export type SoldOutProblem = { readonly problem: 'line-settled' | 'too-many-pieces' | 'order-emptied' | 'plan-cancels' | 'too-dear' };

/** A store's word on a line: how many of its pieces are missing, and what comes instead. */
export interface SoldOut {
  /** All that are left of the line, if missing. */
  readonly pieces?: number | undefined;
  readonly replacementMinor?: Minor | undefined;
}

/**
 * Checks that a line can be adjusted as its store says, and returns the adjustment. A line without replacement is taken out at once, unless
 * the customer then wants no order, or none of it would be left.
 * @example checkSoldOut(order, [], { line, plan: 'remove', soldOut: {} }) // { ok: true, value: { kind: 'line_removed', pieces: 2, … } }
 */
export function checkSoldOut(
  order: OrderedBill,
  adjustments: readonly Adjustment[],
  { line, plan, soldOut }: { readonly line: OrderedLine; readonly plan: SoldOutPlan; readonly soldOut: SoldOut },
): Outcome<Adjustment, SoldOutProblem> {
  const kept = keptPieces(line, adjustments);
  const pieces = soldOut.pieces ?? kept;
  if (kept === 0) return refused({ problem: 'line-settled' });
  if (pieces < 1 || pieces > kept) return refused({ problem: 'too-many-pieces' });
  if (soldOut.replacementMinor !== undefined) {
    if (soldOut.replacementMinor > ceilingOf(line, adjustments, pieces)) return refused({ problem: 'too-dear' });
    return done({ lineId: line.id, kind: 'line_swapped', pieces, replacementMinor: soldOut.replacementMinor });
  }
  if (plan === 'cancel_order') return refused({ problem: 'plan-cancels' });
  const removal = removalOf(line, adjustments, pieces);
  return isEmptied(order, [...adjustments, removal]) ? refused({ problem: 'order-emptied' }) : done(removal);
}

/**
 * Returns the adjustment that takes pieces out of a line.
 * @example removalOf(line, [], 1).kind // 'line_reduced'
 */
export function removalOf(line: OrderedLine, adjustments: readonly Adjustment[], pieces: number): Adjustment {
  const kind = pieces === keptPieces(line, adjustments) ? 'line_removed' : 'line_reduced';
  return { lineId: line.id, kind, pieces };
}

/**
 * Returns whether nothing of an order is left to receive.
 * @example isEmptied(order, []) // false
 */
export function isEmptied({ lines }: Pick<OrderedBill, 'lines'>, adjustments: readonly Adjustment[]): boolean {
  return lines.every((line) => receivedPieces(line, adjustments) === 0);
}

/** An order's money as it was placed, and what was paid of it. `adjustedMinor` is the sum of its adjustments. */
export interface AdjustedMoney {
  readonly totalMinor: Minor;
  readonly adjustedMinor: Minor;
  /** Part paid from the wallet. */
  readonly walletMinor: Minor;
  /** Whether the rest is paid too. */
  readonly isPaid: boolean;
}

/**
 * Returns what is still to be paid for an order: the total of what is received, less what was paid.
 * @example dueOf({ totalMinor: 61400, adjustedMinor: -10000, walletMinor: 0, isPaid: false }) // 51400
 */
export function dueOf({ totalMinor, adjustedMinor, walletMinor, isPaid }: AdjustedMoney): Minor {
  const dueMinor = subtract(add(totalMinor, adjustedMinor), walletMinor);
  return isPaid || dueMinor < 0 ? ZERO : dueMinor;
}

/**
 * Returns what was paid above what is received, and goes back with the delivery.
 * @example overpaidOf({ totalMinor: 61400, adjustedMinor: -10000, walletMinor: 0, isPaid: true }) // 10000
 */
export function overpaidOf({ totalMinor, adjustedMinor, walletMinor, isPaid }: AdjustedMoney): Minor {
  const overMinor = subtract(isPaid ? totalMinor : walletMinor, add(totalMinor, adjustedMinor));
  return overMinor < 0 ? ZERO : overMinor;
}

/**
 * Returns how many of a line's ordered pieces are there.
 * @example keptPieces({ id: 7, quantity: 3 }, [{ lineId: 7, kind: 'line_swapped', pieces: 1, replacementMinor }]) // 2
 */
export function keptPieces(line: Pick<OrderedLine, 'id' | 'quantity'>, adjustments: readonly Adjustment[]): number {
  return line.quantity - ofLine(line, adjustments).reduce((missing, { pieces }) => missing + pieces, 0);
}

function ofLine({ id }: Pick<OrderedLine, 'id'>, adjustments: readonly Adjustment[]): readonly Adjustment[] {
  return adjustments.filter(({ lineId }) => lineId === id);
}

/** Grams that the pieces of a line were priced for, and grams of their real weight that are paid. */
interface Weight {
  readonly orderedGrams: number;
  readonly chargedGrams: number;
}

const AS_ORDERED: Weight = { orderedGrams: 1, chargedGrams: 1 };

/** The latest weight of a line. Pieces that are taken out afterwards leave the others at it. */
function weightOf(line: Pick<OrderedLine, 'id'>, adjustments: readonly Adjustment[]): Weight {
  const weighed = ofLine(line, adjustments).findLast(({ kind }) => kind === 'line_weighed');
  return weighed ? { orderedGrams: weighed.orderedGrams!, chargedGrams: weighed.chargedGrams! } : AS_ORDERED;
}

/**
 * Amounts of so many pieces of a line at a weight; all of them as ordered cost exactly what the line costs. Goods before and after the
 * discount are rounded once each, a half down, so that less weight or fewer pieces never cost more. Add-ons are not weighed.
 */
function amountsAt(
  { quantity, goodsMinor, discountMinor, addOnsMinor }: OrderedLine,
  pieces: number,
  { orderedGrams, chargedGrams }: Weight = AS_ORDERED,
) {
  const part = (amountMinor: Minor) => halfDown(amountMinor, pieces * chargedGrams, quantity * orderedGrams);
  const [goods, payable, addOns] = [part(goodsMinor), part(subtract(goodsMinor, discountMinor)), ratioOf(addOnsMinor, pieces, quantity)];
  return { goodsMinor: add(goods, addOns), discountMinor: subtract(goods, payable), totalMinor: add(payable, addOns) };
}

/** A half goes to the customer. */
const halfDown = (amountMinor: Minor, numerator: number, denominator: number): Minor =>
  negate(ratioOf(negate(amountMinor), numerator, denominator));

/** The reductions are rounded together, so that a line that costs less never has more left to pay. */
function receivedAmounts(line: OrderedLine, adjustments: readonly Adjustment[]) {
  const kept = keptPieces(line, adjustments);
  const replacedMinor = sum(ofLine(line, adjustments).map(({ replacementMinor }) => replacementMinor ?? ZERO));
  const left = amountsAt(line, kept, weightOf(line, adjustments));
  const totalMinor = add(left.totalMinor, replacedMinor);
  const orderedMinor = amountsAt(line, line.quantity).totalMinor;
  // A reduction does not grow with the weight.
  const share = (reductionMinor: Minor) =>
    orderedMinor > 0 ? ratioOf(reductionMinor, smaller(totalMinor, orderedMinor), orderedMinor) : ZERO;
  const reducedMinor = share(add(line.couponShareMinor, line.welcomeShareMinor));
  const couponMinor = smaller(share(line.couponShareMinor), reducedMinor);
  return {
    id: line.id,
    kept,
    goodsMinor: add(left.goodsMinor, replacedMinor),
    discountMinor: left.discountMinor,
    couponMinor,
    welcomeMinor: subtract(reducedMinor, couponMinor),
    totalMinor,
  };
}
