/** Round amounts that people pay with, as shares of the power of ten below the sum. */
const SHARES = [0.5, 1, 5, 10] as const;

/**
 * Amounts that a customer is likely to give: the exact one, the note that they named, and the next round ones.
 * @example notesFor(61400, null) // [61400, 65000, 70000, 100000]
 */
export function notesFor(due: number, named: number | null): readonly number[] {
  const power = 10 ** Math.floor(Math.log10(due));
  const round = SHARES.map((share) => Math.ceil(due / (power * share)) * power * share);
  return [...new Set([due, ...(named === null ? [] : [named]), ...round])].toSorted((one, other) => one - other);
}
