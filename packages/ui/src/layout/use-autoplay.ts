import { useEffect, useEffectEvent, useState, type FocusEvent } from 'react';
import { useIsCalm } from '../base/use-is-calm.ts';

/**
 * Calls `next` every `everyMs` unless the reader paused it, points at it, has the focus in it, has a dialog before it or looks at another tab.
 * For readers who want less motion it is paused until they start it.
 * `turn` starts the time anew, for example after a manual move.
 */
export function useAutoplay(everyMs: number | undefined, turn: unknown, next: () => void) {
  const isCalm = useIsCalm();
  const [chosen, setChosen] = useState<boolean>();
  const paused = chosen ?? isCalm;
  const [held, setHeld] = useState(false);
  const step = useEffectEvent(() => {
    if (!document.hidden && !document.querySelector('[data-modal]')) next();
  });
  const runs = everyMs !== undefined && !paused && !held;
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => step(), everyMs);
    return () => clearInterval(timer);
  }, [runs, everyMs, turn]);
  return {
    paused,
    toggle: () => setChosen(!paused),
    hold: {
      onMouseEnter: () => setHeld(true),
      onMouseLeave: () => setHeld(false),
      onFocus: (event: FocusEvent) => setHeld(event.target.matches(':focus-visible')),
      onBlur: () => setHeld(false),
    },
  };
}
