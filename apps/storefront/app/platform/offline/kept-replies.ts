import { REPLIES_CACHE } from './kept-pages.ts';
import { markKept } from './kept-since.ts';

type Sent = Readonly<Record<string, string>>;

/**
 * Replies that the kept pages show: the catalogue, the cart, orders and their tracking, the customer's name. Never sign-in, payments, the wallet,
 * messages or events.
 */
const KEPT = new RegExp(
  `^/api/v1/(${[
    'config|module|landing-page|banners|categories(/.+)?|common-condition(/.+)?|coupon/list|flash-sales(/.+)?|campaigns/.+',
    'advertisement/list|brand|other-banners(/.+)?|parcel-category|pages/.+',
    'stores/.+|items/(?!item-or-store-search|search).+',
    'customer/(cart/list|cart/parked|info|visit-again|wish-list|order/(list|running-orders|details|track|of-device|cancellation-reasons))',
  ].join('|')})$`,
);
const MOST_REPLIES = 150;
const LARGEST_BYTES = 500_000;
const KEPT_AT = 'x-kept-at';

/** Keeps a reply; failures of the storage, such as a full one, are ignored. */
export function keepReply(url: string, sent: Sent, response: Response): void {
  if (!isKept(url, sent)) return;
  const copy = response.bodyUsed ? undefined : response.clone();
  if (copy) writing = writing.then(() => write(url, sent, copy)).catch(() => undefined);
}

/** Returns the last reply to a request of the same identity, place, module and language, and says how old it is. */
export async function findReply(url: string, sent: Sent): Promise<Response | undefined> {
  if (!isKept(url, sent)) return undefined;
  const found = await caches.match(keyOf(url, sent), { cacheName: await cacheOf(sent) });
  if (found) markKept(Number(found.headers.get(KEPT_AT)));
  return found;
}

/** Removes the replies of every identity but this one. */
export async function removeOthersReplies(sent: Sent): Promise<void> {
  const own = await cacheOf(sent);
  const names = (await caches.keys()).filter((name) => name.startsWith(REPLIES_CACHE) && name !== own);
  await Promise.all(names.map((name) => caches.delete(name)));
}

let writing: Promise<unknown> = Promise.resolve();

async function write(url: string, sent: Sent, response: Response): Promise<void> {
  const body = await response.text();
  if (body.length > LARGEST_BYTES) return;
  const cache = await caches.open(await cacheOf(sent));
  const headers = { 'content-type': 'application/json', [KEPT_AT]: String(Date.now()) };
  await cache.put(keyOf(url, sent), new Response(body, { headers }));
  const keys = await cache.keys();
  // In the order of their last writing.
  await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST_REPLIES)).map((key) => cache.delete(key)));
}

function isKept(url: string, sent: Sent): boolean {
  return sent['accept'] === 'application/json' && KEPT.test(new URL(url, window.location.origin).pathname);
}

/** The point is left out: the last distances are better than none. */
function keyOf(url: string, sent: Sent): string {
  const scope = [sent['zoneid'], sent['moduleid'], sent['x-localization']].join(' ');
  const open = url.replace(/([?&])guest_id=[^&]*&?/, '$1').replace(/[?&]$/, '');
  return `${open}${open.includes('?') ? '&' : '?'}kept-for=${encodeURIComponent(scope)}`;
}

/** Named by a digest of the token or guest id, so that nobody finds the replies of somebody else. */
async function cacheOf(sent: Sent): Promise<string> {
  const identity = sent['authorization'] ?? sent['x-guest-id'] ?? '';
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(identity));
  return REPLIES_CACHE + [...new Uint8Array(digest).subarray(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
