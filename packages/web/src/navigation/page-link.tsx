import { isFrugal } from '../api/connection.ts';
import { RouteLink, type RouteLinkProps } from './route-link.tsx';

/** A link to a page of the shop, which is fetched on hover, focus or touch unless the connection is frugal. */
export function PageLink(props: Omit<RouteLinkProps, 'prefetch'>) {
  return <RouteLink {...props} prefetch={isFrugal() ? 'none' : 'intent'} />;
}
