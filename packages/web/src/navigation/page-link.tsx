import { RouteLink, type RouteLinkProps } from './route-link.tsx';
import { useMayPrefetch } from './use-may-prefetch.ts';

/** Link to a page, prefetched on hover, focus or touch. */
export function PageLink(props: Omit<RouteLinkProps, 'prefetch'>) {
  return <RouteLink {...props} prefetch={useMayPrefetch() ? 'intent' : 'none'} />;
}
