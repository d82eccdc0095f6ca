import { useEffect, useState, type Dispatch, type SetStateAction } from 'react';
import { useLocation } from 'react-router';
import { useScope } from './scope-context.tsx';

/**
 * A choice on a page that has no place in its address: whoever comes back finds it as it was left, and with it the list that stood there. A page that
 * is opened anew begins with `first`. `name` is the choice's own on its page.
 */
export function useKeptChoice<Choice>(name: string, first: Choice): [Choice, Dispatch<SetStateAction<Choice>>] {
  const { key } = useLocation();
  const { moduleId } = useScope();
  const id = `${key} ${moduleId} ${name}`;
  const [choice, choose] = useState(() => (kept.has(id) ? (kept.get(id) as Choice) : first));
  useEffect(() => void kept.set(id, choice), [id, choice]);
  return [choice, choose];
}

/** By visit, module and name; as long as the browser has the shop loaded. */
const kept = new Map<string, unknown>();
