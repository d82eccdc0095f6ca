import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

/**
 * A value that only the browser knows, such as a stored one or the time. Hydration starts with the server's value and changes it in a
 * transition, which renders in slices; `useSyncExternalStore` would re-render all differences synchronously in the hydration task.
 */
export function useBrowserValue<Value>(follow: (listener: () => void) => () => void, read: () => Value, onServer: () => Value): Value {
  const isHydrating = useIsHydrating();
  const [value, setValue] = useState(isHydrating ? onServer : read);
  useEffect(() => {
    const check = () => setValue(() => read());
    if (!Object.is(read(), value)) startTransition(check);
    return follow(check);
    // `read` is called again on every change; another value to follow needs another component.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return value;
}

/** Whether this render hydrates server-rendered markup: only then does React call `getServerSnapshot`. */
function useIsHydrating(): boolean {
  let isHydrating = false;
  useSyncExternalStore(never, nothing, () => {
    isHydrating = true;
  });
  return isHydrating;
}

const never = () => () => {};
const nothing = () => {};
