import { useEffect } from 'react';
import { useBlocker, type BlockerFunction } from 'react-router';
import { wasShown } from './route-data-cache.ts';
import { isOnline, setOnline, useOnline } from '@bozor/web/api/online.ts';

/**
 * Blocks the navigation to a page that was not shown yet while there is no network, and lets it proceed once there is. True meanwhile.
 * The router would reload the document when it cannot load the page's code, and the browser show its own error page.
 */
export function useUnreachablePage(): boolean {
  const blocker = useBlocker(isUnreachable);
  const isBack = useOnline();
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (isBack) blocker.proceed();
    // One failed call is enough to count as offline, which may be over by now.
    else fetch('/manifest.webmanifest', { method: 'HEAD', cache: 'no-store' }).then(() => setOnline(true), nothing);
  }, [blocker, isBack]);
  return blocker.state === 'blocked';
}

const isUnreachable: BlockerFunction = ({ currentLocation, nextLocation: { pathname, search } }) =>
  !isOnline() && pathname !== currentLocation.pathname && !wasShown(pathname + search);

const nothing = () => {};
