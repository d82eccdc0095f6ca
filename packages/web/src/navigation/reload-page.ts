import { notify, type Notice } from '../overlays/notices.ts';

const KEY = 'said-after-reload';

/**
 * Loads the page anew and says there what has changed. A browser that keeps nothing would forget what has changed as well: there it
 * answers false and leaves the page as it is.
 */
export function reloadPage(notice: Notice): boolean {
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify(notice));
    window.localStorage.setItem(KEY, '');
    window.localStorage.removeItem(KEY);
  } catch {
    return false;
  }
  window.location.reload();
  return true;
}

/** Says what the page before this one has left to be said, once. */
export function saidAfterReload(): void {
  try {
    const kept = window.sessionStorage.getItem(KEY);
    if (kept === null) return;
    window.sessionStorage.removeItem(KEY);
    notify(JSON.parse(kept) as Notice);
  } catch {
    // Nothing that was kept can be read: there is nothing to say.
  }
}
