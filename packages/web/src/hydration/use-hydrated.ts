import { useBrowserValue } from './use-browser-value.ts';

/** False on the server and during hydration, then true: for values that only the browser knows. */
export function useHydrated(): boolean {
  return useBrowserValue(
    never,
    () => true,
    () => false,
  );
}

const never = () => () => {};
