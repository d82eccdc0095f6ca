import { calls } from '@bozor/contract/staff/calls.ts';
import { apiQuery } from '@bozor/web/api/query.ts';
import type { QueryClient } from '@tanstack/react-query';
import { forgetReads } from '../offline/keep-reads.ts';
import { consoleStorage } from '../console-storage.ts';

/** Who is signed in. */
export const ownPerson = () => apiQuery(calls.me.read, {}, { quiet: true });

export const ownSessions = () => apiQuery(calls.sessions.list, {}, { quiet: true, staleMs: 0 });

/** The next render of every tab shows the person of the cookie. */
export function noteSignedIn(client: QueryClient): void {
  forgetPerson(client);
  consoleStorage.write('console-signed-in', true);
}

/** The next render of every tab shows the sign-in page. */
export function noteSignedOut(client: QueryClient): void {
  consoleStorage.write('console-signed-in', undefined);
  forgetPerson(client);
  void forgetReads();
}

function forgetPerson(client: QueryClient): void {
  client.removeQueries({ predicate: ({ queryKey: [path] }) => typeof path === 'string' && path.startsWith('/staff/') });
}
