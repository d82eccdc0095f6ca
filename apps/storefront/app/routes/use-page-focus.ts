import { announce } from '@bozor/ui/feedback/announce.ts';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** After a change of page the focus stands at its beginning and its title is said, as after a fresh load. Changes of the query alone leave the focus where it is. */
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
