import { Link, type LinkProps } from 'react-router';

export interface RouteLinkProps extends Omit<
  LinkProps,
  'to' | 'discover' | 'mask' | 'relative' | 'reloadDocument' | 'viewTransition' | 'defaultShouldRevalidate'
> {
  /** An address made by `urls`. */
  readonly to: string;
}

/** The router's link. The server writes the same tag by itself: what the router looks up for a click costs a tenth of a page there. */
export const RouteLink = import.meta.env.SSR ? ServerLink : (Link as typeof ServerLink);

function ServerLink({ to, prefetch: _prefetch, replace: _replace, state: _state, preventScrollReset: _reset, ...rest }: RouteLinkProps) {
  return <a {...rest} href={to} data-discover="true" />;
}
