import { isFrugal } from '../api/connection.ts';
import { onIdle } from './on-idle.ts';

/**
 * Prefetches, one after the other, what will probably be wanted soon: from the first interaction with the document on, each when the browser is
 * idle. Returns how to cancel it. A visit without an interaction loads only what it shows. Nothing is prefetched over a frugal connection; what
 * fails is tried again when it is wanted.
 */
export function prefetch(parts: readonly (() => Promise<unknown> | void)[]): () => void {
  let isWanted = true;
  const next = async (at: number): Promise<void> => {
    const part = parts[at];
    if (!part || !isWanted) return;
    try {
      await part();
      onIdle(() => void next(at + 1));
    } catch {
      // The network is away: no use in asking for the rest.
    }
  };
  const cancel = onFirstInteraction(() => onIdle(() => void (isFrugal() || next(0))));
  return () => {
    isWanted = false;
    cancel();
  };
}

/** Acts once somebody has begun to use the document; at once if that was before. Returns how to cancel it. */
export function onFirstInteraction(act: () => () => void): () => void {
  if (isUsed) return act();
  let cancel = () => {};
  const listening = new AbortController();
  const begin = () => {
    isUsed = true;
    listening.abort();
    cancel = act();
  };
  for (const sign of SIGNS_OF_USE) window.addEventListener(sign, begin, { capture: true, passive: true, signal: listening.signal });
  return () => {
    listening.abort();
    cancel();
  };
}

let isUsed = false;

/** Screen readers keep keys to themselves, but move the focus and scroll. */
const SIGNS_OF_USE = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'scroll', 'focusin', 'beforeprint'];
