import { done, refused, type Outcome } from '../../outcome.ts';
import { keptPieces, type Adjustment, type OrderedLine } from './adjustments.ts';

/** Grams of a line as they were ordered, and the least and most that its store may give for them. */
export interface WeightLimits {
  readonly orderedGrams: number;
  readonly leastGrams: number;
  readonly mostGrams: number;
}

export type WeighingProblem =
  | { readonly problem: 'not-by-weight' | 'line-settled' }
  | ({ readonly problem: 'weight-too-low' | 'weight-too-high' } & WeightLimits);

interface Weighing {
  readonly line: OrderedLine;
  /** Grams of all pieces of the line that are there, by the scales. */
  readonly grams: number;
  /** Whether the goods are paid: then nothing above the ordered weight is. */
  readonly isPrepaid: boolean;
}

/**
 * Returns how many grams one piece of an item is priced for; undefined where its weight is not the customer's to pay.
 * @example pieceGrams({ soldBy: 'weight', measure: { amount: 0.5, per: 'kg' } }) // 500
 */
export function pieceGrams({
  soldBy,
  measure,
}: {
  readonly soldBy: 'piece' | 'weight';
  readonly measure: { readonly amount: number; readonly per: 'kg' | 'l' | 'pcs' } | null;
}): number | undefined {
  return soldBy === 'weight' && measure?.per === 'kg' ? Math.round(measure.amount * 1000) : undefined;
}

/**
 * Returns the weights that a line may have; undefined where it is not sold by weight or nothing of it is there. Both are whole grams within
 * the tolerance: the least is rounded up, the most down.
 * @example weightLimits(line, []) // { orderedGrams: 1000, leastGrams: 900, mostGrams: 1100 }
 */
export function weightLimits(
  line: Pick<OrderedLine, 'id' | 'quantity' | 'pieceGrams' | 'weightTolerance'>,
  adjustments: readonly Adjustment[],
): WeightLimits | undefined {
  const orderedGrams = (line.pieceGrams ?? 0) * keptPieces(line, adjustments);
  if (orderedGrams === 0) return undefined;
  const spread = orderedGrams * (line.weightTolerance ?? 0);
  return {
    orderedGrams,
    leastGrams: Math.ceil((orderedGrams * 100 - spread) / 100),
    mostGrams: Math.floor((orderedGrams * 100 + spread) / 100),
  };
}

/**
 * Checks the real weight of a line and returns its adjustment. Outside of the tolerance it is no weighing but a line that is sold out, in whole
 * or in part. A later weight takes the place of an earlier one.
 * @example checkWeight([], { line, grams: 930, isPrepaid: true }).value // { kind: 'line_weighed', orderedGrams: 1000, chargedGrams: 930, … }
 */
export function checkWeight(
  adjustments: readonly Adjustment[],
  { line, grams, isPrepaid }: Weighing,
): Outcome<Adjustment & Pick<WeightLimits, 'orderedGrams'> & { readonly chargedGrams: number }, WeighingProblem> {
  if (!line.pieceGrams) return refused({ problem: 'not-by-weight' });
  const limits = weightLimits(line, adjustments);
  if (!limits) return refused({ problem: 'line-settled' });
  const { orderedGrams } = limits;
  if (grams < limits.leastGrams) return refused({ problem: 'weight-too-low', ...limits });
  if (grams > limits.mostGrams) return refused({ problem: 'weight-too-high', ...limits });
  const chargedGrams = isPrepaid ? Math.min(grams, orderedGrams) : grams;
  return done({ lineId: line.id, kind: 'line_weighed', pieces: 0, orderedGrams, chargedGrams });
}
