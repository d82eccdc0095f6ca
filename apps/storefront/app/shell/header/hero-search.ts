import { useLocation } from 'react-router';
import { urls } from '../../platform/pages/urls.ts';
import { useBrowserValue } from '@bozor/web/hydration/use-browser-value.ts';
import { pageQuery } from '../../platform/pages/page-query.ts';

/**
 * Observes the search of a hero, which moves into the header when it leaves the viewport: `<div ref={watchHeroSearch}>`. The header hides
 * its own search while this one is visible.
 */
export function watchHeroSearch(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined;
  const watch = (entries: IntersectionObserverEntry[]) => setSeen(entries.at(-1)!.isIntersecting);
  const observer = new IntersectionObserver(watch, { rootMargin: `-${HEADER_HEIGHT}px 0px 0px` });
  observer.observe(element);
  return () => {
    observer.disconnect();
    setSeen(false);
  };
}

/** Whether the header shows the search. Before hydration the home page is assumed to have a hero. */
export function useIsSearchDocked(): boolean {
  const { pathname, search } = useLocation();
  const isHeroExpected = pathname === urls.home() && !pageQuery<'home'>({ search }).has('data_type');
  return !useBrowserValue(
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
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
