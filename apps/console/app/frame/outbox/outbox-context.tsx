import { calls } from '@bozor/contract/staff/calls.ts';
import { allOf } from '@bozor/web/api/query.ts';
import { useRuntime } from '@bozor/web/runtime/runtime.tsx';
import { createContext, useContext, useEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { useLive } from '../live/live.tsx';
import { readChanging } from '../live/read-changing.ts';
import { useStaff } from '../shell/staff-context.tsx';
import { actingAs } from '../staff/acting-as.ts';
import { createLateOutbox, type LateOutbox } from './late-outbox.ts';
import { sendable, type Tap } from './tap.ts';

const OutboxContext = createContext<LateOutbox | undefined>(undefined);

/** The outbox of the signed-in person. It sends when the page opens, when the network is back, and when the live line is. */
export function OutboxProvider({ children }: { readonly children: ReactNode }) {
  const { api, queryClient } = useRuntime();
  const { person } = useStaff();
  const { lostAtMs } = useLive();
  const outbox = useMemo(
    () =>
      createLateOutbox({
        api,
        personId: person.id,
        refresh: () => readChanging(queryClient),
        checkPerson: () => void queryClient.invalidateQueries({ queryKey: allOf(calls.me.read) }),
      }),
    [api, person.id, queryClient],
  );
  useEffect(() => {
    actingAs.set(person.id);
    return () => actingAs.set(undefined);
  }, [person.id]);
  useEffect(() => {
    const run = () => void outbox.run();
    window.addEventListener('online', run);
    document.addEventListener('visibilitychange', run);
    return () => {
      window.removeEventListener('online', run);
      document.removeEventListener('visibilitychange', run);
    };
  }, [outbox]);
  useEffect(() => {
    if (lostAtMs === undefined) void outbox.run();
  }, [outbox, lostAtMs]);
  return <OutboxContext value={outbox}>{children}</OutboxContext>;
}

export function useOutbox(): LateOutbox {
  const outbox = useContext(OutboxContext);
  if (!outbox) throw new Error('useOutbox belongs below a ConsoleShell.');
  return outbox;
}

/** All taps of the device that are kept: waiting, refused, and those of other people. */
export function useKeptTaps(): readonly Tap[] {
  const { subscribe, shown } = useOutbox();
  return useSyncExternalStore(subscribe, shown, shown);
}

/** Taps of the signed-in person that count as done on screen and wait for the network. */
export function useWaitingTaps(): readonly Tap[] {
  const taps = useKeptTaps();
  const { person } = useStaff();
  return useMemo(() => sendable(taps, person.id), [taps, person.id]);
}
