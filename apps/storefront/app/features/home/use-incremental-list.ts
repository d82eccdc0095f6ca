import { startTransition, useEffect, useState } from 'react';
import { onIdle } from '@bozor/web/hydration/on-idle.ts';

/** Number of cards added per idle period. */
const A_STEP = 2;

/** Cards of a section. Those that loaded late render a few at a time: styling and layout of all at once is a long task on a slow phone. */
export function useIncrementalList<Card>(cards: readonly Card[], wasAwaited: boolean): readonly Card[] {
  const [shown, setShown] = useState(wasAwaited ? A_STEP : Infinity);
  const isWhole = shown >= cards.length;
  useEffect(() => (isWhole ? undefined : onIdle(() => startTransition(() => setShown(shown + A_STEP)))), [isWhole, shown]);
  return isWhole ? cards : cards.slice(0, shown);
}
