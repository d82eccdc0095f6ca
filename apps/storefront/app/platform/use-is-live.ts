import { useSyncExternalStore } from 'react';

/** False on the server and while its page comes to life, true from then on: for what only the browser can know. */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

const never = () => () => {};
