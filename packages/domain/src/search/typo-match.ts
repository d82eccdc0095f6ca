import { withinOneEdit } from './within-one-edit.ts';

const IS_ONE_LETTER = /^(.)\1*$/u;
/** Shorter words resemble too many others. */
const SHORTEST_CORRECTED = 4;

/**
 * Returns which part of a known word is one typing error away from a typed word: the whole `word`, or its `beginning` while it is being
 * typed. `undefined` when neither is. Short words, numbers and repetitions of one letter are never corrected; a word of three letters needs
 * its first one right.
 * @example typoMatch('lagmno', 'lagmon') // 'word';  typoMatch('shkola', 'shokolad') // 'beginning'
 */
export function typoMatch(typed: string, known: string): 'word' | 'beginning' | undefined {
  if (/^\d/.test(typed) || IS_ONE_LETTER.test(typed) || typed.length < SHORTEST_CORRECTED - 1) return undefined;
  if (withinOneEdit(typed, known) && (typed.length >= SHORTEST_CORRECTED || typed[0] === known[0])) return 'word';
  if (typed.length < SHORTEST_CORRECTED) return undefined;
  const lengths = [typed.length - 1, typed.length, typed.length + 1];
  return lengths.some((length) => length < known.length && withinOneEdit(typed, known.slice(0, length))) ? 'beginning' : undefined;
}
