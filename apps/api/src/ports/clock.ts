/** Current time. Money and expiry follow the database's clock; this one serves everything shown. */
export interface Clock {
  now(): Date;
}

/** The machine's clock. Tests inject a fixed one. */
export const systemClock: Clock = { now: () => new Date() };
