import { showsListing } from '@bozor/domain/catalogue/listing.ts';
import { matchPage } from '../pages/match-page.ts';
import type { PageName } from '../pages/pages.ts';

/** Caches of the service worker; their names go on with the build. */
export const PAGES_CACHE = 'pages-';
export const FILES_CACHE = 'files-';
/** Caches of API replies; their names go on with a digest of the identity that they were sent to. */
export const REPLIES_CACHE = 'replies-';

/** Page shown for an address that was not kept; the address stands in its fragment. */
export const OFFLINE_PATH = '/offline';

/** A message of the page to the service worker. */
export interface KeepMessage {
  /** Address of a page to fetch and keep. */
  readonly page?: string;
  /** Addresses of hashed files to keep. */
  readonly files?: readonly string[];
}

const KEPT: ReadonlySet<PageName> = new Set([
  'landing',
  'home',
  'categories',
  'category',
  'latestStores',
  'popularStores',
  'topOfferStores',
  'store',
  'product',
  'trackOrder',
  'helpAndSupport',
]);

/**
 * Whether a page is kept for a visit without a network: what was browsed, orders and their tracking. Never the checkout, payments, the wallet
 * or sign-in. Its HTML holds nothing personal, since the server renders only the frame of personal pages.
 */
export function isKeptPage({ pathname, search }: Pick<URL, 'pathname' | 'search'>): boolean {
  // `pageQuery` stands beside hooks of React, which the worker does without.
  const valueOf = (name: string) => new RegExp(`[?&]${name}=([^&]*)`).exec(search)?.[1];
  if (valueOf('payment') !== undefined || valueOf('flag') !== undefined) return false;
  const name = matchPage(pathname)?.name;
  if (name === 'profile') return valueOf('page') === 'my-orders';
  if (name === 'home') return !showsListing(valueOf('data_type'));
  return name !== undefined && KEPT.has(name);
}

/** Whether the address of a kept page names something of one customer, such as an order. Those are removed with the customer. */
export function isOwnPage({ pathname }: Pick<URL, 'pathname'>): boolean {
  return matchPage(pathname)?.page.personal ?? true;
}

/** Paths of the shop's server that are no pages of the storefront: the API, files, consoles. */
const NO_PAGE = /^\/(api|media|tiles|assets|\w+-assets|console|store-console|courier|healthz|readyz)(\/|$)|\.\w{2,11}$/;

export function isStorefrontPath(pathname: string): boolean {
  return !NO_PAGE.test(pathname);
}
