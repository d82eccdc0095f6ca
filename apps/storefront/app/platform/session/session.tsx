import { calls } from '@bozor/contract/shop/calls.ts';
import { useQueryClient } from '@tanstack/react-query';
import { createContext, startTransition, use, useEffect, useMemo, useRef, type ReactNode } from 'react';
import type { Api } from '@bozor/web/api/api.ts';
import { useRuntime } from '@bozor/web/runtime/runtime.tsx';
import { isPersonal } from '@bozor/web/api/query.ts';
import { readStored, useStored, writeStored } from '../storage.ts';
import { watchDrafts } from './watch-drafts.ts';
import { useHydrated } from '@bozor/web/hydration/use-hydrated.ts';

/** The identity that the browser acts for. */
export interface Session {
  /** `unknown` on the server and until hydration; `anonymous` before a guest id is received. */
  readonly status: 'unknown' | 'anonymous' | 'guest' | 'customer';
  readonly isSignedIn: boolean;
  /** Personal queries can be sent. */
  readonly isKnown: boolean;
  readonly guestId: string | undefined;
  /** Completes a sign-in: stores the token and drops the guest id, which is used up. */
  readonly signIn: (token: string) => void;
  /** Drops the token, and goes on as the guest of this id, or as a new one. */
  readonly signOut: (guestId?: string) => void;
}

const SessionContext = createContext<Session | undefined>(undefined);

export function SessionProvider({ children }: { readonly children: ReactNode }) {
  const { api } = useRuntime();
  const isHydrated = useHydrated();
  const token = useStored('token');
  const guestId = useStored('guest_id');
  const status = !isHydrated ? 'unknown' : token ? 'customer' : guestId ? 'guest' : 'anonymous';

  useEffect(() => {
    if (status === 'anonymous') void becomeGuest(api);
  }, [api, status]);
  useEffect(watchDrafts, []);
  useClearDraftsOnChange(isHydrated ? (token ?? guestId) : undefined);

  const session = useMemo<Session>(
    () => ({ status, isSignedIn: status === 'customer', isKnown: status === 'customer' || status === 'guest', guestId, signIn, signOut }),
    [status, guestId],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
}

export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession stands outside a SessionProvider');
  return session;
}

/** Requests a guest id once; an id that another tab stored first stays. A failure is only logged, since the next page retries. */
export function becomeGuest(api: Api): Promise<void> {
  asking ??= api
    .call(calls.identity.requestGuest)
    .then(({ guest_id }) => {
      // A transition: nothing waits for it, and parts that are not hydrated yet need not be re-rendered for it.
      if (!readStored('guest_id')) startTransition(() => writeStored('guest_id', guest_id));
    })
    .catch((error: unknown) => {
      // oxlint-disable-next-line eslint/no-console -- the specification wants this failure logged and nothing more
      console.warn('No guest id', error);
    })
    .finally(() => {
      asking = undefined;
    });
  return asking;
}

let asking: Promise<void> | undefined;

function signIn(token: string): void {
  writeStored('token', token);
  writeStored('guest_id', undefined);
}

function signOut(guestId?: string): void {
  if (guestId !== undefined) writeStored('guest_id', guestId);
  writeStored('token', undefined);
}

/** When the identity changes, also from another tab, personal data is reset and refetched. */
function useClearDraftsOnChange(identityNow: string | undefined): void {
  const client = useQueryClient();
  const before = useRef(identityNow);
  useEffect(() => {
    if (before.current !== undefined && before.current !== identityNow)
      void client.resetQueries({ predicate: ({ queryKey }) => isPersonal(queryKey) });
    before.current = identityNow;
  }, [client, identityNow]);
}
