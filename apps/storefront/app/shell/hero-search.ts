import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { urls } from '../platform/urls.ts';

/**
 * The search of a hero, which moves into the header once it has left the screen: `<div ref={useHeroSearch()}>`.
 * The header keeps its own search back for as long as this one is seen.
 */
export function useHeroSearch(): (element: HTMLElement | null) => void {
  const [element, setElement] = useState<HTMLElement | null>(null);
  useEffect(() => {
    if (!element) return;
    const watch = ([entry]: IntersectionObserverEntry[]) => setSeen(entry!.isIntersecting);
    const observer = new IntersectionObserver(watch, { rootMargin: `-${HEADER_HEIGHT}px 0px 0px` });
    observer.observe(element);
    return () => {
      observer.disconnect();
      setSeen(false);
    };
  }, [element]);
  return useCallback((next) => setElement(next), []);
}

/** Whether the header shows the search. Until the page is alive the home page is taken to have a hero. */
export function useIsSearchDocked(): boolean {
  const { pathname, search } = useLocation();
  const isHeroExpected = pathname === urls.home() && !new URLSearchParams(search).has('data_type');
  return !useSyncExternalStore(
    listen,
    () => isHeroSeen,
    () => isHeroExpected,
  );
}

const HEADER_HEIGHT = 72;
const listeners = new Set<() => void>();
let isHeroSeen = false;

function setSeen(next: boolean): void {
  isHeroSeen = next;
  for (const tell of listeners) tell();
}

function listen(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}
