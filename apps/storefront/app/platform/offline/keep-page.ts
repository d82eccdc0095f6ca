import { registerWorker } from './register-worker.ts';
import { isOwnPage, OFFLINE_PATH, PAGES_CACHE, isKeptPage, type KeepMessage } from './kept-pages.ts';

/**
 * Registers the service worker and returns it once it is active. Undefined where the browser has none or forbids storage; what was kept
 * before is then removed.
 */
export async function startWorker(): Promise<ServiceWorker | undefined> {
  if (!('serviceWorker' in navigator) || !window.isSecureContext) return undefined;
  if (!mayStore()) {
    const registrations = await navigator.serviceWorker.getRegistrations();
    await Promise.all(registrations.map((each) => each.unregister()));
    await Promise.all((await caches.keys()).map((name) => caches.delete(name))).catch(() => undefined);
    return undefined;
  }
  const registration = await registerWorker();
  if (!registration) return undefined;
  const { active } = await navigator.serviceWorker.ready;
  if (active && !cameThroughWorker()) send(active, { page: addressOf(window.location), files: filesOfDocument() });
  return active ?? undefined;
}

/** Whether a worker that keeps pages is installed, not the one that retires it. */
export async function isKeeping(): Promise<boolean> {
  return (await caches.keys()).some((name) => name.startsWith(PAGES_CACHE) || name.startsWith('files-'));
}

/** Has the worker keep a page that was opened without loading its document. */
export function keepPage(worker: ServiceWorker, address: string): void {
  if (isKeptPage(new URL(address, window.location.origin))) send(worker, { page: address });
}

/** A page that was kept. */
export interface KeptPage {
  readonly address: string;
  readonly title: string;
}

/** Pages that can be opened without a network, the last kept first. */
export async function listKeptPages(): Promise<readonly KeptPage[]> {
  const found = new Map<string, KeptPage>();
  await eachKept(async (request, cache) => {
    const address = addressOf(new URL(request.url));
    const html = await (await cache.match(request, { ignoreVary: true }))?.text();
    const { title } = new DOMParser().parseFromString(/<title>[^<]*<\/title>/.exec(html ?? '')?.[0] ?? '', 'text/html');
    if (title && address !== OFFLINE_PATH) found.set(address, { address, title: title.replace(/ · [^·]*$/, '') });
  });
  return [...found.values()].toReversed();
}

/** Whether the page of an address was kept. */
export async function isPageKept(address: string): Promise<boolean> {
  let isKept = false;
  await eachKept(async ({ url }) => void (isKept ||= addressOf(new URL(url)) === address));
  return isKept;
}

/** Removes kept pages whose addresses name something of a customer. */
export async function removeOwnPages(): Promise<void> {
  await eachKept(async (request, cache) => {
    if (isOwnPage(new URL(request.url))) await cache.delete(request, { ignoreVary: true });
  });
}

async function eachKept(act: (request: Request, cache: Cache) => Promise<void>): Promise<void> {
  for (const name of await caches.keys()) {
    if (!name.startsWith(PAGES_CACHE)) continue;
    const cache = await caches.open(name);
    for (const request of await cache.keys()) await act(request, cache);
  }
}

function send(worker: ServiceWorker, message: KeepMessage): void {
  worker.postMessage(message, []);
}

/** Whether the worker has seen this document; it did not see one that was opened before it took over. */
function cameThroughWorker(): boolean {
  const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return document !== undefined && document.workerStart > 0;
}

function filesOfDocument(): readonly string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === window.location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname);
}

function addressOf({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string {
  return pathname + search;
}

/** A visitor who forbids storage wants nothing kept. */
function mayStore(): boolean {
  try {
    window.localStorage.setItem('probe', '');
    window.localStorage.removeItem('probe');
    return true;
  } catch {
    return false;
  }
}
