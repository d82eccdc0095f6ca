import { useEffect, useState } from 'react';

/** Debounces a text; an empty text applies at once. */
export function useDebouncedValue(value: string, pauseMs: number): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), value === '' ? 0 : pauseMs);
    return () => clearTimeout(timer);
  }, [value, pauseMs]);
  return value === '' ? '' : settled;
}
