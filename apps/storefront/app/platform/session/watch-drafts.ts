import { forgetDrafts } from '@bozor/web/forms/forget-drafts.ts';
import { onStored, readStored } from '../storage.ts';

/** Drafts of forms go as soon as a customer signs out, expires or is replaced, also in another tab. A guest who signs in keeps them. */
export function watchDrafts(): () => void {
  let token = readStored('token');
  return onStored('token', () => {
    if (token) forgetDrafts();
    token = readStored('token');
  });
}
