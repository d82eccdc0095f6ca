import { useEffect, useState } from 'react';
import { useHydrated } from '@bozor/web/hydration/use-hydrated.ts';

const TICK_MS = 30_000;

/** The clock, in half minutes. While the server's page comes to life it is the moment for which that page was made. */
export function useNow(readAt: number): number {
  const isLive = useHydrated();
  const [now, setNow] = useState(readAt);
  useEffect(() => {
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return isLive ? Math.max(now, readAt) : readAt;
}
