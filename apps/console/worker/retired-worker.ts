declare const self: ServiceWorkerGlobalScope;

/** Takes the place of the service worker where the operator has switched kept pages off (`OFFLINE_PAGES`). It answers no requests. */
self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(retire()));

async function retire(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith('bozor-console-'));
  await Promise.all(names.map((name) => caches.delete(name)));
  await self.clients.claim();
}
export {};
