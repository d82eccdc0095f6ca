import type { Clock } from '../src/ports/clock.ts';

/** A fixed clock for tests: `fixedClock('2026-11-20T09:00:00Z')`. */
export function fixedClock(iso: string): Clock & { set(iso: string): void } {
  let moment = new Date(iso);
  return {
    now: () => new Date(moment),
    set: (next) => {
      moment = new Date(next);
    },
  };
}
