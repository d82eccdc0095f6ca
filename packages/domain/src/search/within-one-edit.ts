/**
 * Returns whether two texts differ by at most one typing error: one letter added, missing or replaced, or two neighbours swapped.
 * @example withinOneEdit('lagmon', 'lagmno') // true;  withinOneEdit('osh', 'non') // false
 */
export function withinOneEdit(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at++;
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1);
  const isReplaced = short.slice(at + 1) === long.slice(at + 1);
  const isSwapped = short[at] === long[at + 1] && short[at + 1] === long[at] && short.slice(at + 2) === long.slice(at + 2);
  return isReplaced || isSwapped;
}
