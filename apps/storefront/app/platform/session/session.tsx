import { calls } from '@bozor/contract/shop/calls.ts';
import { useQueryClient } from '@tanstack/react-query';
import { createContext, startTransition, use, useEffect, useMemo, useRef, type ReactNode } from 'react';
import type { Api } from '@bozor/web/api/api.ts';
import { useRuntime } from '@bozor/web/runtime/runtime.tsx';
import { isPersonal } from '@bozor/web/api/query.ts';
import { readStored, useStored, writeStored } from '../storage.ts';
import { watchDrafts } from './watch-drafts.ts';
import { useHydrated } from '@bozor/web/hydration/use-hydrated.ts';

/** Who the browser acts for. */
export interface Session {
  /** `unknown` on the server and until the page is alive; `nobody` has not got a guest id yet. */
  readonly status: 'unknown' | 'nobody' | 'guest' | 'customer';
  readonly isSignedIn: boolean;
  /** Personal questions can be asked. */
  readonly isKnown: boolean;
  readonly guestId: string | undefined;
  /** Ends a sign-in: the token counts from here on, the guest's id is spent. */
  readonly signIn: (token: string) => void;
  readonly signOut: () => void;
}

const SessionContext = createContext<Session | undefined>(undefined);

export function SessionProvider({ children }: { readonly children: ReactNode }) {
  const { api } = useRuntime();
  const isLive = useHydrated();
  const token = useStored('token');
  const guestId = useStored('guest_id');
  const status = !isLive ? 'unknown' : token ? 'customer' : guestId ? 'guest' : 'nobody';

  useEffect(() => {
    if (status === 'nobody') void becomeGuest(api);
  }, [api, status]);
  useEffect(watchDrafts, []);
  useForgettingOnChange(isLive ? (token ?? guestId) : undefined);

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

/** Asks for a guest id once; the answer of another tab that was faster is kept. A failure is only logged: the next page tries again. */
export function becomeGuest(api: Api): Promise<void> {
  asking ??= api
    .call(calls.identity.requestGuest)
    .then(({ guest_id }) => {
      // Nobody waits for it, and parts that have not come alive yet are not drawn anew for it.
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

function signOut(): void {
  writeStored('token', undefined);
}

/** When another person acts, also from another tab, what the one before saw is forgotten and asked again. */
function useForgettingOnChange(identityNow: string | undefined): void {
  const client = useQueryClient();
  const before = useRef(identityNow);
  useEffect(() => {
    if (before.current !== undefined && before.current !== identityNow)
      void client.resetQueries({ predicate: ({ queryKey }) => isPersonal(queryKey) });
    before.current = identityNow;
  }, [client, identityNow]);
}
