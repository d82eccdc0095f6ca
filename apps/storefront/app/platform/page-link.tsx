import { Link, type LinkProps } from 'react-router';
import { isFrugal } from './connection.ts';

interface PageLinkProps extends Omit<LinkProps, 'to' | 'prefetch'> {
  /** An address made by `urls`. */
  readonly to: string;
}

/** A link to a page of the shop, which is fetched on hover, focus or touch unless the connection is frugal. */
export function PageLink(props: PageLinkProps) {
  return <Link {...props} prefetch={isFrugal() ? 'none' : 'intent'} />;
}
