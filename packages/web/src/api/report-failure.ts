import { ApiProblem, ConnectionLost } from '@bozor/contract/client.ts';
import { notify } from '../overlays/notices.ts';
import { text } from '../i18n/text.ts';

/** The shared handler: tells each error of a refusal once, a lost connection once, and nothing about what was given up. */
export function reportFailure(error: unknown): void {
  if (error instanceof ApiProblem) {
    if (error.status === 401) return;
    for (const { code, message } of error.entries) notify({ id: code, kind: 'error', text: message, said: 'by-server' });
    if (error.entries.length === 0) notify({ id: 'unknown', kind: 'error', text: text('Something went wrong. Please try again.') });
  } else if (error instanceof ConnectionLost) {
    reportConnectionLost();
  }
}

/** A page or part that is not there says so itself, where it should stand. */
export function reportQueryFailure(error: unknown): void {
  if (!(error instanceof ApiProblem && error.status === 404)) reportFailure(error);
}

export function reportConnectionLost(): void {
  notify({ id: 'connection', kind: 'error', text: text('Connection lost. Please try again.') });
}
