import type { MiddlewareFunction } from 'react-router';
import type { OverlayName } from './overlays.ts';

/** An overlay of a history entry. */
export interface EntryOverlay {
  readonly name: OverlayName;
  /** Only of an overlay that is opened again when its entry is. */
  readonly props?: object;
}

/** Overlays of the current history entry, the latest last; none in the entry of a page alone. */
export function overlaysOfEntry(): readonly EntryOverlay[] {
  return (window.history.state as { overlays?: readonly EntryOverlay[] } | null)?.overlays ?? [];
}

/** Follows the history from the first overlay on; its code is loaded with that. */
interface HistoryFollower {
  readonly onPop: (event: PopStateEvent) => void;
  readonly leave: (pathname?: string) => Promise<void>;
}

let follower: HistoryFollower | undefined;

export function setHistoryFollower(next: HistoryFollower | undefined): void {
  follower = next;
}

/** Lets overlays see a step of the history before the router. Called before the router is made, since listeners are called in their order. */
export function listenBeforeRouter(): void {
  window.addEventListener('popstate', (event) => follower?.onPop(event));
}

/**
 * Resolves when the history has no entry of a closed overlay any more, so that a navigation may follow: going back is asynchronous, and
 * would take a later navigation back with it. `pathname` is that of the next page; without one the document is left. An overlay that stays
 * open loses its entry too if the next page closes it.
 */
export async function overlayEntriesLeft(pathname?: string): Promise<void> {
  await follower?.leave(pathname);
}

/** Lets the router open a page once the entries of closed overlays are left. */
export const overlayEntriesFirst: MiddlewareFunction = async ({ request }, next) => {
  const results = await next();
  if (!request.signal.aborted) await follower?.leave(new URL(request.url).pathname);
  return results;
};
