import { CacheFirst, ExpirationPlugin, NetworkFirst, type SerwistPlugin } from 'serwist';
import {
  FILES_CACHE,
  isKeptPage,
  isStorefrontPath,
  OFFLINE_PATH,
  PAGES_CACHE,
  type KeepMessage,
} from '../app/platform/offline/kept-pages.ts';
import { listenToPush } from './push.ts';

declare const self: ServiceWorkerGlobalScope;
/** Digest of the files of this build. */
declare const BUILD: string;

const WEEK_SECONDS = 7 * 86_400;
/** After so long a kept page is shown although the network may still answer. */
const PATIENCE_SECONDS = 4;
const MOST_PAGES = 30;
/** The variants of a page differ by cookies, which no request shows; `inLanguage` tells them apart. */
const matchOptions = { ignoreVary: true };

const onlyWholePages: SerwistPlugin = {
  cacheWillUpdate: async ({ response }) => (isWholePage(response) ? response : null),
};
const inLanguage: SerwistPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse }) => ((await isOfCustomer(cachedResponse)) ? cachedResponse : null),
};
const pages = new NetworkFirst({
  cacheName: PAGES_CACHE + BUILD,
  networkTimeoutSeconds: PATIENCE_SECONDS,
  matchOptions,
  plugins: [
    onlyWholePages,
    inLanguage,
    new ExpirationPlugin({ maxEntries: MOST_PAGES, maxAgeSeconds: WEEK_SECONDS, purgeOnQuotaError: true, matchOptions }),
  ],
});
const files = new CacheFirst({ cacheName: FILES_CACHE + BUILD, matchOptions });

self.addEventListener('install', (event) => {
  void self.skipWaiting();
  event.waitUntil(keepOfflinePage(event));
});
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('message', (event) => event.waitUntil(keep(event, event.data as KeepMessage)));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate' && isStorefrontPath(pathname)) event.respondWith(openPage(event));
  else if (pathname.startsWith('/assets/')) event.respondWith(openFile(event, request));
});
listenToPush();

/** Removes the caches of all builds but this one and the one before, whose pages may still be open. */
async function takeOver(): Promise<void> {
  const names = await caches.keys();
  for (const kind of [PAGES_CACHE, FILES_CACHE]) {
    const older = names.filter((name) => name.startsWith(kind) && name !== kind + BUILD);
    await Promise.all(older.slice(0, -1).map((name) => caches.delete(name)));
  }
  await choosePreload();
  await self.clients.claim();
}

/** Firefox shows its own error page when a preload fails, whatever the worker answers (GoogleChrome/workbox#3134). */
async function choosePreload(): Promise<void> {
  const { navigationPreload } = self.registration;
  if (navigator.userAgent.includes('Firefox/')) await navigationPreload?.disable();
  else await navigationPreload?.enable();
}

async function openPage(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const url = new URL(request.url);
  const isKept = isKeptPage(url);
  try {
    const response = isKept
      ? await pages.handle({ event, request })
      : (((await event.preloadResponse) as Response) ?? (await fetch(request)));
    event.waitUntil(followLanguage(event, response));
    return response;
  } catch {
    const earlier = isKept ? await caches.match(request, matchOptions) : undefined;
    if (earlier && (await isOfCustomer(earlier))) return earlier;
    return url.pathname === OFFLINE_PATH ? ((await offlinePage()) ?? Response.error()) : Response.redirect(offlineAddress(url));
  }
}

function offlineAddress({ pathname, search }: URL): string {
  return `${OFFLINE_PATH}#${pathname}${search}`;
}

async function openFile(event: ExtendableEvent, request: Request): Promise<Response> {
  return (await caches.match(request, matchOptions)) ?? files.handle({ event, request });
}

async function keep(event: ExtendableEvent, { page, files: names = [] }: KeepMessage): Promise<void> {
  const url = page === undefined ? undefined : new URL(page, self.location.origin);
  if (url && isKeptPage(url)) {
    const request = new Request(url, { credentials: 'same-origin' });
    const response = await pages.handle({ event, request });
    await followLanguage(event, response);
    await keepFiles(event, filesOf(await response.text()));
  }
  await keepFiles(event, names);
}

/** One after the other, so that a page which is being loaded has the network. */
async function keepFiles(event: ExtendableEvent, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const { href, origin, pathname } = new URL(name, self.location.origin);
    if (origin === self.location.origin && pathname.startsWith('/assets/')) await openFile(event, new Request(href));
  }
}

function filesOf(html: string): readonly string[] {
  return [...new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css)/g))];
}

/** A page without a complete set of data has `no-store`. */
function isWholePage({ status, redirected, headers }: Response): boolean {
  const isHtml = headers.get('content-type')?.startsWith('text/html') ?? false;
  return status === 200 && !redirected && isHtml && !headers.get('cache-control')?.includes('no-store');
}

/** Keeps the offline page anew once pages come in another language than its own. */
async function followLanguage(event: ExtendableEvent, response: Response): Promise<void> {
  const language = languageOf(response);
  if (language !== null && language !== languageOf(await offlinePage())) await keepOfflinePage(event);
}

async function keepOfflinePage(event: ExtendableEvent): Promise<void> {
  const response = await fetch(OFFLINE_PATH, { credentials: 'same-origin' });
  if (!isWholePage(response)) return;
  await (await caches.open(FILES_CACHE + BUILD)).put(OFFLINE_PATH, response.clone());
  await keepFiles(event, filesOf(await response.text()));
}

function offlinePage(): Promise<Response | undefined> {
  return caches.match(OFFLINE_PATH, { ...matchOptions, cacheName: FILES_CACHE + BUILD });
}

/** Whether a kept page is in the customer's present language, which is that of the offline page. */
async function isOfCustomer(kept: Response | undefined): Promise<boolean> {
  const language = languageOf(await offlinePage());
  return kept !== undefined && (language === null || languageOf(kept) === language);
}

function languageOf(response: Response | undefined): string | null {
  return response?.headers.get('content-language') ?? null;
}
