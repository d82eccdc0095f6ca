import { useEffect, useRef, useState } from 'react';
import { isRouteErrorResponse, Outlet, useRouteError } from 'react-router';
import { isNetworkFault, setOnline, useOnline } from '@bozor/web/api/online.ts';
import { ProblemPage } from './problem-page.tsx';

/** Catches what a page could not do, so that header and footer stay. */
export default function PageBoundary() {
  return <Outlet />;
}

/**
 * Where the network was away, which may be noticed only after the page has failed, the page comes when it is back; not twice at once, for what
 * still cannot be had then is not away for want of a network.
 */
export function ErrorBoundary() {
  const error = useRouteError();
  const isFault = isNetworkFault(error);
  const isOnline = useOnline();
  const [isLost, setLost] = useState(isFault || !isOnline);
  const wasAway = useRef(false);
  if (!isOnline && !isLost) setLost(true);
  useEffect(() => {
    if (isFault) setOnline(false);
  }, [isFault]);
  useEffect(() => {
    if (!isOnline) wasAway.current = true;
    else if (wasAway.current && hasJustReloaded()) setLost(false);
    else if (wasAway.current) window.location.reload();
  }, [isOnline]);
  return <ProblemPage status={isLost ? 0 : isRouteErrorResponse(error) ? error.status : 500} />;
}

function hasJustReloaded(): boolean {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return load?.type === 'reload' && performance.now() < SOON_MS;
}

const SOON_MS = 30_000;
