import { isFrugal } from '../api/connection.ts';

/**
 * Fetches, one after the other, what will probably be wanted soon, once the page has stood for `afterMs` and the browser has nothing
 * better to do. Returns its end. Nothing is fetched ahead over a frugal connection; what fails is tried again when it is wanted.
 */
export function prefetchOnIdle(parts: readonly (() => Promise<unknown> | void)[], afterMs = 0): () => void {
  let isWanted = true;
  const next = async (at: number): Promise<void> => {
    const part = parts[at];
    if (!part || !isWanted) return;
    try {
      await part();
      rest(() => void next(at + 1));
    } catch {
      // The network is away: no use in asking for the rest.
    }
  };
  // What a connection is like is asked of another process, so it can wait as well.
  const start = () => rest(() => void (isFrugal() || next(0)));
  const forget = onceLoaded(() => void (afterMs > 0 ? setTimeout(start, afterMs) : start()));
  return () => {
    isWanted = false;
    forget();
  };
}

/**
 * Fetches ahead what somebody may press on any page: as soon as they touch it, and when it has stood for a while. Before that the page has
 * the browser for itself: each file of it, asked for while the page comes alive, takes time from that.
 */
export function prefetchOnInteraction(parts: readonly (() => Promise<unknown> | void)[]): () => void {
  const unused = new AbortController();
  let forget = () => {};
  const begin = () => {
    clearTimeout(patience);
    unused.abort();
    forget = prefetchOnIdle(parts);
  };
  const patience = setTimeout(begin, UNUSED_MS);
  for (const sign of SIGNS_OF_USE) window.addEventListener(sign, begin, { capture: true, passive: true, signal: unused.signal });
  return () => {
    clearTimeout(patience);
    unused.abort();
    forget();
  };
}

const UNUSED_MS = 4000;
const SIGNS_OF_USE = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown'];

/** Does what can wait once the page is there and the browser has nothing better to do. Returns its end. */
export function onIdle(act: () => void): () => void {
  let isWanted = true;
  const forget = onceLoaded(() => rest(() => isWanted && act()));
  return () => {
    isWanted = false;
    forget();
  };
}

function onceLoaded(begin: () => void): () => void {
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true });
  return () => window.removeEventListener('load', begin);
}

/** Safari has no idle time to offer. */
function rest(act: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(act, { timeout: 5000 });
  else setTimeout(act, 300);
}
