/** Long text is cut to this and opens with 'Read more' (app-08). */
export const READ_MORE_LIMIT = 70;
/** The preview of an item's description (item-14). */
export const DESCRIPTION_LIMIT = 130;
/** Names of flash sale items (flash-02). */
export const FLASH_NAME_LIMIT = 25;

const ELLIPSIS = '…';

/** Latin and Cyrillic letters, digits and common signs: each one unit long and a character of its own. */
const SINGLE_UNITS = /^[\u0020-\u007e\u00a0-\u02ff\u0400-\u0482\u048a-\u052f\u2010-\u2027\u2030-\u205e]*$/;

/** Costly to make, so made once, and only for a text that needs it. */
let characters: Intl.Segmenter | undefined;

/** A text that fits, and whether something was cut off. */
export interface Truncated {
  readonly text: string;
  readonly isCut: boolean;
}

/**
 * Cuts a text to so many characters as people count them: no surrogate pair, accent or joined emoji is torn. What is cut ends in '…', which is
 * not counted; spaces before it go.
 * @example truncate('Lagʻmon with beef and vegetables', 12) // { text: 'Lagʻmon with…', isCut: true }
 */
export function truncate(text: string, limit: number): Truncated {
  // No character is longer than what it is made of, so a short text needs no counting.
  if (text.length <= limit) return { text, isCut: false };
  if (SINGLE_UNITS.test(text)) return { text: text.slice(0, limit).trimEnd() + ELLIPSIS, isCut: true };
  characters ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  let end = 0;
  let count = 0;
  for (const { segment } of characters.segment(text)) {
    if (count === limit) return { text: text.slice(0, end).trimEnd() + ELLIPSIS, isCut: true };
    count += 1;
    end += segment.length;
  }
  return { text, isCut: false };
}
