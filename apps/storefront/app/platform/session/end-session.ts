import { goTo } from '@bozor/web/navigation/navigate.ts';
import { notify } from '@bozor/web/overlays/notices.ts';
import { text } from '@bozor/web/i18n/text.ts';
import { urls } from '../pages/urls.ts';
import { readStored, writeStored } from '../storage.ts';

/** Handles a 401: drops the token and leaves the page that needed it. Answers to older tokens are ignored. */
export function endSession(sentAuthorization: string | undefined): void {
  const token = readStored('token');
  if (!token || sentAuthorization !== `Bearer ${token}`) return;
  writeStored('token', undefined);
  notify({ id: 'session', kind: 'error', text: text('Your account is inactive or Your token has been expired') });
  goTo(urls.home());
}

/** Handles an unknown guest, such as after the database was recreated: drops the id, so that a new one is requested. */
export function clearGuest(sentId: string | undefined): void {
  if (sentId === readStored('guest_id')) writeStored('guest_id', undefined);
}
