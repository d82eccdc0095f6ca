import { listenToPush } from './push.ts';

declare const self: ServiceWorkerGlobalScope;

/**
 * Takes the place of the service worker where the operator has switched kept pages off (`OFFLINE_PAGES`), and in development. It answers no
 * requests and empties the caches; push messages go on.
 */
self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(retire()));
listenToPush();

async function retire(): Promise<void> {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  await self.registration.navigationPreload?.disable();
  await self.clients.claim();
}
