import { startTransition, useEffect, useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router';

/**
 * Whether a long list is drawn whole. Whoever comes to its page by a link sees the first screen of it sooner, and the rest in pieces right
 * after; whoever comes back, reloads or arrives from elsewhere has it whole, and stands where they stood.
 */
export function useProgressiveList(): boolean {
  const cameByLink = useNavigationType() !== NavigationType.Pop;
  const [isWhole, setIsWhole] = useState(!cameByLink);
  useEffect(() => startTransition(() => setIsWhole(true)), []);
  return isWhole;
}
