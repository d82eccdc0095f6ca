import { startTransition, useEffect, useState } from 'react';
import { onIdle } from '@bozor/web/hydration/prefetch-on-idle.ts';

/** So many cards more stand there whenever the browser rests. */
const A_STEP = 2;

/** The cards of a shelf. Those that had to be waited for come a few at a time: to style and lay them all out at once is a long task on a slow phone. */
export function useInSteps<Card>(cards: readonly Card[], wasAwaited: boolean): readonly Card[] {
  const [shown, setShown] = useState(wasAwaited ? A_STEP : Infinity);
  const isWhole = shown >= cards.length;
  useEffect(() => (isWhole ? undefined : onIdle(() => startTransition(() => setShown(shown + A_STEP)))), [isWhole, shown]);
  return isWhole ? cards : cards.slice(0, shown);
}
