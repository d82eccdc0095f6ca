import { useEffect, useState } from 'react';

/** A text once it has not changed for a while; that it is empty counts at once. */
export function useDebouncedValue(value: string, pauseMs: number): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), value === '' ? 0 : pauseMs);
    return () => clearTimeout(timer);
  }, [value, pauseMs]);
  return value === '' ? '' : settled;
}
