interface LaneOptions {
  readonly workers: number;
  /** NOTIFY announces new jobs. Polling finds delayed and retried ones. */
  readonly pollMs?: number;
  /** Passed to the queue before other jobs. */
  readonly isUrgent?: boolean;
}

/**
 * Lanes of background work. Each has workers of its own, so that no job waits behind a hanging server or behind ten thousand jobs of
 * another kind (docs/decisions/job-lanes.md). A worker that waits for a server costs a socket and no database connection.
 */
export const LANES = {
  /**
   * A customer waits for the code at the sign-in. A hanging server occupies workers for five codes a second, each for its timeout and
   * several retries.
   */
  'sms-codes': { workers: 128, pollMs: 10_000, isUrgent: true },
  'mail-codes': { workers: 64, pollMs: 10_000, isUrgent: true },
  /** Results of payments. */
  'payments': { workers: 4, pollMs: 10_000, isUrgent: true },
  /** Offers to couriers: goods wait at a store's counter; and times of a store that end by the minute. */
  'offers': { workers: 2, pollMs: 2_000, isUrgent: true },
  /** Queries gateways about payments without a callback, and returns money. */
  'gateways': { workers: 2 },
  'sms': { workers: 4 },
  'mail': { workers: 4 },
  'push': { workers: 8, pollMs: 10_000 },
  /** Sweeps and counters. */
  'chores': { workers: 2 },
  /** Stores and couriers of a demo city. */
  'demo': { workers: 2, pollMs: 1_000 },
} as const satisfies Readonly<Record<string, LaneOptions>>;

export type Lane = keyof typeof LANES;

/** Less than the 30 s after which the pool closes an idle connection, so that a poll needs no new one. */
const POLL_MS = 20_000;

export function optionsOf(lane: Lane): Required<LaneOptions> {
  return { pollMs: POLL_MS, isUrgent: false, ...LANES[lane] };
}
