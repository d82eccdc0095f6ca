import { prefersReducedData } from '../api/connection.ts';
import { onceOnline } from '../api/online.ts';
import { onceSettled } from '../navigation/navigation-state.ts';
import { onIdle } from './on-idle.ts';

/**
 * Prefetches parts that will probably be needed soon, in sequence: from the first interaction with the document on, each when the browser is
 * idle and online and no page is loading. Returns a function that cancels it. A visit without an interaction loads only the parts it shows.
 * Nothing is prefetched for users who reduce their data; a failed part is retried when it is needed.
 */
export function prefetch(parts: readonly (() => Promise<unknown> | void)[]): () => void {
  const [part, ...rest] = parts;
  if (!part) return () => {};
  let isWanted = true;
  let cancelRest = () => {};
  const fetchPart = async () => {
    if (prefersReducedData()) return;
    try {
      await part();
      if (isWanted) cancelRest = prefetch(rest);
    } catch {
      // The network is down, so the rest would fail too.
    }
  };
  const cancel = onFirstInteraction(() => {
    const cancels: (() => void)[] = [];
    const fetchOnline = () => cancels.push(onceOnline(() => void fetchPart()));
    cancels.push(onIdle(() => cancels.push(onceSettled(fetchOnline))));
    return () => cancels.forEach((cancel) => cancel());
  });
  return () => {
    isWanted = false;
    cancel();
    cancelRest();
  };
}

/** Calls `act` on the first interaction with the document, or at once if that was before. Returns a function that cancels it. */
export function onFirstInteraction(act: () => () => void): () => void {
  if (isUsed) return act();
  let cancel = () => {};
  const listening = new AbortController();
  const begin = () => {
    isUsed = true;
    listening.abort();
    cancel = act();
  };
  for (const sign of INTERACTION_EVENTS) window.addEventListener(sign, begin, { capture: true, passive: true, signal: listening.signal });
  return () => {
    listening.abort();
    cancel();
  };
}

let isUsed = false;

/** Screen readers keep keys to themselves, but move the focus and scroll. */
const INTERACTION_EVENTS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'scroll', 'focusin', 'beforeprint'];
