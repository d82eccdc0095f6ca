import { useBrowserValue } from './use-browser-value.ts';

const MINUTE_MS = 60_000;
const CHECK_MS = 15_000;

/** Current minute in ms since 1970, shared by the whole page; undefined on the server and during hydration. */
export function useMinute(): number | undefined {
  return useBrowserValue<number | undefined>(onCheck, thisMinute, () => undefined);
}

const thisMinute = () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

function onCheck(listen: () => void): () => void {
  listeners.add(listen);
  timer ??= setInterval(() => listeners.forEach((each) => each()), CHECK_MS);
  return () => {
    listeners.delete(listen);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}
