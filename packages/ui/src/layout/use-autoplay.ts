import { useEffect, useEffectEvent, useState, type FocusEvent } from 'react';
import { usePrefersReducedMotion } from '../base/use-prefers-reduced-motion.ts';

/**
 * Calls `next` every `everyMs`, except while the user has paused it, hovers it, has the focus in it, has a dialog open or another tab in
 * front.
 * For users who prefer reduced motion it is paused until they start it.
 * A change of `turn` restarts the interval, for example after a manual move.
 */
export function useAutoplay(everyMs: number | undefined, turn: unknown, next: () => void) {
  const prefersReducedMotion = usePrefersReducedMotion();
  const [chosen, setChosen] = useState<boolean>();
  const paused = chosen ?? prefersReducedMotion;
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
    pauseHandlers: {
      onMouseEnter: () => setHeld(true),
      onMouseLeave: () => setHeld(false),
      onFocus: (event: FocusEvent) => setHeld(event.target.matches(':focus-visible')),
      onBlur: () => setHeld(false),
    },
  };
}
