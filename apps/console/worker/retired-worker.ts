const worker = self as unknown as ServiceWorkerGlobalScope;

/** Takes the place of the service worker where the operator has switched kept pages off (`OFFLINE_PAGES`). It answers no requests. */
worker.addEventListener('install', () => void worker.skipWaiting());
worker.addEventListener('activate', (event) => event.waitUntil(retire()));

async function retire(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith('bozor-console-'));
  await Promise.all(names.map((name) => caches.delete(name)));
  await worker.clients.claim();
}
