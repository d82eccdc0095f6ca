import { useEffect, useState, type Dispatch, type SetStateAction } from 'react';
import { useLocation } from 'react-router';

/** State per history entry: going back restores it, a new visit starts with `first`. `name` is unique on its page. */
export function useVisitState<Value>(name: string, first: Value): [Value, Dispatch<SetStateAction<Value>>] {
  const { key } = useLocation();
  const id = `${key} ${name}`;
  const [value, setValue] = useState(() => (stored.has(id) ? (stored.get(id) as Value) : first));
  useEffect(() => void stored.set(id, value), [id, value]);
  return [value, setValue];
}

/** By entry and name, for as long as the app is loaded. */
const stored = new Map<string, unknown>();
