import { goTo } from '@bozor/web/navigation/navigate.ts';
import { notify } from '@bozor/web/overlays/notices.ts';
import { text } from '@bozor/web/i18n/text.ts';
import { urls } from '../pages/urls.ts';
import { readStored, writeStored } from '../storage.ts';

/** The server does not accept the token any more: it goes, and so does the page that needed it. Answers to older tokens do not count. */
export function endSession(sentAuthorization: string | undefined): void {
  const token = readStored('token');
  if (!token || sentAuthorization !== `Bearer ${token}`) return;
  writeStored('token', undefined);
  notify({ id: 'session', kind: 'error', text: text('Your account is inactive or Your token has been expired') });
  goTo(urls.home());
}

/** The server does not know the guest, as when its data was begun anew: the id goes, and another one is asked for. */
export function forgetGuest(sentId: string | undefined): void {
  if (sentId === readStored('guest_id')) writeStored('guest_id', undefined);
}
