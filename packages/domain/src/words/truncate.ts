/** Length in characters at which long text is cut and shows 'Read more' (app-08). */
export const READ_MORE_LIMIT = 70;
/** Length of the preview of an item's description (item-14). */
export const DESCRIPTION_LIMIT = 130;
/** Length of the names of flash sale items (flash-02). */
export const FLASH_NAME_LIMIT = 25;

const ELLIPSIS = '…';

/** Latin and Cyrillic letters, digits and common signs: one code unit each, and never part of a longer character. */
const SINGLE_UNITS = /^[\u0020-\u007e\u00a0-\u02ff\u0400-\u0482\u048a-\u052f\u2010-\u2027\u2030-\u205e]*$/;

/** A segmenter is expensive to create, so it is created once, and only for a text that needs it. */
let characters: Intl.Segmenter | undefined;

/** A truncated text; `isCut` is true when characters were removed. */
export interface Truncated {
  readonly text: string;
  readonly isCut: boolean;
}

/**
 * Truncates a text to a number of user-perceived characters, at the end of a word unless its first word is longer: no surrogate pair, accent
 * or joined emoji is split. A cut text ends in '…', which does not count; spaces and separators before it are removed.
 * @example truncate('Lagʻmon with beef and vegetables', 12) // { text: 'Lagʻmon with…', isCut: true }
 */
export function truncate(text: string, limit: number): Truncated {
  // A text has at most as many characters as code units, so a short one needs no counting.
  if (text.length <= limit) return { text, isCut: false };
  if (SINGLE_UNITS.test(text)) return { text: atWord(text, limit), isCut: true };
  characters ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  let end = 0;
  let count = 0;
  for (const { segment } of characters.segment(text)) {
    if (count === limit) return { text: atWord(text, end), isCut: true };
    count += 1;
    end += segment.length;
  }
  return { text, isCut: false };
}

/** The text before `end`, without a word that goes on after it; a text of one word is cut inside it. The character at `end` tells whether one does. */
function atWord(text: string, end: number): string {
  return (text.slice(0, end + 1).replace(/(?:[\s,;:·–—-]+\S*|.)$/, '') || text.slice(0, end)) + ELLIPSIS;
}
