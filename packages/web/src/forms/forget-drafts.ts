/** Drafts are kept for the tab under keys with this end. */
export const DRAFT = '-draft';

/** Removes all drafts of this tab. */
export function forgetDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.endsWith(DRAFT)) sessionStorage.removeItem(key);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
