import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Says where the focus goes when a dialog closes: to the element that had it before. Where that was the page as a whole or nothing, or where
 * the page beneath has been replaced, its heading gets the focus. Focus that has moved on already, or that the next dialog takes, is left alone.
 */
export function useFinalFocus(open: boolean, popup: RefObject<HTMLElement | null>): () => HTMLElement | boolean {
  const before = useRef<{ readonly element: Element | null; readonly isInPage: boolean }>(undefined);
  useLayoutEffect(() => {
    if (open) before.current = { element: document.activeElement, isInPage: document.activeElement?.closest('main') != null };
  }, [open]);
  return () => {
    const active = document.activeElement;
    if (active && active !== document.body && !popup.current?.contains(active)) return false;
    const { element, isInPage } = before.current ?? {};
    const next = [...document.querySelectorAll('[data-modal]')].some(
      (other) => other !== popup.current && !other.contains(element ?? null),
    );
    if (next) return false;
    const isReplaced = isInPage && !element?.isConnected;
    const heading = isReplaced || !element || element.matches('main, body') ? document.querySelector<HTMLElement>('main h1') : undefined;
    if (!heading) return true;
    heading.tabIndex = -1;
    return heading;
  };
}
