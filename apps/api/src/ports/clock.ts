/** The present moment. Money and expiry are decided by the database's clock; this one is for everything shown. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
