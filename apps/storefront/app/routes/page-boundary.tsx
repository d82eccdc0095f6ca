import { useEffect, useRef, useState } from 'react';
import { isRouteErrorResponse, Outlet, useNavigation, useRouteError } from 'react-router';
import { reloadDocument } from '@bozor/web/navigation/reload-document.ts';
import { isNetworkFault, setOnline, useOnline } from '@bozor/web/api/online.ts';
import { useUnreachablePage } from '../platform/pages/use-unreachable-page.ts';
import { ProblemPage } from './problem-page.tsx';

/** Error boundary of the page, so that header and footer stay. */
export default function PageBoundary() {
  const wanted = useUnreachablePage();
  return wanted === undefined ? <Outlet /> : <ProblemPage status={0} wanted={wanted} />;
}

/**
 * After a network failure, which may be detected only after the page has failed, the page reloads when the network is back. It does so only
 * once in a row: a page that fails again has another cause.
 */
export function ErrorBoundary() {
  const error = useRouteError();
  const isFault = isNetworkFault(error);
  const isOnline = useOnline();
  const wanted = useUnreachablePage();
  const isLeaving = useNavigation().state !== 'idle' || wanted !== undefined;
  const [isLost, setLost] = useState(isFault || !isOnline);
  const wasAway = useRef(false);
  if (!isOnline && !isLost) setLost(true);
  useEffect(() => {
    if (isFault) setOnline(false);
  }, [isFault]);
  useEffect(() => {
    if (!isOnline) wasAway.current = true;
    else if (!wasAway.current || isLeaving) return;
    else if (hasJustReloaded()) setLost(false);
    else void reloadDocument();
  }, [isOnline, isLeaving]);
  if (isLost || wanted !== undefined) return <ProblemPage status={0} wanted={wanted} />;
  return <ProblemPage status={isRouteErrorResponse(error) ? error.status : 500} />;
}

function hasJustReloaded(): boolean {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return load?.type === 'reload' && performance.now() < SOON_MS;
}

const SOON_MS = 30_000;
