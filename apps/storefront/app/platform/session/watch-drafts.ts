import { clearDrafts } from '@bozor/web/forms/clear-drafts.ts';
import { onStored, readStored } from '../storage.ts';

/** Deletes form drafts when a customer signs out, expires or is replaced, also in another tab. A guest who signs in keeps them. */
export function watchDrafts(): () => void {
  let token = readStored('token');
  return onStored('token', () => {
    if (token) clearDrafts();
    token = readStored('token');
  });
}
