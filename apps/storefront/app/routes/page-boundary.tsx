import { useEffect, useState } from 'react';
import { isRouteErrorResponse, Outlet, useRouteError } from 'react-router';
import { useOnline } from '../platform/online.ts';
import { ProblemPage } from './problem-page.tsx';

/** Catches what a page could not do, so that header and footer stay. */
export default function PageBoundary() {
  return <Outlet />;
}

/** Where the network was away, the page comes when it is back. */
export function ErrorBoundary() {
  const error = useRouteError();
  const isOnline = useOnline();
  const [isLost] = useState(!isOnline);
  useEffect(() => {
    if (isLost && isOnline) window.location.reload();
  }, [isLost, isOnline]);
  return <ProblemPage status={isLost ? 0 : isRouteErrorResponse(error) ? error.status : 500} />;
}
