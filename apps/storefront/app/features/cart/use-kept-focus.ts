import { useEffect, useRef, type RefObject } from 'react';

/** When what had the focus is exchanged for something else, the last button of its place gets it, instead of nobody. */
export function useKeptFocus(view: string): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current !== view && hadFocus.current && document.activeElement === document.body) {
      [...(place.current?.querySelectorAll('button') ?? [])].at(-1)?.focus({ preventScroll: true });
    }
    shown.current = view;
  }, [view]);
  useEffect(() => {
    const element = place.current;
    const look = () => {
      hadFocus.current = element?.contains(document.activeElement) ?? false;
    };
    document.addEventListener('focusin', look);
    return () => document.removeEventListener('focusin', look);
  }, []);
  return place;
}
