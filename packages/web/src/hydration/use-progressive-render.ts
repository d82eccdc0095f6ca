import { startTransition, useEffect, useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router';

/**
 * Whether to render a page in full. After a link navigation its first viewport is rendered first and the rest in a transition; after Back, a
 * reload or an entry from elsewhere it is rendered in full, so that the scroll position holds.
 */
export function useProgressiveRender(): boolean {
  const cameByLink = useNavigationType() !== NavigationType.Pop;
  const [isWhole, setIsWhole] = useState(!cameByLink);
  useEffect(() => startTransition(() => setIsWhole(true)), []);
  return isWhole;
}
