interface LaneOptions {
  readonly hands: number;
  /** New jobs are told by NOTIFY; a poll finds those whose time has come, and those that are tried again. */
  readonly pollMs?: number;
  /** Handed on to the queue before what others asked for. */
  readonly isUrgent?: boolean;
}

/**
 * Lanes of background work: each has hands of its own, so that nothing waits behind a server that hangs or behind ten thousand jobs of another
 * kind (docs/decisions/job-lanes.md). A hand that waits for a server costs a socket and no connection of the database.
 */
export const LANES = {
  /** Somebody waits for it at the sign-in. A server that hangs holds five codes a second, each for its time-out and for several tries. */
  'sms-codes': { hands: 128, pollMs: 5_000, isUrgent: true },
  'mail-codes': { hands: 64, pollMs: 5_000, isUrgent: true },
  /** What a payment came to. */
  'payments': { hands: 4, pollMs: 5_000, isUrgent: true },
  /** Asks gateways about payments that nobody heard of, and sends money back. */
  'gateways': { hands: 2 },
  'sms': { hands: 4 },
  'mail': { hands: 4 },
  'push': { hands: 8, pollMs: 5_000 },
  /** Sweeps and counts. */
  'chores': { hands: 2 },
  /** Stores and couriers of a demo city. */
  'demo': { hands: 2, pollMs: 1_000 },
} as const satisfies Readonly<Record<string, LaneOptions>>;

export type Lane = keyof typeof LANES;

const POLL_MS = 15_000;

export function optionsOf(lane: Lane): Required<LaneOptions> {
  return { pollMs: POLL_MS, isUrgent: false, ...LANES[lane] };
}
