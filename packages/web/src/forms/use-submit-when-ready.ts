import { useEffect, useEffectEvent, useState } from 'react';
import type { PicturesState } from './use-picture-choice.ts';

/**
 * Sends what goes with pictures once they are all read: pressed before, `send` waits for them and then acts once, with what is written by then.
 * It does not when one of them turns out not to be taken.
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
