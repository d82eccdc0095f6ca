import { useEffect, useEffectEvent } from 'react';
import { createPath, useBlocker, useLocation, useNavigate, type BlockerFunction, type Location } from 'react-router';
import { openDocument } from '@bozor/web/navigation/open-document.ts';
import { isOnline, useOnline } from '@bozor/web/api/online.ts';
import { reachServer } from '@bozor/web/api/reach-server.ts';
import { interceptReload } from '@bozor/web/navigation/reload-document.ts';
import { wasShown } from './route-data-cache.ts';

/**
 * Blocks the navigation to a page that was not shown yet while there is no network, and lets it proceed once there is. Its address meanwhile.
 * The router would reload the document when it cannot load the page's code, and the browser show its own error page.
 */
export function useUnreachablePage(): string | undefined {
  const blocker = useBlocker(isUnreachable);
  const isBack = useOnline();
  useLostCode();
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    // One failed call is enough to count as offline, which may be over by now.
    if (!isBack) void reachServer();
    else if (hasLostCode) void openDocument(createPath(blocker.location));
    else blocker.proceed();
  }, [blocker, isBack]);
  return blocker.state === 'blocked' ? createPath(blocker.location) : undefined;
}

/** In this document the router waits for code that it could not load, at every navigation to it; a new document does not. */
let hasLostCode = false;

/** Target of the navigation under way; the router's own state of it is rendered in a transition, after its code may have been lost. */
let asked: Location | undefined;

const isUnreachable: BlockerFunction = ({ currentLocation, nextLocation }) => {
  const isUnknown = isNew(currentLocation, nextLocation);
  const isBlocked = isUnknown && (hasLostCode || !isOnline());
  asked = isUnknown && !isBlocked ? nextLocation : undefined;
  return isBlocked;
};

function isNew({ pathname: current }: Location, { pathname, search }: Location): boolean {
  return pathname !== current && !wasShown(pathname + search);
}

/**
 * Acts when the code of a page did not come although the network seemed to work, which the router answers with a reload. Without an answer of
 * the server the navigation starts again, to be blocked as unreachable. With one the code is gone, as after a release, and the document of the
 * page is opened.
 */
function useLostCode(): void {
  const navigate = useNavigate();
  const shown = useLocation();
  useEffect(() => {
    asked = undefined;
  }, [shown]);
  const recover = useEffectEvent(async () => {
    const isReached = await reachServer();
    const next = asked;
    // A prefetch has lost its code; nothing is shown for it.
    if (!next) return;
    hasLostCode = true;
    if (isReached) await openDocument(createPath(next));
    else void navigate(next, { replace: isInAddressBar(next), state: next.state as unknown });
  });
  useEffect(() => interceptReload(() => void recover()), []);
}

/** Going back or forward changes the address before the page is loaded. */
function isInAddressBar({ pathname, search }: Location): boolean {
  return pathname === window.location.pathname && search === window.location.search;
}
