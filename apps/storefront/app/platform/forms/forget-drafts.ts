import { onStored, readStored } from '../storage.ts';

/** What is typed and not sent yet is kept for the tab under keys with this end. */
export const DRAFT = '-draft';

/** What was typed goes with who typed it. */
export function forgetDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.endsWith(DRAFT)) sessionStorage.removeItem(key);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

/** From now on drafts go as soon as a customer leaves, is not believed any more or another one comes, also in another tab. A guest who signs in keeps them. */
export function watchWhoTypes(): void {
  if (isWatching) return;
  isWatching = true;
  let whoseToken = readStored('token');
  onStored('token', () => {
    if (whoseToken) forgetDrafts();
    whoseToken = readStored('token');
  });
}

let isWatching = false;
