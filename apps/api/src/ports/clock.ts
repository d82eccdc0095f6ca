/** The present moment. Money and expiry are decided by the database's clock; this one is for everything shown. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** A clock that stands still, for tests: `fixedClock('2026-11-20T09:00:00Z')`. */
export function fixedClock(iso: string): Clock & { set(iso: string): void } {
  let moment = new Date(iso);
  return {
    now: () => new Date(moment),
    set: (next) => {
      moment = new Date(next);
    },
  };
}
