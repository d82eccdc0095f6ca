/** Suffix of the session storage keys of drafts. */
export const DRAFT = '-draft';

/** Removes all drafts of this tab. */
export function clearDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.endsWith(DRAFT)) sessionStorage.removeItem(key);
  } catch {
    // A browser without storage has no drafts.
  }
}
