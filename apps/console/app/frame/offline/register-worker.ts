import { onIdle } from '@bozor/web/hydration/on-idle.ts';

const ADDRESS = '/console-worker.js';
/** A first visit has its network for itself until then. */
const PAUSE_MS = 3_000;

/** Registers the service worker of a console, which opens its pages without a network, once the page is idle. Returns how to cancel it. */
export function registerWorker(scope: string): () => void {
  const container = (navigator as Partial<Navigator>).serviceWorker;
  if (!container || !import.meta.env.PROD) return () => {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = onIdle(() => {
    timer = setTimeout(() => void register(container, scope), PAUSE_MS);
  });
  return () => {
    cancel();
    clearTimeout(timer);
  };
}

/** Gives the worker the files that this page has loaded, so that it has those of its language, and again those until the page is the worker's. */
async function register(container: ServiceWorkerContainer, scope: string): Promise<void> {
  const tell = (worker: ServiceWorker | null) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no target origin
    worker?.postMessage(performance.getEntriesByType('resource').map(({ name }) => name));
  };
  container.addEventListener('controllerchange', () => tell(container.controller), { once: true });
  try {
    const { installing, waiting, active } = await container.register(ADDRESS, { scope });
    tell(installing ?? waiting ?? active);
  } catch {
    // The browser refuses workers: the pages need a network then.
  }
}
