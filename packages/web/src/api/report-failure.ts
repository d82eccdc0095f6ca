import { ApiProblem, ConnectionLost } from '@bozor/contract/client.ts';
import { notify } from '../overlays/notices.ts';
import { text } from '../i18n/text.ts';

/** Shared error handler: shows each error of a problem once, a lost connection once, and nothing for an aborted request. */
export function reportFailure(error: unknown): void {
  if (error instanceof ApiProblem) {
    if (error.status === 401) return;
    for (const { code, field, message } of error.entries) {
      // Two fields may be refused with one code.
      const isAlone = error.entries.filter((each) => each.code === code).length === 1;
      notify({ id: isAlone ? code : `${code} ${field}`, kind: 'error', text: message, textOrigin: 'by-server' });
    }
    if (error.entries.length === 0) notify({ id: 'unknown', kind: 'error', text: text('Something went wrong. Please try again.') });
  } else if (error instanceof ConnectionLost) {
    reportConnectionLost();
  }
}

/** A 404 is shown in place of the missing content, so no toast appears. */
export function reportQueryFailure(error: unknown): void {
  if (!(error instanceof ApiProblem && error.status === 404)) reportFailure(error);
}

export function reportConnectionLost(): void {
  notify({ id: 'connection', kind: 'error', text: text('Connection lost. Please try again.') });
}
