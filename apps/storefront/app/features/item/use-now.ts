import { useEffect, useState } from 'react';
import { useHydrated } from '@bozor/web/hydration/use-hydrated.ts';

const TICK_MS = 30_000;

/** Clock with a 30 s tick. During hydration it returns `readAt`, the moment for which the page was rendered. */
export function useNow(readAt: number): number {
  const isHydrated = useHydrated();
  const [now, setNow] = useState(readAt);
  useEffect(() => {
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return isHydrated ? Math.max(now, readAt) : readAt;
}
