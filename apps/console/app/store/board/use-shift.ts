import { localTime, TASHKENT } from '@bozor/domain/time/local-time.ts';
import { useEffect, useSyncExternalStore } from 'react';
import { consoleStorage } from '../../frame/console-storage.ts';
import { isBellReady, readyBell, ringBell, watchBell } from './bell.ts';

const today = () => localTime(Date.now(), TASHKENT).date;

interface Shift {
  /** Somebody heard the bell today on this device. */
  readonly isProved: boolean;
  /** The page may sound now. After it was loaded again that needs a press. */
  readonly isAudible: boolean;
  /** Plays the bell once and asks for notifications; to be called on a press. */
  readonly test: () => Promise<boolean>;
  readonly prove: () => void;
}

/** The shift of a device: whether new orders are heard on it. It lasts for the day. */
export function useShift(): Shift {
  const provedOn = consoleStorage.use('console-shift');
  const isAudible = useSyncExternalStore(watchBell, isBellReady);
  const isProved = provedOn === today();
  useEffect(() => {
    if (!isProved || isAudible) return;
    const listening = new AbortController();
    const ready = () => void readyBell();
    // Pages that somebody used before may sound at once, all others after a press anywhere.
    ready();
    for (const press of ['pointerdown', 'keydown'] as const) window.addEventListener(press, ready, { signal: listening.signal });
    return () => listening.abort();
  }, [isProved, isAudible]);
  return {
    isProved,
    isAudible,
    test: async () => {
      const mayRing = await readyBell();
      if (mayRing) ringBell({ repeats: false });
      await askForNotifications();
      return mayRing;
    },
    prove: () => consoleStorage.write('console-shift', today()),
  };
}

async function askForNotifications(): Promise<void> {
  if (!('Notification' in window) || Notification.permission !== 'default') return;
  await Notification.requestPermission();
}
