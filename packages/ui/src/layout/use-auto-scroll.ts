import { useEffect, useRef, useState, type RefObject } from 'react';
import { scrollToNext } from './scroll-to-next.ts';
import { useAutoplay } from './use-autoplay.ts';

/** Each card stays at the start for 4 seconds; the transition takes 0.8 (`glide-to-next`). */
const EVERY_MS = 4000;

/** Automatic scrolling of a row. */
export interface AutoScroll {
  readonly list: RefObject<HTMLUListElement | null>;
  readonly paused: boolean;
  readonly toggle: () => void;
  readonly pauseHandlers: ReturnType<typeof useAutoplay>['pauseHandlers'] & { readonly onPointerDown: () => void };
}

/** Scrolls a `ScrollRow` automatically while it is visible and not paused. Show its `toggle` beside it. */
export function useAutoScroll(isOn: boolean): AutoScroll {
  const list = useRef<HTMLUListElement>(null);
  const [turn, setTurn] = useState(0);
  const isSeen = useIsSeen(list, isOn);
  const { paused, toggle, pauseHandlers } = useAutoplay(
    isOn && isSeen ? EVERY_MS : undefined,
    turn,
    () => list.current && scrollToNext(list.current),
  );
  return { list, paused, toggle, pauseHandlers: { ...pauseHandlers, onPointerDown: () => setTurn((now) => now + 1) } };
}

/** Returns whether more than half of an element is in the viewport. */
function useIsSeen(element: RefObject<HTMLElement | null>, isThere: boolean): boolean {
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    if (!isThere || !element.current) return;
    const observer = new IntersectionObserver((entries) => setIsSeen(entries.at(-1)!.isIntersecting), { threshold: 0.5 });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isThere]);
  return isSeen;
}
