import { useEffect, useState } from 'react';

/** The present moment in ms, again every so often. For what is shown in the browser only: the server's page has another moment. */
export function useClock(everyMs: number): number {
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return nowMs;
}
