import { calls } from '@bozor/contract/staff/calls.ts';
import type { StaffEvent } from '@bozor/contract/staff/events.ts';
import { allOf } from '@bozor/web/api/query.ts';
import { useApi } from '@bozor/web/runtime/runtime.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { createContext, useContext, useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { restoredAt } from '../offline/keep-reads.ts';
import { readChanging } from './read-changing.ts';

/** A burst of changes is read once. */
const COLLECT_MS = 250;
/** The line comes after the page, which has just been read. What changes meanwhile is read once the line holds. */
const BEGIN_AFTER_MS = 1_000;
/** A line that is back sooner was never missed. */
const LOST_AFTER_MS = 5_000;

interface Live {
  /** When the connection was lost, in ms since 1970; undefined while it holds. What is shown is at least as old. */
  readonly lostAtMs: number | undefined;
}

const LiveContext = createContext<Live>({ lostAtMs: undefined });

/** Whether what is shown is up to date, and since when it is not. */
export const useLive = () => useContext(LiveContext);

/** Reads everything that is on screen again when something within the person's reach changes, also while the page is hidden. */
export function LiveProvider({ children }: { readonly children: ReactNode }) {
  const api = useApi();
  const client = useQueryClient();
  const [lostAtMs, setLostAtMs] = useState<number>();
  const reading = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wasConnected = useRef(false);
  const losing = useRef<ReturnType<typeof setTimeout>>(undefined);

  const readAgain = useEffectEvent(() => {
    reading.current ??= setTimeout(() => {
      reading.current = undefined;
      void readChanging(client);
    }, COLLECT_MS);
  });
  const checkPerson = useEffectEvent(() => void client.invalidateQueries({ queryKey: allOf(calls.me.read) }));
  const hear = useEffectEvent(({ kind }: StaffEvent) => (kind === 'over' ? checkPerson() : readAgain()));
  const noteLine = useEffectEvent((isConnected: boolean) => {
    if (!isConnected) {
      // A screen that a reload without a network brought back is as old as its last answer.
      const restoredAtMs = wasConnected.current ? undefined : restoredAt();
      const at = restoredAtMs ?? Date.now();
      losing.current ??= setTimeout(() => setLostAtMs(at), restoredAtMs === undefined ? LOST_AFTER_MS : 0);
      return;
    }
    wasConnected.current = true;
    clearTimeout(losing.current);
    losing.current = undefined;
    setLostAtMs(undefined);
    // Changes while nobody listened.
    readAgain();
  });
  useEffect(() => {
    let isWanted = true;
    let end = () => {};
    const follow = async () => {
      const { followEvents } = await import('@bozor/web/api/live-events.ts');
      if (!isWanted) return;
      end = followEvents(
        api,
        calls.events.follow,
        {},
        {
          onEvent: ({ data }) => hear(data),
          poll: () => {
            checkPerson();
            readAgain();
          },
          onLine: (isConnected) => noteLine(isConnected),
          isHeardHidden: true,
        },
      );
    };
    const timer = setTimeout(() => void follow().catch(() => noteLine(false)), BEGIN_AFTER_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
      end();
      clearTimeout(losing.current);
      clearTimeout(reading.current);
      [losing.current, reading.current] = [undefined, undefined];
    };
  }, [api]);
  return <LiveContext value={{ lostAtMs }}>{children}</LiveContext>;
}
