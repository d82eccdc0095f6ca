import { createClient } from '@bozor/contract/client.ts';
import { API_BASE, type Api } from '@bozor/web/api/api.ts';
import { browserScope } from './scope/browser-scope.ts';
import { endSession, clearGuest } from './session/end-session.ts';
import { setOnline, markAnswered } from '@bozor/web/api/online.ts';
import { keepReply } from './offline/reply-hook.ts';
import { scopeHeaders } from './scope/scope.ts';
import { readStored } from './storage.ts';
import { yieldToMain } from '@bozor/web/hydration/yield-to-main.ts';

/** The API over HTTP. Each call carries the current place, module, language, and token or guest id. */
export function createBrowserApi(): Api {
  return createClient({ base: API_BASE, fetch: watchedFetch, headers: browserHeaders, fields: guestFields });
}

function browserHeaders(): Record<string, string> {
  const token = readStored('token');
  const guestId = readStored('guest_id');
  return {
    ...scopeHeaders(browserScope(), readStored('currentLatLng')),
    ...(token !== undefined ? { authorization: `Bearer ${token}` } : guestId !== undefined && { 'x-guest-id': guestId }),
  };
}

/** Calls to which the specification gives the guest's id as a field, beside the header. Lists that are the same for everybody have none. */
const OF_A_GUEST = /^\/(auth|customer\/(cart|order(?!.*(reasons|instructions))))\//;

function guestFields({ path }: { readonly path: string }): { readonly guest_id: string } | undefined {
  const guestId = readStored('token') === undefined ? readStored('guest_id') : undefined;
  return guestId !== undefined && OF_A_GUEST.test(`${path}/`) ? { guest_id: guestId } : undefined;
}

/** A fetch that tracks from every response whether the network works, and whether token or guest id are still valid. */
const watchedFetch: typeof fetch = async (input, init) => {
  // Components send their queries all at once during hydration.
  if (isRead(init)) await yieldToMain();
  const askedAtMs = performance.now();
  // The client passes its headers as a plain object.
  const sent = (init?.headers ?? {}) as Readonly<Record<string, string>>;
  try {
    const response = await fetch(input, init);
    markAnswered(askedAtMs);
    if (response.status === 401) endSession(sent['authorization']);
    if (response.headers.has('x-guest-unknown')) clearGuest(sent['x-guest-id']);
    if (isRead(init) && response.ok) keepReply(input as string, sent, response);
    return response;
  } catch (error) {
    if (init?.signal?.aborted) throw error;
    setOnline(false);
    const kept = isRead(init) && (await findKept(input as string, sent));
    if (kept) return kept;
    throw error;
  }
};

function isRead(init: RequestInit | undefined): boolean {
  return init?.method === 'GET';
}

/** Replies are kept for documents that the service worker controls; it has kept the code that finds them too. */
async function findKept(url: string, sent: Readonly<Record<string, string>>): Promise<Response | undefined> {
  if (!(globalThis.navigator as Partial<Navigator>).serviceWorker?.controller) return undefined;
  return (await import('./offline/kept-replies.ts')).findReply(url, sent).catch(() => undefined);
}
