import { withinOneEdit } from './within-one-edit.ts';

const IS_ONE_LETTER = /^(.)\1*$/u;
/** A shorter word is too easily mistaken for another. */
const SHORTEST_MENDED = 4;

/**
 * Whether one slip of the finger makes a typed word of a known one: of the whole `word`, or of its `beginning` while it is being typed. Short
 * words, numbers and one letter over and over are taken as they are; of three letters the first must be right.
 * @example slipBetween('lagmno', 'lagmon') // 'word';  slipBetween('shkola', 'shokolad') // 'beginning'
 */
export function slipBetween(typed: string, known: string): 'word' | 'beginning' | undefined {
  if (/^\d/.test(typed) || IS_ONE_LETTER.test(typed) || typed.length < SHORTEST_MENDED - 1) return undefined;
  if (withinOneEdit(typed, known) && (typed.length >= SHORTEST_MENDED || typed[0] === known[0])) return 'word';
  if (typed.length < SHORTEST_MENDED) return undefined;
  const lengths = [typed.length - 1, typed.length, typed.length + 1];
  return lengths.some((length) => length < known.length && withinOneEdit(typed, known.slice(0, length))) ? 'beginning' : undefined;
}
