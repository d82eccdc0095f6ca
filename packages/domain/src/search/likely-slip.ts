import { typoMatch } from './typo-match.ts';

/** Shorter words have too many neighbours: vodka is one letter away from voda, the water. */
const SHORTEST_FREE = 6;
/** Letters that are mistaken for each other by ear. */
const ALIKE = ['aeiou', 'pb', 'td', 'sz', 'gkx', 'vf', 'yi'];

/**
 * Returns which part of a known word is meant by a typed one with one typing error, as `typoMatch` does, and `undefined` where another word
 * is as likely: nothing found is better than something else. Of up to five letters the first one is right, and the error is a missing letter,
 * two swapped ones, or one that sounds alike; they are no beginning of a word.
 * @example likelySlip('kefer', 'kefir') // 'word';  likelySlip('gilam', 'gilos') // undefined
 */
export function likelySlip(typed: string, known: string): 'word' | 'beginning' | undefined {
  const slip = typoMatch(typed, known);
  if (typed.length >= SHORTEST_FREE) return slip;
  return slip === 'word' && typed[0] === known[0] && isLikely(typed, known) ? 'word' : undefined;
}

function isLikely(typed: string, known: string): boolean {
  if (typed.length !== known.length) return typed.length < known.length;
  const differing = Array.from(typed, (_, at) => at).filter((at) => typed[at] !== known[at]);
  const [at = 0] = differing;
  return differing.length === 2 || ALIKE.some((letters) => letters.includes(typed[at]!) && letters.includes(known[at]!));
}
