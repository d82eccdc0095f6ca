import { useEffect, useState } from 'react';

/** Current time in ms, updated at an interval. Only for client-rendered content, since the server-rendered page has another time. */
export function useClock(everyMs: number): number {
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return nowMs;
}
