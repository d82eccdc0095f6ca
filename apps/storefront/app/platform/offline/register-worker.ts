/** Registers the service worker, which keeps the pages that are opened from then on. Undefined where the browser has none or refuses it. */
export async function registerWorker(): Promise<ServiceWorkerRegistration | undefined> {
  return (navigator as Partial<Navigator>).serviceWorker?.register('/service-worker.js').catch(() => undefined);
}
