import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

/**
 * A value that the browser knows better than the server, e.g. what is remembered or the time. A page that comes to life has what
 * the server drew, and follows in a transition: in pieces and without keeping anybody waiting, where `useSyncExternalStore`
 * draws all that differs at once in the very task that brought the page to life.
 */
export function useBrowserValue<Value>(follow: (tell: () => void) => () => void, read: () => Value, onServer: () => Value): Value {
  const isComingAlive = useIsComingAlive();
  const [value, setValue] = useState(isComingAlive ? onServer : read);
  useEffect(() => {
    const look = () => setValue(() => read());
    if (!Object.is(read(), value)) startTransition(look);
    return follow(look);
    // All are asked anew whenever the value changes; another value to follow is another component.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return value;
}

/** Whether this render joins a page that the server drew. Only then does React ask a store for what the server had. */
function useIsComingAlive(): boolean {
  let isComingAlive = false;
  useSyncExternalStore(never, nothing, () => {
    isComingAlive = true;
  });
  return isComingAlive;
}

const never = () => () => {};
const nothing = () => {};
