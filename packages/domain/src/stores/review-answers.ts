/** Minutes in which a store may still change its reply. */
export const REPLY_MINUTES = 15;

/** Why a store reports a review to the operator, in the order in which a form lists it. */
export const REPORT_REASONS = ['insult', 'personal-data', 'not-about-us', 'advertising', 'untrue'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/**
 * Returns until when a reply may be changed; undefined for one that is final, as all are from before their time was kept.
 * @example replyChangesUntil({ repliedAtMs, nowMs }) // repliedAtMs + 15 minutes
 */
export function replyChangesUntil({
  repliedAtMs,
  nowMs,
}: {
  readonly repliedAtMs: number | undefined;
  readonly nowMs: number;
}): number | undefined {
  const untilMs = repliedAtMs === undefined ? undefined : repliedAtMs + REPLY_MINUTES * 60_000;
  return untilMs !== undefined && nowMs < untilMs ? untilMs : undefined;
}
