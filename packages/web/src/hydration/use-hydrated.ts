import { useBrowserValue } from './use-browser-value.ts';

/** False on the server and while its page comes to life, true from then on: for what only the browser can know. */
export function useHydrated(): boolean {
  return useBrowserValue(
    never,
    () => true,
    () => false,
  );
}

const never = () => () => {};
