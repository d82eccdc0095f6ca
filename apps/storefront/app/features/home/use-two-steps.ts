import { useDeferredValue } from 'react';

/** So many cards stand there at once when the answer of a shelf comes: what of it is seen first. */
const AT_FIRST = 4;

/** The cards of a shelf. Those that had to be waited for come in two steps: to style and lay them out at once is a long task on a slow phone. */
export function useTwoSteps<Card>(cards: readonly Card[], wasAwaited: boolean): readonly Card[] {
  return useDeferredValue(cards, wasAwaited ? cards.slice(0, AT_FIRST) : cards);
}
