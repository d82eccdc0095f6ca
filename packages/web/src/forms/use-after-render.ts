import { useCallback, useLayoutEffect, useRef, useState } from 'react';

/**
 * Runs an action once the state that was set beside it is rendered. Focus that moves to a refused field before that is announced without the
 * complaint.
 */
export function useAfterRender(): (act: () => void) => void {
  const waiting = useRef<() => void>(undefined);
  const [, render] = useState(0);
  useLayoutEffect(() => {
    const act = waiting.current;
    waiting.current = undefined;
    act?.();
  });
  return useCallback((act) => {
    waiting.current = act;
    render((count) => count + 1);
  }, []);
}
