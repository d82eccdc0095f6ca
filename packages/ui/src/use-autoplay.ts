import { useEffect, useEffectEvent, useState, type FocusEvent } from 'react';

/**
 * Calls `next` every `everyMs` unless the reader paused it, points at it, has the focus in it, has a dialog before it, looks at another tab or wants less motion.
 * `turn` starts the time anew, for example after a manual move.
 */
export function useAutoplay(everyMs: number | undefined, turn: unknown, next: () => void) {
  const [paused, setPaused] = useState(false);
  const [held, setHeld] = useState(false);
  const step = useEffectEvent(() => {
    if (!document.hidden && !document.querySelector('[data-modal]')) next();
  });
  const runs = everyMs !== undefined && !paused && !held;
  useEffect(() => {
    if (!runs || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setInterval(() => step(), everyMs);
    return () => clearInterval(timer);
  }, [runs, everyMs, turn]);
  return {
    paused,
    toggle: () => setPaused((was) => !was),
    hold: {
      onMouseEnter: () => setHeld(true),
      onMouseLeave: () => setHeld(false),
      onFocus: (event: FocusEvent) => setHeld(event.target.matches(':focus-visible')),
      onBlur: () => setHeld(false),
    },
  };
}
