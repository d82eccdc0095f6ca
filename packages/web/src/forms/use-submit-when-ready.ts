import { useEffect, useEffectEvent, useState } from 'react';
import type { PicturesState } from './use-picture-choice.ts';

/**
 * Submits a form once its pictures are processed, or what else it waits for is there: an earlier `send` waits and then acts once, with the
 * values at that time. It does not act when a picture is refused.
 */
export function useSubmitWhenReady<Args extends readonly unknown[]>(
  state: PicturesState,
  act: (...args: Args) => void,
): { readonly isWaiting: boolean; readonly send: (...args: Args) => void } {
  const [waiting, setWaiting] = useState<Args>();
  const go = useEffectEvent(act);
  useEffect(() => {
    if (!waiting || state === 'reading') return;
    setWaiting(undefined);
    if (state === 'ready') go(...waiting);
  }, [waiting, state]);
  return { isWaiting: waiting !== undefined, send: (...args) => (state === 'reading' ? setWaiting(args) : act(...args)) };
}
