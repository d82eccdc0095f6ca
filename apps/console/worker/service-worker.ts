import { CacheFirst, NetworkFirst, type SerwistPlugin } from 'serwist';

declare const self: ServiceWorkerGlobalScope;
/** Digest of the files of this build. */
declare const BUILD: string;
/** Hashed files of each console, by its path. */
declare const FILES: Readonly<Record<string, readonly string[]>>;

const CACHE = 'bozor-console-';
const ASSETS = '/console-assets/';
/** After so long the kept document is shown although the network may still answer. */
const PATIENCE_SECONDS = 4;
/** Path of the console that this registration serves. */
const { pathname: PLACE } = new URL(self.registration.scope);
const matchOptions = { ignoreVary: true };

/** All pages of a console are one document. */
const oneDocument: SerwistPlugin = {
  cacheKeyWillBeUsed: async () => new URL(PLACE, self.location.origin).href,
  cacheWillUpdate: async ({ response }) => (response.status === 200 && !response.redirected ? response : null),
};
const documents = new NetworkFirst({
  cacheName: CACHE + BUILD,
  networkTimeoutSeconds: PATIENCE_SECONDS,
  matchOptions,
  plugins: [oneDocument],
});
const files = new CacheFirst({ cacheName: CACHE + BUILD, matchOptions });

self.addEventListener('install', (event) => {
  void self.skipWaiting();
  event.waitUntil(keepShell(event));
});
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('message', (event) => event.waitUntil(keepFiles(event, event.data as readonly string[])));
self.addEventListener('notificationclick', (event) => event.waitUntil(openConsole(event)));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(documents.handle({ event, request }));
  else if (pathname.startsWith(ASSETS)) event.respondWith(openFile(event, request));
});

async function keepShell(event: ExtendableEvent): Promise<void> {
  const request = new Request(PLACE, { credentials: 'same-origin' });
  const document = await (await documents.handle({ event, request })).text();
  const loaded = document.match(/\/console-assets\/[\w.-]+\.(?:js|css)/g) ?? [];
  await keepFiles(event, [...new Set([...loaded, ...(FILES[PLACE] ?? [])])]);
}

/** A pressed notification leads to the console: to its open page, if there is one. */
async function openConsole({ notification }: NotificationEvent): Promise<void> {
  notification.close();
  const [open] = await self.clients.matchAll({ type: 'window' });
  await (open ? open.focus() : self.clients.openWindow(PLACE));
}

/** One after the other, so that what the person does has the network. */
async function keepFiles(event: ExtendableEvent, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const { href, origin, pathname } = new URL(name, self.location.origin);
    if (origin === self.location.origin && pathname.startsWith(ASSETS)) await openFile(event, new Request(href));
  }
}

async function openFile(event: ExtendableEvent, request: Request): Promise<Response> {
  return (await caches.match(request, matchOptions)) ?? files.handle({ event, request });
}

/** Removes the files of older builds but the one before, whose pages may still be open. */
async function takeOver(): Promise<void> {
  const older = (await caches.keys()).filter((name) => name.startsWith(CACHE) && name !== CACHE + BUILD);
  await Promise.all(older.slice(0, -1).map((name) => caches.delete(name)));
  await self.clients.claim();
}
