import { isRouteErrorResponse, Outlet, useRouteError } from 'react-router';
import { ProblemPage } from './problem-page.tsx';

/** Catches what a page could not do, so that header and footer stay. */
export default function PageBoundary() {
  return <Outlet />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  return <ProblemPage status={isRouteErrorResponse(error) ? error.status : 500} />;
}
