/**
 * Lanes of background work: each has hands of its own, so that nothing waits behind a server that hangs or behind ten thousand jobs of another
 * kind (docs/decisions/job-lanes.md). A hand that waits for a server costs a socket and no connection of the database.
 */
export const LANES = {
  /** Somebody waits for it at the sign-in. */
  'sms-codes': { hands: 32 },
  'mail-codes': { hands: 16 },
  /** What a payment came to. */
  'payments': { hands: 4 },
  /** Asks gateways about payments that nobody heard of, and sends money back. */
  'gateways': { hands: 2 },
  'sms': { hands: 4 },
  'mail': { hands: 4 },
  'push': { hands: 8 },
  /** Sweeps and counts. */
  'chores': { hands: 2 },
  /** Stores and couriers of a demo city. */
  'demo': { hands: 2 },
} as const satisfies Readonly<Record<string, { readonly hands: number }>>;

export type Lane = keyof typeof LANES;
