import { useEffect, useState, type Dispatch, type SetStateAction } from 'react';
import { useLocation } from 'react-router';

/**
 * State of one visit to a page: whoever comes back by the history finds it as it was left. A page that is opened anew begins with `first`.
 * `name` is the state's own on its page.
 */
export function useVisitState<Value>(name: string, first: Value): [Value, Dispatch<SetStateAction<Value>>] {
  const { key } = useLocation();
  const id = `${key} ${name}`;
  const [value, setValue] = useState(() => (kept.has(id) ? (kept.get(id) as Value) : first));
  useEffect(() => void kept.set(id, value), [id, value]);
  return [value, setValue];
}

/** By visit and name, as long as the browser has the app loaded. */
const kept = new Map<string, unknown>();
