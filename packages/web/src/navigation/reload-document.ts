import { overlayEntriesLeft } from '../overlays/overlay-entries.ts';

let isWanted = false;

/** Reloads the document, once the history has no entry of a closed overlay, although the reloads of others are intercepted. */
export async function reloadDocument(): Promise<void> {
  await overlayEntriesLeft();
  isWanted = true;
  window.location.reload();
}

/**
 * Calls `onReload` instead of a reload that another script starts. The only such script is the router's: it reloads when it cannot load the
 * code of a page, also of one that it merely prefetches, and without a network the browser then shows its own error page. Reloads by the
 * person raise no event. Browsers without the Navigation API reload. In development the bundler reloads too.
 */
export function interceptReload(onReload: () => void): () => void {
  if (import.meta.hot || !('navigation' in window)) return () => {};
  const intercept = (event: NavigateEvent) => {
    if (event.navigationType !== 'reload' || isWanted || !event.cancelable) return;
    event.preventDefault();
    onReload();
  };
  window.navigation.addEventListener('navigate', intercept);
  return () => window.navigation.removeEventListener('navigate', intercept);
}
