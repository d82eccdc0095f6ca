import { createStore, get } from 'idb-keyval';
import type { Tap } from './tap.ts';

/** Key of the taps in their store. */
export const TAPS = 'taps';

export const openTaps = () => createStore('bozor-console', 'outbox');

/** Whether this device keeps taps. A browser that forbids the store keeps none beyond the page. */
export async function hasTaps(): Promise<boolean> {
  try {
    return ((await get<readonly Tap[]>(TAPS, openTaps()))?.length ?? 0) > 0;
  } catch {
    return false;
  }
}
