import { ApiProblem, ConnectionLost } from '@bozor/contract/client.ts';
import { goTo } from './navigate.ts';
import { notify } from './notices.ts';
import { readStored, writeStored } from './storage.ts';
import { urls } from './urls.ts';
import { text } from './words/text.ts';

/** The shared handler: tells each error of a refusal once, a lost connection once, and nothing about what was given up. */
export function tellFailure(error: unknown): void {
  if (error instanceof ApiProblem) {
    if (error.status === 401) return;
    for (const { code, message } of error.entries) notify({ id: code, kind: 'error', text: message, said: 'by-server' });
    if (error.entries.length === 0) notify({ id: 'unknown', kind: 'error', text: text('Something went wrong. Please try again.') });
  } else if (error instanceof ConnectionLost) {
    tellConnectionLost();
  }
}

/** A page or part that is not there says so itself, where it should stand. */
export function tellQueryFailure(error: unknown): void {
  if (!(error instanceof ApiProblem && error.status === 404)) tellFailure(error);
}

export function tellConnectionLost(): void {
  notify({ id: 'connection', kind: 'error', text: text('Connection lost. Please try again.') });
}

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
