import { announce } from '@bozor/ui/feedback/announce.ts';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * After a page change, moves focus to the start of the page and announces its title, as a full load does. Query changes leave the focus in
 * place.
 */
export function usePageFocus(): void {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    announce(document.title);
    if (hash === '') document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname, hash]);
}
