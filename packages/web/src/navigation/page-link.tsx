import { isFrugal } from '../api/connection.ts';
import { RouteLink, type RouteLinkProps } from './route-link.tsx';

/** Link to a page, prefetched on hover, focus or touch unless the connection saves data. */
export function PageLink(props: Omit<RouteLinkProps, 'prefetch'>) {
  return <RouteLink {...props} prefetch={isFrugal() ? 'none' : 'intent'} />;
}
