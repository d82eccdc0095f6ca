import { reloadDocument } from './reload-document.ts';
import { notify, type Notice } from '../overlays/notices.ts';

const KEY = 'said-after-reload';

/**
 * Reloads the page and shows `notice` afterwards. Without storage the reload would also lose the change itself, so it then returns false
 * and does nothing.
 */
export function reloadPage(notice: Notice): boolean {
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify(notice));
    window.localStorage.setItem(KEY, '');
    window.localStorage.removeItem(KEY);
  } catch {
    return false;
  }
  void reloadDocument();
  return true;
}

/** Shows the notice that the previous page left, once. */
export function showNoticeAfterReload(): void {
  try {
    const stored = window.sessionStorage.getItem(KEY);
    if (stored === null) return;
    window.sessionStorage.removeItem(KEY);
    notify(JSON.parse(stored) as Notice);
  } catch {
    // Unreadable storage holds no notice.
  }
}
