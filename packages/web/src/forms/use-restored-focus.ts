import { useEffect, useRef, type RefObject } from 'react';

/** When the focused element is replaced, moves focus to the last button of its place, else to the place, so that it is not lost. */
export function useRestoredFocus(view: string): RefObject<HTMLDivElement | null> {
  const container = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current !== view && hadFocus.current && document.activeElement === document.body) {
      const last = [...(container.current?.querySelectorAll('button') ?? [])].at(-1) ?? container.current;
      last?.focus({ preventScroll: true });
    }
    shown.current = view;
  }, [view]);
  useEffect(() => {
    const element = container.current;
    const check = () => {
      hadFocus.current = element?.contains(document.activeElement) ?? false;
    };
    document.addEventListener('focusin', check);
    return () => document.removeEventListener('focusin', check);
  }, []);
  return container;
}
