import { prefersReducedData } from '../api/connection.ts';
import { useOnline } from '../api/online.ts';
import { RouteLink, type RouteLinkProps } from './route-link.tsx';

/**
 * Link to a page, prefetched on hover, focus or touch unless the connection saves data. Not while offline: the router reloads the document when
 * it cannot load the code of a page that it prefetches.
 */
export function PageLink(props: Omit<RouteLinkProps, 'prefetch'>) {
  const isOnline = useOnline();
  return <RouteLink {...props} prefetch={prefersReducedData() || !isOnline ? 'none' : 'intent'} />;
}
